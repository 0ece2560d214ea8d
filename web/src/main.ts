import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./lib/fluent.svelte";
import { preferences, showTheme } from "./lib/preferences.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
showTheme();
await speak(preferences.language ?? preferred(navigator.languages));
mount(App, { target });
