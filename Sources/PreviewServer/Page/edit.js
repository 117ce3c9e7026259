// Edits: what a change moves and breaks is shown before it is saved, and can be undone after.

import { get, latestOnly, post } from "./api.js";
import { byId, count, el, fill, tell } from "./dom.js";
import { redoIcon, undoIcon } from "./icons.js";
import { checkVersion } from "./changes.js";
import { on, set, state } from "./state.js";

/** Revisions to go back to, the last one last; of this page's own edits. */
const history = [];
/** Revisions that were undone, the last one last. */
const undone = [];

/** A save of this page that is on its way, until the page has read what it made. */
let writing = Promise.resolve();

/** Ends when no save of this page is on its way: what the server tells meanwhile may be of that save. */
export const settled = () => writing;

/** Saves, and reads the document after it. */
function write(path, body, made = () => null) {
  const saved = (async () => {
    const answer = await post(path, body);
    await readTree(made(answer));
    return answer;
  })();
  writing = saved.catch(() => {});
  return saved;
}

const reason = () => {
  if (state.session.isReadOnly) return "Nothing is saved: the server is read-only.";
  if (!state.tree.isStored) return "This is a file. Only documents of the store are saved here: ‘ninegrid import’ puts it there.";
  if (state.tree.isPinned) return "The document is served at this revision alone, and that does not change.";
  if (state.tree.revision !== state.tree.latest) return "This is an older revision. Restore it to edit it.";
  return null;
};

/** Reads the document as it is now. What is not in it any more is not selected; `made` is, where an edit has made it. */
async function readTree(made = null) {
  const tree = await get("document", { document: state.document });
  const views = new Set(tree.scenes.find((item) => item.scene === state.scene)?.views.map((view) => view.id));
  const selection = [made, state.selection].find((id) => id && views.has(id)) ?? null;
  const kept = selection === state.selection ? state.more.filter((id) => views.has(id)) : [];
  set({ tree, draft: null, revision: null, ...(selection !== state.selection && { selection }), more: kept });
}

/** What a preview says: sentences, what moves in the four size classes, where a layout gets worse. */
function effect(answer) {
  if (!answer.isChanged) return el("p", { class: "quiet" }, "Nothing changes.");
  const moved = answer.sizeClasses.map((item) =>
    el("details", { class: "effect", open: item.count > 0 && item.count < 4 },
      el("summary", {}, el("span", {}, item.sizeClass), el("span", { class: "quiet" }, item.count ? `${count(item.count, "view")} ${item.count === 1 ? "changes" : "change"}` : "nothing moves")),
      item.lines.map((line) => el("p", {}, line)),
      item.count > item.lines.length && el("p", { class: "quiet" }, `and ${item.count - item.lines.length} more`)));
  const worse = answer.worse.slice(0, 8).map((item) =>
    el("li", {}, `${item.title}: ${item.oldStatus} → ${item.newStatus}`));
  const more = answer.worse.length - worse.length;
  return [
    answer.groups.flatMap((group) => group.lines).map((line) => el("p", { class: "sentence" }, line)),
    worse.length
      ? el("div", { class: "fault error" }, `Breaks ${answer.worse.length} of ${answer.environmentCount} layouts:`, el("ul", {}, worse, more > 0 && el("li", {}, `and ${more} more`)))
      : el("p", { class: "good" }, `Breaks nothing on ${answer.environmentCount} device profiles; ${answer.changedCount ? `${answer.changedCount} change` : "no layout changes"}.`),
    moved,
  ];
}

/** Another number when nobody pulls any more: what is on its way then comes too late. */
let sketches = 0;

export function endSketch() {
  sketches += 1;
}

/** A preview without what it moves: while somebody pulls at a number, the canvas follows. */
export const sketch = latestOnly(async (settings) => {
  const wanted = sketches;
  try {
    const answer = await post("edit", { document: state.document, scene: state.scene, revision: state.tree.revision, settings, effect: false });
    if (wanted === sketches) set({ draft: answer.draft });
  } catch (error) {
    tell(error.message);
  }
});

/**
 * A form whose changes are previewed while somebody writes, and saved when it is sent.
 *
 * `changes` gives settings as a list, or settings and operations; see /api/edit. `starts` previews at once.
 */
export function form(fields, changes, close, { starts = false, action = "Save" } = {}) {
  const both = () => {
    const found = changes();
    return Array.isArray(found) ? { settings: found, operations: [] } : { settings: [], operations: [], ...found };
  };
  const isEmpty = () => { const { settings, operations } = both(); return !settings.length && !operations.length; };
  const result = el("div", { class: "result", role: "status" });
  const save = el("button", { type: "submit", class: "primary" }, action);
  const blocked = reason();
  const selected = state.selection;
  save.disabled = true;
  let isOpen = true;
  /** The revision that is edited, and what is to be known of it, where it is not the one that the page shows. */
  let newest = null;
  const body = (saves) => ({
    document: state.document, scene: state.scene, revision: newest?.revision ?? state.tree.revision, ...both(),
    save: saves,
  });
  /** Somebody else has saved: what is typed stays, and is tried on what is there now. */
  const renew = async () => {
    const { revision } = await get("version", { document: state.document });
    newest = { revision, told: `Somebody has saved revision ${revision} meanwhile. Save again to make this change there.` };
    await preview();
  };
  const preview = latestOnly(async () => {
    if (isEmpty()) {
      save.disabled = true;
      fill(result);
      return set({ draft: null });
    }
    try {
      const answer = await post("edit", body(false));
      if (!isOpen || !result.isConnected || selected !== state.selection) return;
      fill(result, newest && el("p", { class: "fault warning" }, newest.told), effect(answer));
      save.disabled = Boolean(blocked) || !answer.isChanged;
      set({ draft: answer.draft });
    } catch (error) {
      save.disabled = true;
      fill(result, el("p", { class: "fault error" }, error.message));
    }
  });
  const cancel = () => {
    isOpen = false;
    set({ draft: null });
    close();
  };
  let delay;
  const node = el("form", {
    class: "edit", "data-open": "true",
    oninput: () => { clearTimeout(delay); delay = setTimeout(preview, 120); },
    // A choice from a list is not everywhere told as input.
    onchange: (event) => { if (event.target.matches("select, [type=checkbox]")) node.dispatchEvent(new Event("input")); },
    onkeydown: (event) => { if (event.key === "Escape") { event.stopPropagation(); cancel(); } },
    onsubmit: async (event) => {
      event.preventDefault();
      if (blocked || isEmpty()) return;
      save.disabled = true;
      clearTimeout(delay);
      try {
        const before = newest?.revision ?? state.tree.revision;
        const answer = await write("edit", body(true), (saved) => {
          isOpen = false;
          history.push({ document: state.document, to: before, made: saved.revision });
          undone.length = 0;
          node.removeAttribute("data-open");
          return saved.made;
        });
        tell(`Saved as revision ${answer.revision}.`);
      } catch (error) {
        save.disabled = false;
        fill(result, el("p", { class: "fault error" }, error.message));
        checkVersion();
        if (error.status !== 409) return;
        try { await renew(); } catch { /* The first refusal stands there. */ }
      }
    },
  },
  el("div", { class: "fields" }, fields),
  result,
  blocked && el("p", { class: "quiet" }, blocked),
  el("div", { class: "actions" }, save, el("button", { type: "button", onclick: cancel }, "Cancel")));
  if (starts) queueMicrotask(preview);
  return node;
}

/** Constant and priority of a constraint, in all size classes or in one; and its removal. `pulled` is a constant to begin with, and the one before. */
export function constraintForm(constraint, sizeClass, close, pulled = null) {
  const constant = el("input", { type: "number", step: "any", value: pulled?.constant ?? constraint.constant, "aria-label": "Constant in points" });
  const priority = el("input", { type: "number", min: 1, max: 1000, step: 1, value: constraint.priority, "aria-label": "Priority" });
  const places = [["", "all size classes"], [sizeClass, `${sizeClass} alone`]];
  const by = constraint.constantBy;
  if (by && by !== sizeClass) places.push([by, `${by}, which has one`]);
  const cell = el("select", { "aria-label": "Constant in" },
    places.map(([value, label]) => el("option", { value, selected: value === (by ?? "") }, label)));
  const remove = el("input", { type: "checkbox", "aria-label": "Remove the constraint" });
  const settings = () => {
    if (remove.checked) return { operations: [{ operation: "remove", id: constraint.id }] };
    const result = [];
    if (constant.value !== "" && (Number(constant.value) !== (pulled?.before ?? constraint.constant) || (cell.value || null) !== by)) {
      result.push({ target: `${constraint.id}.constant`, value: constant.value, ...(cell.value && { sizeClass: cell.value }) });
    }
    if (priority.value !== "" && Number(priority.value) !== constraint.priority) {
      result.push({ target: `${constraint.id}.priority`, value: priority.value });
    }
    return result;
  };
  return form([
    el("label", { class: "field" }, el("span", {}, "Constant"), constant),
    el("label", { class: "field" }, el("span", {}, "in"), cell),
    el("label", { class: "field" }, el("span", {}, "Priority"), priority),
    el("label", { class: "field" }, remove, el("span", {}, "Remove")),
  ], settings, close, { starts: pulled !== null });
}

/** The text of a view. */
export function textForm(view) {
  const input = el("input", { type: "text", value: view.text.value, "aria-label": `The view’s ${view.text.property}` });
  const open = el("div", {});
  const settings = () => input.value === view.text.value ? [] : [{ target: `${view.id}.${view.text.property}`, value: input.value }];
  const node = form([el("label", { class: "field wide" }, el("span", {}, { text: "Text", title: "Title", placeholder: "Placeholder" }[view.text.property] ?? view.text.property), input)], settings, () => {
    input.value = view.text.value;
    node.removeAttribute("data-open");
    node.classList.remove("touched");
  });
  node.removeAttribute("data-open");
  node.classList.add("quietly");
  node.addEventListener("input", () => { node.dataset.open = "true"; node.classList.add("touched"); });
  open.append(node);
  return open;
}

/** Brings a revision back, as a new one, and returns its number; null where that could not be done. */
async function bringBack(to) {
  try {
    const { document, tree } = state;
    const answer = await write("restore", { document, revision: tree.latest, to, save: true });
    tell(`Revision ${to} is back, as revision ${answer.revision}.`);
    return answer.revision;
  } catch (error) {
    tell(error.message);
    checkVersion();
    return null;
  }
}

/** Brings a revision back, which can be undone as an edit can. */
export async function restore(to) {
  const { document, tree } = state;
  const made = await bringBack(to);
  if (!made || made === tree.latest) return;
  history.push({ document, to: tree.latest, made });
  undone.length = 0;
  set({ tree: state.tree });
}

/** What there is to do again on the revision that is shown. */
const lastOf = (list) => list.findLast((item) => item.document === state.document && item.made === state.tree?.revision);

/** Goes back by one edit, or forward by one that was undone: `from` has it, and `other` gets what takes that back. */
async function step(from, other) {
  const edit = lastOf(from);
  if (!edit || state.revision) return;
  const now = state.tree.revision;
  const made = await bringBack(edit.to);
  if (!made) return;
  from.splice(from.indexOf(edit), 1);
  other.push({ document: edit.document, to: now, made });
  // What was done before that edit can be undone still.
  const earlier = from.findLast((item) => item.document === edit.document && item.made === edit.to);
  if (earlier) earlier.made = made;
  set({ tree: state.tree });
}

export function startUndo() {
  const undo = () => step(history, undone);
  const redo = () => step(undone, history);
  const buttons = [[byId("undo"), undoIcon, "Undo", history, undo, "control Z"], [byId("redo"), redoIcon, "Redo", undone, redo, "shift control Z"]];
  for (const [button, icon, name, , action] of buttons) {
    button.append(icon());
    button.setAttribute("aria-label", name);
    button.addEventListener("click", action);
  }
  on("tree document revision", () => {
    for (const [button, , name, list, , keys] of buttons) {
      const edit = lastOf(list);
      button.hidden = !edit;
      if (edit) button.title = `${name}: bring revision ${edit.to} back (${keys})`;
    }
  });
  document.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
    // In a field the browser undoes what was typed.
    if (event.target.closest("input, select, textarea")) return;
    event.preventDefault();
    if (event.shiftKey) redo(); else undo();
  });
}
