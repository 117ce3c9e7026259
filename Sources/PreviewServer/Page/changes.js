// Hears from the server when a document has become another one. The page follows, unless somebody is in the middle of an edit: then it
// offers to read the document again.

import { address, get } from "./api.js";
import { byId, el, fill, tell } from "./dom.js";
import { settled } from "./edit.js";
import { on, state } from "./state.js";
import { openDocument, showDocuments } from "./documents.js";

let source = null;
let listened = null;

const isEditing = () => state.draft !== null || document.querySelector("form[data-open]") !== null;

async function reload() {
  const { document: name, scene, selection: id } = state;
  await Promise.all([openDocument(name, { scene, id }), showDocuments()]);
}

function sentence({ revision }) {
  if (!state.tree.isStored) return "The file has changed since this page has read it.";
  if (revision === state.tree.revision) return `Revision ${revision} has been changed since this page has read it.`;
  return `Revision ${revision} is there now; this page shows revision ${state.tree.revision}.`;
}

/** What the server says, as a sentence. */
const spoken = (message) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;

function show(text, action) {
  const bar = byId("moved");
  // A sentence that stands there already is not read out again.
  if (text === bar.firstElementChild?.textContent) return;
  fill(bar, text && [el("span", {}, text), el("button", { type: "button", class: "small", onclick: reload }, action)]);
  bar.hidden = !text;
}

/** What the server says of the document that is open. */
async function hear(answer) {
  await settled();
  const { tree } = state;
  // An older revision stays as it is.
  if (!tree || state.revision || answer.document !== state.document) return;
  if (answer.version === tree.version) return show("");
  if (isEditing()) return show(sentence(answer), "Reload");
  const told = tree.isStored && answer.revision !== tree.revision ? `Revision ${answer.revision} is there now.` : "The document has changed, and was read again.";
  await reload();
  tell(told);
}

/** Asks whether the document is still the one that the page has read: where a save was refused. */
export async function checkVersion() {
  if (!state.tree || state.revision) return;
  const asked = state.tree;
  try {
    const answer = await get("version", { document: state.document });
    if (asked === state.tree && !state.revision) show(answer.version === asked.version ? "" : sentence(answer), "Reload");
  } catch (error) {
    if (asked === state.tree) show(spoken(error.message), "Try again");
  }
}

/** Listens while somebody looks: a browser has few connections for all pages of a server. */
function listen() {
  const wanted = document.hidden ? null : state.document;
  if (wanted === listened && source?.readyState !== EventSource.CLOSED) return;
  source?.close();
  source = null;
  listened = wanted;
  if (!wanted) return;
  source = new EventSource(address("events", { document: wanted }));
  const own = source;
  source.addEventListener("version", (event) => hear(JSON.parse(event.data)));
  source.addEventListener("gone", (event) => show(spoken(JSON.parse(event.data).message), "Try again"));
  source.addEventListener("documents", () => showDocuments().catch((error) => tell(error.message)));
  source.addEventListener("error", () => {
    // The browser tries again by itself; where it does not, the server has refused.
    if (own === source && own.readyState === EventSource.CLOSED) show("The server does not answer any more.", "Try again");
  });
}

export function startMoved() {
  on("tree revision", () => show(""));
  on("document", listen);
  document.addEventListener("visibilitychange", listen);
}
