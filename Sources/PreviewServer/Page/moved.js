// Notices that a document has become another one since the page has read it, and offers to read it again.

import { get } from "./api.js";
import { byId, el, fill } from "./dom.js";
import { on, state } from "./state.js";
import { openDocument, showDocuments } from "./documents.js";

/** Often enough for somebody who edits elsewhere and looks here, in milliseconds. */
const period = 2000;

let isAsking = false;

async function reload() {
  const { document: name, scene, selection: id } = state;
  await Promise.all([openDocument(name, { scene, id }), showDocuments()]);
}

function sentence({ revision }) {
  if (!state.tree.isStored) return "The file has changed since this page has read it.";
  if (revision === state.tree.revision) return `Revision ${revision} has been changed since this page has read it.`;
  return `Revision ${revision} is there now; this page shows revision ${state.tree.revision}.`;
}

function show(text, action) {
  const bar = byId("moved");
  // A sentence that stands there already is not read out again.
  if (text === bar.firstElementChild?.textContent) return;
  fill(bar, text && [el("span", {}, text), el("button", { type: "button", class: "small", onclick: reload }, action)]);
  bar.hidden = !text;
}

/** Asks whether the document is still the one that the page has read. */
export async function checkVersion() {
  // An older revision stays as it is.
  if (isAsking || !state.tree || state.revision) return;
  isAsking = true;
  const asked = state.tree;
  try {
    const answer = await get("version", { document: state.document });
    if (asked === state.tree && !state.revision) show(answer.version === asked.version ? "" : sentence(answer), "Reload");
  } catch (error) {
    if (asked === state.tree) show(`${error.message}.`, "Try again");
  } finally {
    isAsking = false;
  }
}

export function startMoved() {
  on("tree revision", () => show(""));
  on("layout", () => {
    const { layout, draft, tree, revision } = state;
    if (layout && tree && draft === null && !revision && layout.version !== tree.version) checkVersion();
  });
  const checkIfSeen = () => { if (!document.hidden) checkVersion(); };
  setInterval(checkIfSeen, period);
  document.addEventListener("visibilitychange", checkIfSeen);
}
