// The list of documents, with a search over their names and over the objects and texts in them.

import { address, get } from "./api.js";
import { byId, el, fill, oneTabStop, tell } from "./dom.js";
import { on, set, state } from "./state.js";

const shortName = (name) => name.replace(/^store:/, "");

/** A document's path below the folder that all of them share. */
const pathOf = (item) => item.path ?? shortName(item.document);

let wanted = "";
let hits = [];
let asking = null;

export async function showDocuments() {
  const { documents, folder } = await get("documents");
  set({ documents, folder });
}

/** Opens a document at its latest revision, at a scene and view if they are given; `read` is the document if it has just been read. */
export async function openDocument(name, { scene, id, read } = {}) {
  try {
    const tree = read ?? await get("document", { document: name });
    const known = tree.scenes.find((item) => item.scene === scene);
    const shown = known ?? tree.scenes.find((item) => item.scene === tree.openingScene) ?? tree.scenes[0];
    const selection = known && id && known.views.some((view) => view.id === id) ? id : null;
    set({ document: name, tree, scene: shown?.scene ?? null, selection, revision: null, draft: null, layout: null });
  } catch (error) {
    tell(error.message);
  }
}

/** Pictures by their addresses: the list is made anew often, and they are not asked for again. */
const pictures = new Map();

function thumbnail(item) {
  const src = address("thumbnail", { document: item.document, revision: item.revision, version: item.version });
  if (!pictures.has(src)) {
    // Only what scrolls into sight is drawn.
    pictures.set(src, el("img", { class: "thumbnail", alt: "", loading: "lazy", width: 40, height: 52, draggable: "false", src }));
  }
  return pictures.get(src);
}

const folder = (item) => {
  const name = pathOf(item);
  return name.slice(0, Math.max(0, name.lastIndexOf("/")));
};

/** Names break behind what joins their words, or where a word begins, and are never cut. */
export const breaking = (text) => text.split(/(?<=[/_.-])|(?<=\p{Ll})(?=\p{Lu})/u).flatMap((part, index) => (index ? [el("wbr"), part] : [part]));

function row(item) {
  const name = shortName(item.document);
  const found = state.checked.get(item.document);
  return el("button", {
    type: "button", class: "row document", title: name,
    "aria-current": item.document === state.document ? "true" : null,
    onclick: () => openDocument(item.document),
  },
  thumbnail(item),
  el("span", { class: "name" }, breaking(name.slice(name.lastIndexOf("/") + 1))),
  item.revision && el("span", { class: "quiet" }, `r${item.revision}`),
  found && el("span", { class: `path ${found.worst}` }, found.text));
}

/** The last two folders of a path say where it is; the rest is in its tooltip. */
const folderName = (path) => path.replace(/\/$/, "").split("/").slice(-2).join("/");

/** How bad a check has found a document, for the order of the list. */
const badness = (item) => state.checked.get(item.document)?.badness ?? 0;

/** Documents below the names of their folders; where they were checked, the worst first. */
function folders(found) {
  const groups = Map.groupBy ? Map.groupBy(found, folder) : new Map();
  if (!Map.groupBy) for (const item of found) groups.set(folder(item), [...(groups.get(folder(item)) ?? []), item]);
  const worst = (items) => Math.max(...items.map(badness));
  return [...groups].sort((a, b) => worst(b[1]) - worst(a[1])).map(([name, items]) => el("section", {},
    name && el("h3", { class: "head folder" }, el("span", {}, breaking(name)), items.length > 1 && el("span", { class: "badge" }, String(items.length))),
    [...items].sort((a, b) => badness(b) - badness(a)).map(row)));
}

const hitPath = (hit) => pathOf(state.documents.find((item) => item.document === hit.document) ?? hit);

function hitRow(hit) {
  return el("button", {
    type: "button", class: "row hit", title: `${shortName(hit.document)} ${hit.id}`,
    onclick: () => openDocument(hit.document, hit),
  },
  el("span", { class: "name" }, hit.name),
  el("span", { class: "quiet" }, hit.kind),
  el("span", { class: "path quiet" },
    breaking(hit.text && hit.text !== hit.name ? `“${hit.text}” in ${hitPath(hit)}` : hitPath(hit))));
}

function show() {
  const list = byId("documentList");
  const top = list.scrollTop;
  const found = state.documents.filter((item) => pathOf(item).toLowerCase().includes(wanted));
  fill(list,
    el("h2", { class: "head" }, wanted ? `${found.length} of ${state.documents.length} documents` : `Documents (${state.documents.length})`,
      state.folder && !wanted && el("span", { class: "within", title: state.folder }, " in ", breaking(folderName(state.folder)))),
    folders(found),
    !found.length && el("p", { class: "empty" }, wanted ? "No document has such a name." : "There are no documents."),
    wanted && el("h2", { class: "head" }, `Views (${hits.length === 100 ? "the first 100" : hits.length})`),
    wanted && hits.map(hitRow));
  oneTabStop(list, "button.row");
  list.scrollTop = top;
  list.querySelector('[aria-current="true"]')?.scrollIntoView({ block: "nearest" });
}

async function search() {
  asking?.abort();
  wanted = byId("search").value.trim().toLowerCase();
  hits = [];
  show();
  // One letter is in nearly all names, and one character of Chinese is a word.
  if (wanted.length < 2 && !/[^\x00-\x7f]/.test(wanted)) return;
  asking = new AbortController();
  try {
    hits = (await get("search", { text: wanted }, asking.signal)).hits;
    show();
  } catch (error) {
    if (error.name !== "AbortError") tell(error.message);
  }
}

let delay;
byId("search").addEventListener("input", () => {
  clearTimeout(delay);
  delay = setTimeout(search, 120);
});
on("documents document checked folder", show);
// A revision that was made here stands in the list, too.
on("tree", () => {
  const item = state.documents.find((known) => known.document === state.document);
  if (item && state.tree && !state.revision && state.tree.version !== item.version) {
    const { revision, version } = state.tree;
    set({ documents: state.documents.map((known) => known === item ? { ...item, revision, version } : known) });
  }
});
