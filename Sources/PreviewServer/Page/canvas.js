// The picture of the scene with what is selected on it, and handles that resolve it again while one drags.

import { plain } from "./sentence.js";
import { address, get, latestOnly } from "./api.js";
import { byId, count, el, fill, number, tell } from "./dom.js";
import { environment, on, place, set, state, view } from "./state.js";
import { resize, shownSize } from "./environment.js";
import { turn } from "./devices.js";
import { isBoard, surface, surfaces } from "./modes.js";
import { panAndZoom, zoomByKey } from "./panzoom.js";
import { select } from "./state.js";
import { moveViews, takeDrawing } from "./shapes.js";
import { forget, guess, remember } from "./ahead.js";
import { boxesAround, freest, textsBelow } from "./free.js";

const stage = byId("stage");
const sheet = el("div", { id: "sheet" });
const overlay = el("div", { id: "overlay" });
const hover = el("div", { class: "box hover", hidden: true });
const selected = el("div", { class: "box selected", hidden: true }, el("span", { class: "tag" }));
const handles = ["right", "bottom", "corner"].map((side) => el("div", { class: `handle ${side}`, "data-side": side }));
const empty = el("p", { class: "empty", hidden: true });
let picture = el("div", { id: "picture" });
const percent = el("output", { id: "percent", "aria-label": "Zoom", for: "stage" });
let zoomChoice = "fit";
let dragging = null;

const statusWords = {
  ok: "Every view is placed",
  ambiguous: "Ambiguous: constraints leave views undetermined",
  unsatisfiable: "Unsatisfiable: required constraints conflict",
  unsupported: "This kind of document can't be resolved",
};

const limits = [0.1, 4];

function zoom() {
  if (zoomChoice !== "fit") return zoomChoice;
  if (dragging) return dragging.zoom;
  const box = state.layout?.picture;
  if (!box?.width) return 1;
  const room = { width: stage.clientWidth - 24, height: stage.clientHeight - 24 };
  return Math.max(limits[0], Math.min(1, room.width / box.width, room.height / box.height));
}

/** Zooms, and keeps what lies at a place of the stage there; by default what lies in its middle. */
function zoomTo(choice, at = { x: stage.clientWidth / 2, y: stage.clientHeight / 2 }) {
  const [old, outer, inner] = [zoom(), stage.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const point = { x: (at.x - (inner.left - outer.left)) / old, y: (at.y - (inner.top - outer.top)) / old };
  zoomChoice = choice === "fit" ? "fit" : Math.min(limits[1], Math.max(limits[0], choice));
  arrange();
  const now = sheet.getBoundingClientRect();
  stage.scrollLeft += now.left - outer.left + point.x * zoom() - at.x;
  stage.scrollTop += now.top - outer.top + point.y * zoom() - at.y;
}

/** The size of the scene's root, which is the screen. */
const screen = () => state.layout?.layout.environment.size ?? null;

function put(box, frame) {
  const scale = zoom();
  const { x, y } = state.layout.picture;
  box.hidden = false;
  box.style.left = `${(frame.x - x) * scale}px`;
  box.style.top = `${(frame.y - y) * scale}px`;
  box.style.width = `${frame.width * scale}px`;
  box.style.height = `${frame.height * scale}px`;
}

const placeOf = (id) => {
  const index = state.layout?.layout.views.findIndex((item) => item.id === id) ?? -1;
  return index < 0 ? null : state.layout.places[index];
};

/** Keeps the screen's corner where it was when the drag began, so that the edge stays under the pointer. */
function hold(box, scale) {
  sheet.style.marginLeft = `${dragging.left + box.x * scale}px`;
  sheet.style.marginTop = `${dragging.top + box.y * scale}px`;
}

/** Where the screen's corner is among what the stage scrolls. */
function corner(box, scale) {
  const [outer, inner, style] = [stage.getBoundingClientRect(), sheet.getBoundingClientRect(), getComputedStyle(stage)];
  return {
    left: inner.left - outer.left - stage.clientLeft + stage.scrollLeft - parseFloat(style.paddingLeft) - box.x * scale,
    top: inner.top - outer.top - stage.clientTop + stage.scrollTop - parseFloat(style.paddingTop) - box.y * scale,
  };
}

/** Puts everything where the last answer says. */
function arrange() {
  if (state.mode !== "scene") return;
  const box = state.layout?.picture;
  const isEmpty = !box;
  sheet.hidden = isEmpty;
  empty.hidden = !isEmpty || !state.layout;
  if (isEmpty) {
    empty.textContent = state.layout?.layout.status === "unsupported" ? statusWords.unsupported + "." : "This scene has no view.";
    return;
  }
  const scale = zoom();
  sheet.style.width = `${box.width * scale}px`;
  sheet.style.height = `${box.height * scale}px`;
  percent.textContent = `${Math.round(scale * 100)} %`;
  byId("zoom-fit").setAttribute("aria-pressed", zoomChoice === "fit");
  byId("zoom-1").setAttribute("aria-pressed", zoomChoice === 1);
  if (dragging) hold(box, scale);
  const root = screen();
  for (const handle of handles) {
    handle.hidden = !root;
    if (!root) continue;
    const [right, bottom] = [(root.width - box.x) * scale, (root.height - box.y) * scale];
    const side = handle.dataset.side;
    handle.style.left = `${side === "bottom" ? right - (root.width * scale) / 2 : right}px`;
    handle.style.top = `${side === "right" ? bottom - (root.height * scale) / 2 : bottom}px`;
  }
  const chosen = state.selection && placeOf(state.selection);
  if (chosen) {
    put(selected, chosen.frame);
    const frame = state.layout.layout.views.find((item) => item.id === state.selection).frame;
    const tag = selected.firstElementChild;
    tag.textContent = `${number(frame.width)} × ${number(frame.height)}`;
    placeTag(tag, frameOnPage(state.selection));
  } else {
    selected.hidden = true;
  }
  showMore();
  for (const listener of arranged) listener();
}

/** Puts the tag of the selected view at a corner of it or beside it, where it covers no text and no small view. */
function placeTag(tag, { x, y, width, height }) {
  const [wide, high] = [tag.offsetWidth, tag.offsetHeight];
  const [right, bottom] = [x + width, y + height];
  const [start, end] = [x - 1.5 + wide / 2, right + 1.5 - wide / 2];
  const [above, below, middle] = [y - high / 2, bottom + high / 2, y + height / 2];
  const places = [[start, above], [start, below], [end, above], [end, below], [right + 3 + wide / 2, middle], [x - 3 - wide / 2, middle]];
  const texts = dragging ? [] : [...textsBelow(overlay), { x, y, width, height }];
  const free = freest(boxesAround(places, { width: wide, height: high }, overlay), texts);
  // The box has a border of 1.5 pixels.
  tag.style.left = `${free.x - x - 1.5}px`;
  tag.style.top = `${free.y - y - 1.5}px`;
}

const arranged = new Set();

/** Calls a function whenever the canvas has put everything in its place: after an answer, a zoom, another size of the window. */
export const whenArranged = (listener) => arranged.add(listener);

/** Boxes around the views that are selected besides the first one. */
function showMore() {
  for (const box of overlay.querySelectorAll(".box.more")) box.remove();
  for (const id of state.more) {
    const where = placeOf(id);
    if (!where) continue;
    const box = el("div", { class: "box more" });
    overlay.append(box);
    put(box, where.frame);
  }
}

/** Where a view is on the overlay, in pixels of the page; null where it is not drawn. */
export function frameOnPage(id) {
  const where = state.layout?.picture && placeOf(id);
  if (!where) return null;
  const scale = zoom();
  const { x, y } = state.layout.picture;
  return { x: (where.frame.x - x) * scale, y: (where.frame.y - y) * scale, width: where.frame.width * scale, height: where.frame.height * scale, scale };
}

export const isPulling = () => dragging !== null;
export const canvasOverlay = overlay;

function showStatus() {
  if (isBoard()) return;
  const answer = state.layout;
  const status = byId("status");
  if (!answer) return fill(status, state.scene && el("span", { class: "quiet" }, "Drawing…"));
  const { layout, title } = answer;
  const worst = Math.max(0, layout.diagnostics.findIndex((item) => item.severity !== "note"));
  const first = layout.diagnostics[worst];
  fill(status,
    el("span", { class: `dot ${layout.status}` }),
    el("span", { class: "quiet" }, `${title} `),
    el("span", {}, statusWords[layout.status]),
    first && el("button", {
      type: "button", class: "link", title: first.hint ?? "",
      onclick: () => {
        const found = first.objects.find((id) => view(id));
        if (found) set({ selection: found });
      },
    }, `${plain(answer.spoken[worst])}${layout.diagnostics.length > 1 ? ` and ${layout.diagnostics.length - 1} more` : ""}`));
}

/** What the drawing on the canvas is of, apart from its size: with another size its shapes can be moved. */
let drawn = null;

async function draw(asked, layout) {
  // A browser keeps the picture of an address: where the document is another, its version makes the address another.
  const answer = await fetch(address("drawing", { ...asked, version: layout.version }));
  if (!answer.ok) throw new Error((await answer.json()).message ?? "the picture could not be drawn");
  return takeDrawing(await answer.text(), layout);
}

const refresh = latestOnly(async () => {
  if (!state.document || !state.scene) return;
  const asked = { ...place(), ...environment(), layers: [...state.layers].sort().join(","), appearance: state.appearance };
  const start = performance.now();
  try {
    const layout = await get("layout", asked);
    const isOfScene = () => asked.document === state.document && asked.scene === state.scene;
    if (!isOfScene()) return;
    if (dragging) remember(layout);
    // Behind a board or a graph nobody sees it.
    if (layout.picture && state.mode === "scene") {
      const key = JSON.stringify({ ...asked, size: "", version: layout.version });
      // While somebody pulls, shapes that are there move; the exact picture comes when they rest.
      if (!dragging || key !== drawn || !moveViews(picture, layout)) {
        const next = await draw(asked, layout);
        if (!isOfScene()) return;
        next.id = "picture";
        next.setAttribute("aria-label", `The scene at ${layout.title}`);
        picture.replaceWith(next);
        picture = next;
        drawn = key;
      }
    }
    byId("measure").textContent =
      `${count(layout.layout.views.length, "view")} in ${number(performance.now() - start)} ms`;
    set({ layout });
  } catch (error) {
    tell(error.message);
  }
});

/** The innermost view at a place of the screen: what stands last is on top. */
function hit(event) {
  if (!state.layout?.picture) return null;
  const bounds = sheet.getBoundingClientRect();
  const scale = zoom();
  const x = (event.clientX - bounds.left) / scale + state.layout.picture.x;
  const y = (event.clientY - bounds.top) / scale + state.layout.picture.y;
  let found = null;
  state.layout.layout.views.forEach((item, index) => {
    const box = state.layout.places[index]?.visible;
    if (!box || item.hidden) return;
    if (x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height) found = item.id;
  });
  return found;
}

/** Moves the shapes to where they will be, before the server has said so; see ahead.js. */
function follow() {
  const { width, height } = shownSize();
  const ahead = drawn && guess(width, height);
  if (!ahead?.picture || !moveViews(picture, ahead)) return;
  const scale = zoom();
  sheet.style.width = `${ahead.picture.width * scale}px`;
  sheet.style.height = `${ahead.picture.height * scale}px`;
  hold(ahead.picture, scale);
}

function drag(handle) {
  const side = handle.dataset.side;
  handle.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const { width, height } = shownSize();
    const [box, scale] = [state.layout.picture, zoom()];
    dragging = { x: event.clientX, y: event.clientY, width, height, zoom: scale, ...corner(box, scale) };
    hold(box, scale);
    stage.classList.add("dragging");
    stage.focus({ preventScroll: true });
  });
  handle.addEventListener("pointermove", (event) => {
    if (!dragging) return;
    const width = dragging.width + (side === "bottom" ? 0 : (event.clientX - dragging.x) / dragging.zoom);
    const height = dragging.height + (side === "right" ? 0 : (event.clientY - dragging.y) / dragging.zoom);
    resize(width, height);
    follow();
  });
  const end = () => {
    if (!dragging) return;
    dragging = null;
    forget();
    sheet.style.marginLeft = "";
    sheet.style.marginTop = "";
    stage.classList.remove("dragging");
    arrange();
    refresh();
  };
  handle.addEventListener("pointerup", end);
  handle.addEventListener("pointercancel", end);
}

function keys(event) {
  const step = event.shiftKey ? 10 : 1;
  const moves = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
  if (event.target !== stage) return;
  if (event.key === "Escape") set({ selection: null });
  if (zoomByKey(event, surfaces.scene)) return;
  if (event.key === "r" && !event.altKey && !event.ctrlKey && !event.metaKey) return turn();
  if (!moves[event.key] || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { width, height } = shownSize();
  const [x, y] = moves[event.key];
  resize(width + x, height + y);
}

export function startCanvas() {
  stage.tabIndex = 0;
  stage.setAttribute("role", "group");
  stage.setAttribute("aria-label", "Scene. Arrow keys resize it by a point, with shift by ten; plus, minus, 0 and 1 zoom, space and a pull move, R turns; a click selects a view.");
  overlay.append(hover, selected, ...handles);
  sheet.append(picture, overlay);
  stage.append(sheet, empty);
  const button = (text, title, action, id) =>
    el("button", { type: "button", class: "small", id, title, "aria-label": title, onclick: action }, text);
  byId("statusbar").append(el("span", { class: "zoom", role: "group", "aria-label": "Zoom" },
    button("−", "Zoom out (−)", () => surface().zoomTo(surface().zoom() / 1.25)), percent,
    button("+", "Zoom in (+)", () => surface().zoomTo(surface().zoom() * 1.25)),
    button("Fit", "Fit into the window (0)", () => surface().zoomTo("fit"), "zoom-fit"),
    button("100 %", "Actual size (1)", () => surface().zoomTo(1), "zoom-1")));
  surfaces.scene = { zoom, zoomTo };
  panAndZoom(stage, surfaces.scene);
  handles.forEach(drag);
  stage.addEventListener("keydown", keys);
  overlay.addEventListener("click", (event) => {
    if (event.target.closest(".handle, .pin")) return;
    select(hit(event), event.shiftKey || event.ctrlKey || event.metaKey);
  });
  overlay.addEventListener("pointermove", (event) => {
    const id = dragging || event.target.closest(".handle, .pin") ? null : hit(event);
    const box = id && id !== state.selection && placeOf(id);
    if (box) put(hover, box.visible);
    else hover.hidden = true;
  });
  overlay.addEventListener("pointerleave", () => { hover.hidden = true; });
  new ResizeObserver(arrange).observe(stage);
  on("layout selection more mode", arrange);
  on("layout mode", showStatus);
  on("document scene environment layers appearance revision draft tree", () => refresh());
  on("mode", () => { if (state.mode === "scene") refresh(); });
}
