// What the page shows. Parts listen to the names of what they show, and are told when it is set.

const listeners = new Map();

export const state = {
  session: null,
  documents: [],
  /** What a check of all documents has found so far, by document: in words, and how bad it is. */
  checked: new Map(),
  /** Name of the document, its tree, and the scene in it. */
  document: null,
  tree: null,
  scene: null,
  /** The revision that is looked at; the latest where null. */
  revision: null,
  /** The number of an edit that is only previewed. */
  draft: null,
  /** The id of the view that is selected. */
  selection: null,
  environment: { device: "", orientation: "portrait", split: "", size: null, sizeClass: "", textSize: "", language: "", direction: "ltr" },
  layers: new Set(),
  /** What the middle shows: `scene`, `devices`, `scenes` or `graph`; see modes.js. */
  mode: "scene",
  /** Views that are selected besides `selection`, to be put together into one container. */
  more: [],
  /** `light` or `dark`; empty for that of the document. */
  appearance: "",
  /** The last answer of /api/layout. */
  layout: null,
};

export function on(names, listener) {
  for (const name of names.split(" ")) {
    if (!listeners.has(name)) listeners.set(name, []);
    listeners.get(name).push(listener);
  }
}

/** What a preview is of; it ends where one of them becomes another, as its form goes, too. */
const previewed = ["document", "scene", "revision", "selection", "tree"];

/** Sets values and tells who listens, each once. */
export function set(changes) {
  if (!("draft" in changes) && state.draft !== null && previewed.some((name) => name in changes)) {
    changes = { ...changes, draft: null };
  }
  // Only who says so selects several.
  if ("selection" in changes && !("more" in changes) && state.more.length) changes = { ...changes, more: [] };
  Object.assign(state, changes);
  const told = new Set();
  for (const name of Object.keys(changes)) {
    for (const listener of listeners.get(name) ?? []) told.add(listener);
  }
  for (const listener of told) listener();
}

/** The scene's tree. */
export const scene = () => state.tree?.scenes.find((item) => item.scene === state.scene) ?? null;

/** All selected views, the first one first. */
export const selectedIDs = () => (state.selection ? [state.selection, ...state.more] : []);

/** Selects a view, or with `adds` one more of them; again lets it go. */
export function select(id, adds = false) {
  if (!adds || !state.selection || !id) return set({ selection: id });
  const rest = selectedIDs().filter((own) => own !== id);
  if (rest.length === selectedIDs().length) return set({ more: [...state.more, id] });
  set({ selection: rest[0] ?? null, more: rest.slice(1) });
}

export const view = (id) => scene()?.views.find((item) => item.id === id) ?? null;

/** Document, scene and, in a preview or an older revision, which. */
export const place = () => ({
  document: state.document, scene: state.scene, revision: state.revision, draft: state.draft,
});

/** The parameters of the environment, as the API calls them. */
export function environment() {
  const { device, orientation, split, size, sizeClass, textSize, language, direction } = state.environment;
  const common = { sizeClass, textSize, language, direction: direction === "rtl" ? "rtl" : "" };
  const text = size ? `${size.width}x${size.height}` : "";
  if (device === "designed") return { ...common, asDesigned: true };
  if (device) return { ...common, device, orientation, split, size: text };
  return { ...common, size: text };
}
