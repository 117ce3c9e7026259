// The constraints of the scene as a graph for each axis: who holds whom, from the root outwards. A table below says the same.

import { get } from "./api.js";
import { breaking } from "./documents.js";
import { byId, count, el, fill, number, oneTabStop, tell } from "./dom.js";
import { environment, on, place, set, state } from "./state.js";
import { surfaces } from "./modes.js";
import { panAndZoom, zoomByKey } from "./panzoom.js";
import { equation } from "./sentence.js";
import { edgeLabel, nodeHeight, nodeName, nodeShape, selectNode, shape, standingBadge, standingWords } from "./standing.js";

const graph = byId("graph");
const axes = { horizontal: "Across", vertical: "Down" };
/** The width of a box, how far columns are apart, and the room for what stands at the end of a line. */
const boxes = { wide: { width: 132, column: 360, label: 150 }, narrow: { width: 112, column: 262, label: 140 } };
/** Below it columns stand closer, so that a phone shows two of them. */
const narrowest = 500;
let box = boxes.wide;
/** Until somebody zooms, what is wider than the window is a bit smaller. */
let choice = null;
let answer = null;
let asking = null;

const zoom = () => (choice === "fit" ? fitting() : choice ?? Math.max(0.7, fitting()));

function fitting() {
  const widest = Math.max(1, ...[...graph.querySelectorAll("svg")].map((svg) => Number(svg.dataset.width)));
  return Math.max(0.2, Math.min(1, (graph.clientWidth - 40) / widest));
}

function zoomTo(next, at = { x: graph.clientWidth / 2, y: graph.clientHeight / 2 }) {
  const old = zoom();
  const point = { x: (graph.scrollLeft + at.x) / old, y: (graph.scrollTop + at.y) / old };
  choice = next === "fit" ? "fit" : Math.min(3, Math.max(0.2, next));
  arrange();
  graph.scrollLeft = point.x * zoom() - at.x;
  graph.scrollTop = point.y * zoom() - at.y;
}

function arrange() {
  if (state.mode !== "graph") return;
  const scale = zoom();
  for (const svg of graph.querySelectorAll("svg")) {
    svg.style.width = `${Number(svg.dataset.width) * scale}px`;
    svg.style.height = `${Number(svg.dataset.height) * scale}px`;
  }
  byId("percent").textContent = `${Math.round(scale * 100)} %`;
  byId("zoom-fit").setAttribute("aria-pressed", choice === "fit");
  byId("zoom-1").setAttribute("aria-pressed", choice === 1);
}

/** How far each item is from what nothing in the graph holds: the root, its guides, and superviews. */
function columns(items, edges) {
  const depths = new Map();
  const depth = (id) => {
    const views = state.tree.scenes.find((scene) => scene.scene === state.scene)?.views ?? [];
    let level = 0;
    for (let found = views.find((view) => view.id === id); found?.superview; found = views.find((view) => view.id === found.superview)) level += 1;
    return level;
  };
  const near = new Map(items.map((item) => [item.id, []]));
  for (const { first, second } of edges) {
    if (!second || first.item === second.item) continue;
    near.get(first.item)?.push(second.item);
    near.get(second.item)?.push(first.item);
  }
  // From the outermost item of each connected part.
  const left = [...items].sort((a, b) => depth(a.view ?? a.id) - depth(b.view ?? b.id) || (a.kind === "guide" ? -1 : 1));
  const outermost = left.length ? depth(left[0].view ?? left[0].id) : 0;
  let queue = left.filter((item) => depth(item.view ?? item.id) === outermost).map((item) => item.id);
  for (const id of queue) depths.set(id, 0);
  for (;;) {
    while (queue.length) {
      const id = queue.shift();
      for (const other of near.get(id) ?? []) {
        if (depths.has(other)) continue;
        depths.set(other, depths.get(id) + 1);
        queue.push(other);
      }
    }
    const rest = left.find((item) => !depths.has(item.id));
    if (!rest) return depths;
    depths.set(rest.id, 0);
    queue = [rest.id];
  }
}

/** Between two lines that come to the same side of a box. */
const gap = 15;

/**
 * Where the boxes and the ends of the lines are. Items stand in columns, and each line comes to a place of its own at its boxes,
 * so that what is written at its end covers nothing.
 */
function arrangement(items, lines, lengthsOf) {
  const depths = columns(items, lines);
  const places = new Map(items.map((item) => [item.id, { x: 8 + depths.get(item.id) * box.column, left: [], right: [], lengths: lengthsOf(item.id) }]));
  for (const line of lines) {
    const [a, b] = [places.get(line.first.item), places.get(line.second.item)];
    // Two boxes of a column are joined at their right.
    a[a.x > b.x ? "left" : "right"].push({ line, other: b });
    b[b.x > a.x ? "left" : "right"].push({ line, other: a });
  }
  const ends = [];
  for (const item of items) {
    const place = places.get(item.id);
    const column = depths.get(item.id);
    ends[column] ??= 8;
    place.y = ends[column];
    place.height = Math.max(nodeHeight(item, box.width), Math.max(place.left.length, place.right.length) * gap + 6);
    // Lengths without another item stand below the box.
    ends[column] += place.height + place.lengths.length * gap + 12;
  }
  for (const place of places.values()) {
    for (const ports of [place.left, place.right]) {
      ports.sort((a, b) => a.other.y - b.other.y);
      ports.forEach((port, index) => { port.y = place.y + place.height / 2 + (index - (ports.length - 1) / 2) * gap; });
    }
  }
  // Beside the last column stand the lines between its own boxes; a length below a box may be a bit wider than the box.
  const last = 8 + Math.max(0, ends.length - 1) * box.column;
  const isBeside = lines.some((line) => [line.first, line.second].every(({ item }) => places.get(item).x === last));
  const width = last + 8 + box.width + (isBeside ? 130 : 40);
  return { places, width, height: Math.max(24, ...ends.map((end) => end ?? 0)) + 4 };
}

/** What holds a view by what it contains: its text or image, and how the view's own length stands to it. */
function contentOf(item, axis) {
  const found = answer.contents.find((content) => content.view === item.id && content.axis === axis);
  const resolved = found && state.layout?.layout.views.find((view) => view.id === item.id);
  if (!resolved) return null;
  const side = axis === "horizontal" ? "width" : "height";
  const own = resolved.frame[side];
  // Frames stand on pixels, and sizes of texts do not.
  const rest = Math.abs(found.excess) < 1 ? 0 : found.excess;
  const length = own - rest;
  const name = item.text ? "Text" : item.kind === "imageView" ? "Image" : "Content";
  const told = rest > 0 ? `, stretched to ${number(own)}` : rest < 0 ? `, squeezed to ${number(own)}` : "";
  return {
    first: { item: item.id, title: name }, state: rest > 0 ? "slack" : rest < 0 ? "missed" : "active", label: `${name} ${number(length)}${told}`,
    text: `${nodeName(item)}: its ${name.toLowerCase()} asks for a ${side} of ${number(length)}${told}`,
  };
}

/** The drawing of one axis. */
function drawing(axis, constraints, stacks, allItems) {
  const pairs = constraints.filter(({ first, second }) => second && second.item !== first.item);
  const arranged = stacks.map((item) => ({ first: { item: item.view }, second: { item: item.stack }, stack: item }));
  const lines = [...pairs, ...arranged];
  const used = new Set([...constraints, ...arranged].flatMap(({ first, second }) => [first.item, second?.item]));
  const items = allItems.filter((item) => used.has(item.id));
  const { places, width, height } = arrangement(items, lines, (id) =>
    [contentOf(allItems.find((item) => item.id === id), axis), ...constraints.filter(({ first, second }) => first.item === id && (!second || second.item === id))].filter(Boolean));
  const svg = shape("svg", { class: "axis", viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": `${axes[axis]}: ${count(constraints.length, "constraint")}` });
  svg.dataset.width = width;
  svg.dataset.height = height;
  for (const line of lines.toSorted((a, b) => Boolean(b.stack) - Boolean(a.stack))) svg.append(joined(line, places));
  for (const item of items) {
    const place = places.get(item.id);
    svg.append(nodeShape(item, place.x, place.y, box.width, place.height));
    place.lengths.forEach((constraint, index) => svg.append(edge(constraint,
      shape("text", { x: place.x + box.width / 2, y: place.y + place.height + 13 + index * gap, "text-anchor": "middle" }, constraint.label ?? `${constraint.first.title} ${edgeLabel(constraint)}`))));
  }
  return svg;
}

/** What an edge consists of, with what it says when somebody points at it. */
function edge(line, ...parts) {
  const { first, second, stack } = line;
  const touches = [first.item, second?.item].includes(state.selection);
  return shape("g", { class: `edge ${stack ? "stack" : line.state ?? "inactive"}${touches ? " touched" : ""}`, "data-id": stack ? null : line.id },
    shape("title", {}, stack ? `arranged by a stack view (${stack.text})` : line.label ? line.text : `${equation(line.text)}\n${standingWords(line)}`), ...parts);
}

function joined(line, places) {
  const { first, second } = line;
  const [a, b] = [places.get(first.item), places.get(second.item)];
  const port = (place) => [...place.left, ...place.right].find((item) => item.line === line);
  const [left, right] = a.x <= b.x ? [a, b] : [b, a];
  const [y1, y2] = [port(left).y, port(right).y];
  const names = line.stack ? "" : [...new Set([first.title, second.title])].join(" – ");
  const label = (x, y, anchor) => shape("text", { x, y, "text-anchor": anchor }, line.stack ? "" : `${names} ${edgeLabel(line)}`);
  const x1 = left.x + box.width;
  if (left.x === right.x) {
    // Beside the column.
    const out = Math.min(60, 20 + Math.abs(y1 - y2) / 8);
    return edge(line, shape("path", { d: `M${x1} ${y1}C${x1 + out} ${y1} ${x1 + out} ${y2} ${x1} ${y2}` }), label(x1 + out * 0.75 + 3, (y1 + y2) / 2 + 4, "start"));
  }
  // The last part is straight, below what is written there.
  const bend = right.x - box.label;
  const middle = (x1 + bend) / 2;
  return edge(line, shape("path", { d: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${bend} ${y2}H${right.x}` }), label(right.x - 6, y2 - 3, "end"));
}

function table(constraints, items) {
  const item = (id) => items.find((one) => one.id === id);
  const link = (anchor) => {
    const found = anchor && item(anchor.item);
    return found ? el("button", { type: "button", class: "link plain", tabindex: -1, onclick: () => selectNode(found) }, breaking(nodeName(found))) : "";
  };
  const order = ["given-up", "missed", "active", "slack", "inactive"];
  const sorted = constraints.toSorted((a, b) => order.indexOf(a.state ?? "inactive") - order.indexOf(b.state ?? "inactive"));
  return el("table", { class: "edges" },
    el("thead", {}, el("tr", {}, ["Item", "Constraint", "Held by", "State"].map((name) => el("th", { scope: "col" }, name)))),
    el("tbody", {}, sorted.map((constraint) => el("tr", { "data-id": constraint.id },
      el("td", {}, link(constraint.first)), el("td", { class: "equation" }, breaking(equation(constraint.text))), el("td", {}, link(constraint.second)), el("td", {}, standingBadge(constraint))))));
}

const key = () => el("p", { class: "key" }, ["active", "slack", "missed", "given-up"].map((standing) =>
  el("span", {}, el("i", { class: `edge-key ${standing}` }),
    { active: "active: holds with equality", slack: "slack: has room", missed: "missed: optional, not met", "given-up": "given up: conflicts" }[standing])),
  el("span", {}, el("i", { class: "edge-key stack" }), "arranged by a stack view"),
  el("span", {}, "below a box: lengths, and the size of its text or image"));

function show() {
  if (state.mode !== "graph" || !answer) return;
  const { constraints, items, stacks } = answer;
  box = graph.clientWidth < narrowest ? boxes.narrow : boxes.wide;
  const installed = constraints.filter((item) => item.isActive);
  const focused = graph.contains(document.activeElement) ? document.activeElement.dataset?.id : null;
  fill(graph, key(),
    answer.count > constraints.length && el("p", { class: "fault warning" }, `The scene has ${answer.count} constraints; the first ${constraints.length} are shown.`),
    !constraints.length && el("p", { class: "empty" }, "This scene has no constraint."),
    Object.entries(axes).map(([axis, name]) => {
      const own = installed.filter((item) => item.axis === axis);
      if (!own.length && !stacks.length) return null;
      return el("section", {}, el("h2", { class: "head" }, `${name} (${count(own.length, "constraint")})`), el("div", { class: "drawing" }, drawing(axis, own, stacks, items)));
    }),
    constraints.length > 0 && el("section", {}, el("h2", { class: "head" }, `All constraints in ${answer.sizeClass}`), table(constraints, items)));
  for (const svg of graph.querySelectorAll("svg.axis")) oneTabStop(svg, ".node");
  const rows = graph.querySelector("table");
  if (rows) oneTabStop(rows, "button.link");
  if (focused) graph.querySelector(`.node[data-id="${CSS.escape(focused)}"]`)?.focus();
  arrange();
}

async function refresh() {
  if (state.mode !== "graph" || !state.document || !state.scene) return;
  asking?.abort();
  asking = new AbortController();
  try {
    answer = await get("constraints", { ...place(), ...environment() }, asking.signal);
    show();
  } catch (error) {
    if (error.name !== "AbortError") tell(error.message);
  }
}

export function startGraph() {
  surfaces.graph = { zoom, zoomTo };
  panAndZoom(graph, surfaces.graph);
  graph.addEventListener("keydown", (event) => {
    if (zoomByKey(event, surfaces.graph)) return;
    if (event.key === "Escape") set({ mode: "scene" });
  });
  new ResizeObserver(arrange).observe(graph);
  on("mode document scene tree revision draft environment", refresh);
  on("selection layout", show);
}
