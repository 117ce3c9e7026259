// What the middle of the page shows: one scene, a board of devices or scenes, or the graph of constraints.

import { byId, el } from "./dom.js";
import { on, set, state } from "./state.js";
import { graphIcon, gridIcon, phoneIcon, scenesIcon } from "./icons.js";

export const modes = {
  scene: { name: "Scene", title: "One scene, to pull at (S)", icon: phoneIcon, key: "s" },
  devices: { name: "Devices", title: "This scene on all devices of the app (D)", icon: gridIcon, key: "d" },
  scenes: { name: "Scenes", title: "All scenes of the document on this device (A)", icon: scenesIcon, key: "a" },
  graph: { name: "Graph", title: "Which constraints hold what (G)", icon: graphIcon, key: "g" },
};

export const isBoard = () => state.mode === "devices" || state.mode === "scenes";

/** What zooms and is zoomed in each mode: filled by the parts that show them. */
export const surfaces = {};

export const surface = () => surfaces[isBoard() ? "board" : state.mode];

export function startModes() {
  const buttons = Object.entries(modes).map(([mode, { name, title, icon }]) =>
    el("button", { type: "button", class: "mode", "data-mode": mode, title, onclick: () => set({ mode }) }, icon(), el("span", {}, name)));
  const group = el("div", { class: "modes", role: "group", "aria-label": "Show" }, buttons);
  // On a phone the title has no room beside it.
  const narrow = matchMedia("(max-width: 760px)");
  const place = () => { if (narrow.matches) byId("environment").prepend(group); else byId("sceneField").after(group); };
  narrow.addEventListener("change", place);
  place();
  const show = () => {
    for (const button of buttons) button.setAttribute("aria-pressed", button.dataset.mode === state.mode);
    byId("stage").hidden = state.mode !== "scene";
    byId("board").hidden = !isBoard();
    byId("graph").hidden = state.mode !== "graph";
    byId("canvas").dataset.mode = state.mode;
  };
  on("mode", show);
  show();
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, textarea, [role=combobox]")) return;
    const mode = Object.keys(modes).find((name) => modes[name].key === event.key);
    if (mode) set({ mode });
  });
}
