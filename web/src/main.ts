import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { gameModule } from "./games";
import { preferred, speak } from "./lib/fluent.svelte";
import { findGames } from "./lib/game";
import { preferences, showTheme } from "./lib/preferences.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
showTheme();
findGames(gameModule);
await speak(preferences.language ?? preferred(navigator.languages));
mount(App, { target });
