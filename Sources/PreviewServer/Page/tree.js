// The views of the scene as a tree, in step with the canvas.

import { byId, el, fill } from "./dom.js";
import { breaking } from "./documents.js";
import { kindIcon } from "./icons.js";
import { on, scene, select, selectedIDs, set, state } from "./state.js";

const list = byId("treeList");

function levels(views) {
  const result = new Map();
  for (const view of views) result.set(view.id, (result.get(view.superview) ?? 0) + 1);
  return result;
}

/** What a person sees of a view: its text, else its name, with its class where that is all there is. */
function says(view) {
  const text = view.text?.trim();
  if (text) return `“${text.split("\n", 1)[0]}”`;
  const plain = ["View", "Image View", "Container View"].includes(view.name);
  return plain && view.customClass ? view.customClass : view.name;
}

function row(view, level, absent) {
  const node = el("div", {
    role: "treeitem", class: `row item${absent ? " absent" : ""}`, "aria-level": level, "data-id": view.id,
    "aria-selected": selectedIDs().includes(view.id), tabindex: -1,
    title: [view.name, `${view.kind} ${view.id}`, view.customClass].filter(Boolean).join("\n"),
    onclick: (event) => select(view.id, event.shiftKey || event.ctrlKey || event.metaKey),
  },
  el("span", { class: "glyph", "aria-hidden": "true" }, kindIcon(view.kind)),
  el("span", { class: "name" }, breaking(says(view))),
  view.installedIn.length < 4 && el("span", { class: "badge" }, view.installedIn.join(" ") || "nowhere"));
  node.style.setProperty("--level", level);
  return node;
}

function show() {
  const views = scene()?.views ?? [];
  const placed = state.layout && new Set(state.layout.layout.views.map((item) => item.id));
  const depth = levels(views);
  const hadFocus = list.contains(document.activeElement);
  fill(list,
    views.map((view) => row(view, depth.get(view.id), placed && !placed.has(view.id))),
    !views.length && el("p", { class: "empty" }, "This scene has no view."));
  mark(hadFocus);
}

function mark(focuses = false) {
  let current = null;
  for (const node of list.querySelectorAll(".item")) {
    node.setAttribute("aria-selected", selectedIDs().includes(node.dataset.id));
    node.tabIndex = -1;
    if (node.dataset.id === state.selection) current = node;
  }
  (current ?? list.querySelector(".item"))?.setAttribute("tabindex", 0);
  current?.scrollIntoView({ block: "nearest" });
  if (focuses) current?.focus({ preventScroll: true });
}

function keys(event) {
  const items = [...list.querySelectorAll(".item")];
  const position = items.indexOf(document.activeElement);
  if (position < 0) return;
  const level = (node) => Number(node.getAttribute("aria-level"));
  const outer = () => items.slice(0, position).findLastIndex((node) => level(node) < level(items[position]));
  const targets = {
    ArrowDown: position + 1, ArrowUp: position - 1, Home: 0, End: items.length - 1,
    ArrowLeft: outer(), ArrowRight: items[position + 1] && level(items[position + 1]) > level(items[position]) ? position + 1 : -1,
    Enter: position, " ": position,
  };
  if (!(event.key in targets)) return;
  event.preventDefault();
  const target = items[targets[event.key]];
  if (!target) return;
  // With shift the way adds what it comes to.
  if (event.shiftKey && event.key.startsWith("Arrow")) set({ more: [...new Set([...state.more, target.dataset.id])].filter((id) => id !== state.selection) });
  else if (event.key === " " && (event.ctrlKey || event.metaKey)) select(target.dataset.id, true);
  else set({ selection: target.dataset.id });
  (list.querySelector(`[data-id="${CSS.escape(target.dataset.id)}"]`) ?? target).focus();
}

export function startTree() {
  list.addEventListener("keydown", keys);
  let shown = "";
  on("tree scene", () => { shown = ""; show(); });
  on("layout", () => {
    // Another size installs the same views mostly.
    const key = state.layout?.layout.views.map((item) => item.id).join(" ") ?? "";
    if (key !== shown) show();
    shown = key;
  });
  on("selection more", () => mark(list.contains(document.activeElement)));
}
