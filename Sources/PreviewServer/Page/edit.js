// Edits: what a change moves and breaks is shown before it is saved, and can be undone after.

import { get, latestOnly, post } from "./api.js";
import { byId, count, el, fill, tell } from "./dom.js";
import { checkVersion } from "./moved.js";
import { on, set, state } from "./state.js";

/** Revisions to go back to, the last one last; of this page's own edits. */
const history = [];

const reason = () => {
  if (state.session.isReadOnly) return "Nothing is saved: the server is read-only.";
  if (!state.tree.isStored) return "This is a file. Only documents of the store are saved here: ‘ninegrid import’ puts it there.";
  if (state.tree.isPinned) return "The document is served at this revision alone, and that does not change.";
  if (state.tree.revision !== state.tree.latest) return "This is an older revision. Restore it to edit it.";
  return null;
};

const readTree = async () =>
  set({ tree: await get("document", { document: state.document }), draft: null, revision: null });

/** What a preview says: sentences, what moves in the four size classes, where a layout gets worse. */
function effect(answer) {
  if (!answer.isChanged) return el("p", { class: "quiet" }, "Nothing changes.");
  const moved = answer.sizeClasses.map((item) =>
    el("details", { class: "effect", open: item.count > 0 && item.count < 4 },
      el("summary", {}, el("span", {}, item.sizeClass), el("span", { class: "quiet" }, item.count ? `${count(item.count, "view")} change` : "nothing moves")),
      item.lines.map((line) => el("p", {}, line)),
      item.count > item.lines.length && el("p", { class: "quiet" }, `and ${item.count - item.lines.length} more`)));
  const worse = answer.worse.slice(0, 8).map((item) =>
    el("li", {}, `${item.title}: ${item.oldStatus} → ${item.newStatus}`));
  return [
    answer.groups.flatMap((group) => group.lines).map((line) => el("p", { class: "sentence" }, line)),
    worse.length
      ? el("div", { class: "fault error" }, `Breaks ${answer.worse.length} of ${answer.environmentCount} layouts:`, el("ul", {}, worse))
      : el("p", { class: "good" }, `Breaks nothing on ${answer.environmentCount} device profiles; ${answer.changedCount} change.`),
    moved,
  ];
}

/** A form whose settings are previewed while somebody writes, and saved when it is sent. */
function form(fields, settings, close) {
  const result = el("div", { class: "result", role: "status" });
  const save = el("button", { type: "submit", class: "primary" }, "Save");
  const blocked = reason();
  const selected = state.selection;
  save.disabled = true;
  let isOpen = true;
  /** The revision that is edited, and what is to be known of it, where it is not the one that the page shows. */
  let newest = null;
  const body = (saves) => ({
    document: state.document, scene: state.scene, revision: newest?.revision ?? state.tree.revision, settings: settings(),
    save: saves,
  });
  /** Somebody else has saved: what is typed stays, and is tried on what is there now. */
  const renew = async () => {
    const { revision } = await get("version", { document: state.document });
    newest = { revision, told: `Somebody has saved revision ${revision} meanwhile. Save again to make this change there.` };
    await preview();
  };
  const preview = latestOnly(async () => {
    if (!settings().length) {
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
    onkeydown: (event) => { if (event.key === "Escape") { event.stopPropagation(); cancel(); } },
    onsubmit: async (event) => {
      event.preventDefault();
      if (blocked || !settings().length) return;
      save.disabled = true;
      clearTimeout(delay);
      try {
        const before = newest?.revision ?? state.tree.revision;
        const answer = await post("edit", body(true));
        isOpen = false;
        history.push({ document: state.document, to: before, made: answer.revision });
        node.removeAttribute("data-open");
        await readTree();
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
  return node;
}

/** Constant and priority of a constraint, in all size classes or in one. */
export function constraintForm(constraint, sizeClass, close) {
  const constant = el("input", { type: "number", step: "any", value: constraint.constant, "aria-label": "Constant in points" });
  const priority = el("input", { type: "number", min: 1, max: 1000, step: 1, value: constraint.priority, "aria-label": "Priority" });
  const places = [["", "all size classes"], [sizeClass, `${sizeClass} alone`]];
  const by = constraint.constantBy;
  if (by && by !== sizeClass) places.push([by, `${by}, which has one`]);
  const cell = el("select", { "aria-label": "Constant in" },
    places.map(([value, label]) => el("option", { value, selected: value === (by ?? "") }, label)));
  const settings = () => {
    const result = [];
    if (constant.value !== "" && (Number(constant.value) !== constraint.constant || (cell.value || null) !== by)) {
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
  ], settings, close);
}

/** The text of a view. */
export function textForm(view) {
  const input = el("input", { type: "text", value: view.text.value, "aria-label": `The view’s ${view.text.property}` });
  const open = el("div", {});
  const settings = () => input.value === view.text.value ? [] : [{ target: `${view.id}.${view.text.property}`, value: input.value }];
  const node = form([el("label", { class: "field wide" }, el("span", {}, view.text.property), input)], settings, () => {
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
    const answer = await post("restore", { document, revision: tree.latest, to, save: true });
    await readTree();
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
  set({ tree: state.tree });
}

export function startUndo() {
  const button = byId("undo");
  const last = () => history.findLast((item) => item.document === state.document && item.made === state.tree?.revision);
  on("tree document revision", () => {
    button.hidden = !last();
    if (last()) button.title = `Bring revision ${last().to} back`;
  });
  button.addEventListener("click", async () => {
    const edit = last();
    if (!edit) return;
    const made = await bringBack(edit.to);
    if (!made) return;
    history.splice(history.indexOf(edit), 1);
    // What was done before that edit can be undone still.
    const earlier = history.findLast((item) => item.document === edit.document && item.made === edit.to);
    if (earlier) earlier.made = made;
    set({ tree: state.tree });
  });
}
