// Starts the page, and keeps its address in step with what it shows.

import { get } from "./api.js";
import { byId, el, fill, tell } from "./dom.js";
import { on, set, state } from "./state.js";
import { openDocument, showDocuments } from "./documents.js";
import { startEnvironment } from "./environment.js";
import { startCanvas } from "./canvas.js";
import { startTree } from "./tree.js";
import { startInspector } from "./inspector.js";
import { startUndo } from "./edit.js";
import { startCheck } from "./check.js";
import { startMoved } from "./moved.js";

function startPanes() {
  const buttons = [...byId("tabs").querySelectorAll("button")];
  const show = (pane) => {
    document.body.dataset.pane = pane;
    for (const button of buttons) button.setAttribute("aria-pressed", button.dataset.pane === pane);
  };
  for (const button of buttons) button.addEventListener("click", () => show(button.dataset.pane));
  show("canvas");
  return show;
}

function startTitle() {
  const scenes = byId("scene");
  scenes.addEventListener("change", () => set({ scene: scenes.value, selection: null }));
  on("tree scene", () => {
    byId("sceneField").hidden = !state.tree;
    fill(scenes, (state.tree?.scenes ?? []).map((item) =>
      el("option", { value: item.scene, selected: item.scene === state.scene },
        item.views.length ? item.name : `${item.name} (no view)`)));
  });
  on("tree revision document", () => {
    const name = state.document?.replace(/^store:/, "") ?? "Ninegrid";
    byId("title").textContent = name.split("/").pop();
    byId("title").title = name;
    document.title = `${name.split("/").pop()} · Ninegrid`;
    const { revision, latest } = state.tree ?? {};
    byId("revision").textContent = revision ? `Revision ${revision}${revision === latest ? "" : " (older)"}` : state.tree ? "File" : "";
  });
}

/** The document and scene stand in the fragment, so that a reload and the history come back to them. */
function startAddress() {
  on("document scene selection", () => {
    if (!state.document) return;
    const parts = new URLSearchParams({ document: state.document });
    if (state.scene) parts.set("scene", state.scene);
    if (state.selection) parts.set("id", state.selection);
    history.replaceState(null, "", `#${parts}`);
  });
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
  const wanted = new URLSearchParams(location.hash.slice(1));
  const session = await get("session");
  set({ session });
  byId("mode").hidden = !session.isReadOnly;
  startEnvironment();
  startCanvas();
  await showDocuments();
  const names = state.documents.map((item) => item.document);
  const first = names.includes(wanted.get("document")) ? wanted.get("document") : names[0];
  if (first) await openDocument(first, { scene: wanted.get("scene"), id: wanted.get("id") });
}

start().catch((error) => tell(error.message));
