// How constraints stand in a layout, in words, marks and small drawings. The server says it; see /api/constraints.

import { el, number } from "./dom.js";
import { equation } from "./sentence.js";
import { set, state, view } from "./state.js";

const words = {
  active: () => "active",
  slack: (amount) => `slack, ${number(amount)} left`,
  missed: (amount) => `missed by ${number(amount)}`,
  "given-up": (amount) => `given up, misses by ${number(amount)}`,
  inactive: () => "not installed here",
};

/** `slack, 12 left`; nothing where the layout can't be solved. */
export const standingWords = ({ state: standing, amount }) => words[standing]?.(amount) ?? "unknown";

/** A pill that says how a constraint stands. */
export const standingBadge = (constraint) =>
  el("span", { class: `standing ${constraint.state ?? "inactive"}` }, standingWords(constraint));

const space = "http://www.w3.org/2000/svg";

/** An element of a drawing. */
export function shape(name, attributes = {}, ...children) {
  const node = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) if (value !== null && value !== undefined && value !== false) node.setAttribute(key, value);
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** `≥ 8 · 750`: what an edge of the graph says besides its ends. */
export function edgeLabel(constraint) {
  const { relation, multiplier, constant, priority, second } = constraint;
  const sign = { "<=": "≤", ">=": "≥" }[relation] ?? (relation === "=" ? "" : relation);
  const amount = second && multiplier !== 1
    ? `× ${number(multiplier)}${constant ? ` ${constant < 0 ? "−" : "+"} ${number(Math.abs(constant))}` : ""}`
    : `${constant < 0 ? "−" : ""}${number(Math.abs(constant))}`;
  return [[sign, amount].filter(Boolean).join(" "), priority < 1000 && `@${number(priority)}`].filter(Boolean).join(" ");
}

/** The name of a node, as the tree of views says it. */
export const nodeName = (item) => (item.text ? `“${item.text}”` : item.name);

/** Selects the view of a node; a guide leads to the view that it belongs to. */
export const selectNode = (item) => { if (item.view && view(item.view)) set({ selection: item.view }); };

const shorten = (text, most) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** A name on two lines of so many letters; only the second one is ever cut, and the tooltip has it all. */
function linesOf(name, most) {
  if (name.length <= most) return [name];
  const end = name.lastIndexOf(" ", most);
  return end < 1 ? [shorten(name, most)] : [name.slice(0, end), shorten(name.slice(end + 1), most)];
}

const lettersIn = (width) => Math.floor((width - 8) / 7);

/** How high a node has to be for its name. */
export const nodeHeight = (item, width) => (linesOf(nodeName(item), lettersIn(width)).length > 1 ? 38 : 26);

/** A box of the graph with a name. */
export function nodeShape(item, x, y, width, height, options = {}) {
  const lines = height < 28 ? [shorten(nodeName(item), lettersIn(width))] : linesOf(nodeName(item), lettersIn(width));
  const isSelected = item.view === state.selection;
  const group = shape("g", {
    class: `node ${item.kind === "guide" ? "guide" : "view"}${isSelected ? " selected" : ""}`, "data-id": item.id, role: "button", tabindex: options.tabindex ?? -1,
    "aria-label": `${nodeName(item)}, ${item.kind}`,
  },
  shape("title", {}, `${item.name}\n${item.kind} ${item.id}`),
  shape("rect", { x, y, width, height, rx: item.kind === "guide" ? Math.min(height / 2, 13) : 5 }),
  ...lines.map((line, index) => shape("text", { x: x + width / 2, y: y + height / 2 + 4 + (index - (lines.length - 1) / 2) * 14, "text-anchor": "middle" }, line)));
  group.addEventListener("click", () => selectNode(item));
  group.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); event.stopPropagation(); selectNode(item); } });
  return group;
}

const rowHeight = 40;

/** About how wide a letter of a line's text is. */
const letterWidth = 5.6;

/** A text in the middle of a line. What is wider than the line stands closer, and nothing of it is cut. */
const along = (text, room, attributes) => shape("text", {
  ...attributes, "text-anchor": "middle",
  ...(text.length * letterWidth > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {}),
}, text);

/** What holds the selected view: it at the left, what it is held by at the right, a line for each constraint that holds here. */
export function star({ constraints, items }) {
  const own = new Set(items.filter((item) => item.view === state.selection && (item.id === state.selection || item.kind === "guide")).map((item) => item.id));
  const isOwn = (anchor) => anchor && own.has(anchor.item);
  const edges = constraints.filter((item) => item.isActive).map((constraint) => {
    const flips = !isOwn(constraint.first);
    const [near, far] = flips ? [constraint.second, constraint.first] : [constraint.first, constraint.second];
    return { constraint, near, far: far && !isOwn(far) ? far : null, inner: far && isOwn(far) ? far : null };
  });
  if (!edges.length) return null;
  // Lines to the same item lie beside each other.
  const order = [...new Set(edges.map((edge) => edge.far?.item ?? ""))];
  edges.sort((a, b) => order.indexOf(a.far?.item ?? "") - order.indexOf(b.far?.item ?? ""));
  const [width, box, height] = [320, 92, edges.length * rowHeight];
  const room = width - 2 * box - 6;
  const drawing = shape("svg", { class: "star", viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": "Constraints of the view as a graph; the list below says the same" });
  const named = (id) => items.find((item) => item.id === id);
  edges.forEach((edge, index) => {
    const y = (index + 0.5) * rowHeight;
    const { constraint } = edge;
    const end = edge.far ? width - box : width - 12;
    const title = [edge.near.title, edge.far?.title ?? edge.inner?.title].filter(Boolean);
    drawing.append(shape("g", { class: `edge ${constraint.state ?? "inactive"}`, "data-id": constraint.id },
      shape("title", {}, `${equation(constraint.text)}\n${standingWords(constraint)}`),
      shape("line", { x1: box, y1: y + 2, x2: end, y2: y + 2 }),
      !edge.far && shape("line", { x1: end, y1: y - 3, x2: end, y2: y + 7 }),
      along([...new Set(title)].join(" – "), room, { x: width / 2, y: y - 4 }),
      along(`${edgeLabel(constraint)} · ${standingWords(constraint)}`, room, { x: width / 2, y: y + 15, class: "told" })));
  });
  drawing.append(nodeShape(named(state.selection) ?? { id: state.selection, name: view(state.selection)?.name ?? "", kind: "view", view: state.selection }, 1, 6, box - 1, height - 12));
  let from = 0;
  while (from < edges.length) {
    let to = from;
    while (to + 1 < edges.length && edges[to + 1].far?.item === edges[from].far?.item) to += 1;
    const item = edges[from].far && named(edges[from].far.item);
    if (item) drawing.append(nodeShape(item, width - box, from * rowHeight + 6, box - 1, (to - from + 1) * rowHeight - 12, { tabindex: 0 }));
    from = to + 1;
  }
  return drawing;
}
