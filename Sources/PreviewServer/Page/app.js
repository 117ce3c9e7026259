// Starts the page, and keeps its address in step with what it shows.

import { get } from "./api.js";
import { byId, el, fill, tell } from "./dom.js";
import { on, set, state } from "./state.js";
import { breaking, openDocument, showDocuments } from "./documents.js";
import { startEnvironment } from "./environment.js";
import { startCanvas } from "./canvas.js";
import { startTree } from "./tree.js";
import { startInspector } from "./inspector.js";
import { startUndo } from "./edit.js";
import { startCheck } from "./check.js";
import { startMoved } from "./changes.js";
import { modes, startModes } from "./modes.js";
import { startBoard } from "./board.js";
import { startGraph } from "./graph.js";
import { startPins } from "./pins.js";

function startPanes() {
  const buttons = [...byId("tabs").querySelectorAll("button")];
  // There the canvas stands beside the panes.
  const middle = matchMedia("(min-width: 761px) and (max-width: 900px)");
  const show = (wanted) => {
    const pane = middle.matches && wanted === "canvas" ? "tree" : wanted;
    document.body.dataset.pane = pane;
    for (const button of buttons) button.setAttribute("aria-pressed", button.dataset.pane === pane);
  };
  for (const button of buttons) button.addEventListener("click", () => show(button.dataset.pane));
  middle.addEventListener("change", () => show(document.body.dataset.pane));
  show("canvas");
}

function startTitle() {
  const scenes = byId("scene");
  scenes.addEventListener("change", () => set({ scene: scenes.value, selection: null }));
  on("tree scene", () => {
    byId("sceneField").hidden = !state.tree;
    const all = state.tree?.scenes ?? [];
    const option = (item) => el("option", { value: item.scene, selected: item.scene === state.scene }, item.name);
    // What people look for comes first: scenes with views of their own.
    const groups = [
      ["Scenes", all.filter((item) => item.views.length && !item.isContainer)],
      ["Containers", all.filter((item) => item.views.length && item.isContainer)],
      ["Without views", all.filter((item) => !item.views.length)],
    ].filter(([, items]) => items.length);
    fill(scenes, groups.length === 1 ? groups[0][1].map(option)
      : groups.map(([label, items]) => el("optgroup", { label }, items.map(option))));
  });
  on("tree revision document", () => {
    const name = state.document?.replace(/^store:/, "") ?? "Ninegrid";
    fill(byId("title"), breaking(name.split("/").pop()));
    byId("title").title = name;
    document.title = `${name.split("/").pop()} · Ninegrid`;
    const { revision, latest } = state.tree ?? {};
    byId("revision").textContent = revision ? `Revision ${revision}${revision === latest ? "" : " (older)"}` : state.tree ? "Read from a file" : "";
  });
}

/** What the address says: document, scene, what is selected, and what the middle shows. */
function readAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const mode = parts.get("view");
  return { document: parts.get("document"), scene: parts.get("scene"), id: parts.get("id"), mode: mode in modes ? mode : "scene" };
}

/** Document, scene and mode stand in the fragment, so that a link, a reload and the way back come to them. */
function startAddress() {
  let shown = "";
  let isFollowing = false;
  on("document scene selection mode", () => {
    if (!state.document || isFollowing) return;
    const parts = new URLSearchParams({ document: state.document });
    if (state.scene) parts.set("scene", state.scene);
    if (state.mode !== "scene") parts.set("view", state.mode);
    const place = parts.toString();
    if (state.selection) parts.set("id", state.selection);
    // Each place is a step to come back from; what is selected in it is none.
    if (shown && place !== shown) history.pushState(null, "", `#${parts}`);
    else history.replaceState(null, "", `#${parts}`);
    shown = place;
  });
  window.addEventListener("popstate", async () => {
    const wanted = readAddress();
    const { id, mode } = wanted;
    isFollowing = true;
    try {
      if (wanted.document && wanted.document !== state.document) await openDocument(wanted.document, { scene: wanted.scene, id });
      else if (wanted.scene && wanted.scene !== state.scene) set({ scene: wanted.scene, selection: id });
      else if (id !== state.selection) set({ selection: id });
      if (mode !== state.mode) set({ mode });
    } finally {
      isFollowing = false;
      const parts = new URLSearchParams(location.hash.slice(1));
      parts.delete("id");
      shown = parts.toString();
    }
  });
}

/** The document that a person means by the app: its main storyboard, else a storyboard, and a screen of the launch last. */
function byOpening(names) {
  const rank = (name) => {
    const file = name.split("/").pop().toLowerCase();
    if (file.startsWith("launch")) return 3;
    if (file.startsWith("main.")) return 0;
    return file.endsWith(".xib") ? 2 : 1;
  };
  return names.toSorted((a, b) => rank(a) - rank(b));
}

/** So many documents are looked into for the one that is shown first. */
const mostOpenings = 6;

/** The first document with a screen, as it was read: a storyboard of tabs alone only leads to others. */
async function opening(names) {
  const likely = byOpening(names).slice(0, mostOpenings);
  for (const name of likely) {
    try {
      const read = await get("document", { document: name });
      if (read.scenes.some((scene) => scene.views.length && !scene.isContainer)) return { name, read };
    } catch {
      // A document that can't be read is none to begin with; opening it says why.
    }
  }
  return { name: likely[0] };
}

async function start() {
  startPanes();
  startTitle();
  startAddress();
  startTree();
  startInspector();
  startUndo();
  startCheck();
  startMoved();
  const wanted = readAddress();
  const session = await get("session");
  set({ session });
  byId("mode").hidden = !session.isReadOnly;
  startEnvironment();
  startModes();
  startCanvas();
  startBoard();
  startGraph();
  startPins();
  await showDocuments();
  const names = state.documents.map((item) => item.document);
  const { name: first, read } = names.includes(wanted.document) ? { name: wanted.document } : await opening(names);
  set({ mode: wanted.mode });
  if (first) await openDocument(first, { scene: wanted.scene, id: wanted.id, read });
}

start().catch((error) => tell(error.message));
