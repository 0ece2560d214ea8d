import type { View } from "../../types";
import type { Added, Teutonic } from "./view-types";

export const teutonicOf = (view: View): Teutonic | undefined => (view as View & Partial<Added>).teutonic;
