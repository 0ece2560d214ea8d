import type { View } from "../../types";
import type { Added, Templars } from "./view-types";

export const templarsOf = (view: View): Templars | undefined => (view as View & Partial<Added>).templars;
