// A board: one scene on all devices of the app, or all scenes of the document on one device, with a picture of each other document.
// Tiles are drawn when they come into sight, and again when what they show has changed.

import { address, get } from "./api.js";
import { breaking, openDocument } from "./documents.js";
import { byId, count, el, fill, tell } from "./dom.js";
import { environment, on, place, set, state } from "./state.js";
import { isBoard, surfaces } from "./modes.js";
import { panAndZoom, zoomByKey } from "./panzoom.js";
import { whole } from "./sentence.js";

const board = byId("board");
const list = el("div", { class: "tiles" });

/** Points of the page for a point of a screen. */
const limits = [0.05, 2];
/** Below it tiles have no names, so that all of them fit; a tooltip says them. */
const tiny = 0.2;
let choice = 0.3;
/** So few tiles are shown as large as they fit, until somebody zooms. */
const few = 6;
let isChosen = false;
let tiles = [];
/** The devices of the app, by document: they do not change while one edits. */
const devices = new Map();

/** How many tiles are asked for at once; the canvas and the inspector need the server, too. */
const mostAsked = 2;
/** How many tiles that are out of sight keep their pictures. */
const mostKept = 120;
let asked = 0;
/** Another number when all tiles show something else. */
let generation = 0;

const spacing = 20;
const captionHeight = (scale) => (scale < tiny ? 20 : 48);
const headHeight = 32;
const screenOf = (tile) => ({ width: tile.width || 393, height: tile.height || 852 });

function zoom() {
  return choice === "fit" ? fitting() : choice;
}

/** The largest scale at which the tiles need no scrolling, as they flow in rows; other documents come below. */
function fitting() {
  const [width, height] = [board.clientWidth - 2 * spacing, board.clientHeight - 2 * spacing];
  const fits = (scale) => {
    let [x, y, row, group] = [0, 0, 0, null];
    for (const tile of tiles) {
      if (tile.document) break;
      if (tile.group !== group) [x, y, row, group] = [0, y + row + headHeight, 0, tile.group];
      const [own, high] = [tileWidth(tile, scale) + spacing, screenOf(tile).height * scale + captionHeight(scale) + spacing];
      if (x > 0 && x + own - spacing > width) [x, y, row] = [0, y + row, 0];
      x += own;
      row = Math.max(row, high);
    }
    return y + row <= height;
  };
  let [low, high] = [limits[0], 1];
  if (!tiles.length || fits(high)) return high;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle; else high = middle;
  }
  return low;
}

/** A caption needs some room, also below a small screen. */
const tileWidth = (tile, scale) => Math.max(scale < tiny ? 20 : 96, screenOf(tile).width * scale);

function zoomTo(next, at = { x: board.clientWidth / 2, y: board.clientHeight / 2 }) {
  const old = zoom();
  const point = { x: (board.scrollLeft + at.x) / old, y: (board.scrollTop + at.y) / old };
  isChosen = true;
  choice = next === "fit" ? "fit" : Math.min(limits[1], Math.max(limits[0], next));
  arrange();
  const now = zoom();
  board.scrollLeft = point.x * now - at.x;
  board.scrollTop = point.y * now - at.y;
}

function arrange() {
  if (!isBoard()) return;
  const scale = zoom();
  list.classList.toggle("tiny", scale < tiny);
  for (const tile of tiles) {
    const { width, height } = screenOf(tile);
    tile.node.style.width = `${tileWidth(tile, scale)}px`;
    tile.frame.style.width = `${width * scale}px`;
    tile.frame.style.height = `${height * scale}px`;
  }
  byId("percent").textContent = `${Math.round(scale * 100)} %`;
  byId("zoom-fit").setAttribute("aria-pressed", choice === "fit");
  byId("zoom-1").setAttribute("aria-pressed", choice === 1);
}

/** What a tile shows, as the parameters of /api/tile. */
function parameters(tile) {
  const { size, ...own } = environment();
  const shown = { ...place(), ...own, layers: [...state.layers].sort().join(","), appearance: state.appearance };
  if (state.mode === "scenes") return { ...shown, scene: tile.scene, size };
  const { device, orientation, split } = tile;
  return { ...shown, asDesigned: false, sizeClass: "", device, orientation, split };
}

const isAbove = (tile) => tile.isSeen && tile.drawn !== generation && !tile.isAsked;

/** Draws what is in sight, from the top down. */
function draw() {
  while (asked < mostAsked) {
    const tile = isBoard() && tiles.find(isAbove);
    if (!tile) break;
    ask(tile, generation);
  }
  showStatus();
}

/** The picture of a document, and what a check has found in it. */
async function cover(tile) {
  const { revision, version } = state.documents.find((item) => item.document === tile.document) ?? {};
  const answer = await fetch(address("thumbnail", { document: tile.document, revision, version }));
  if (!answer.ok) throw new Error("This document could not be drawn.");
  const found = state.checked.get(tile.document);
  return { svg: await answer.text(), status: { bad: "unsatisfiable", warned: "ambiguous", quiet: "ok" }[found?.worst] ?? "", message: found?.text };
}

async function ask(tile, wanted) {
  asked += 1;
  tile.isAsked = true;
  try {
    show(tile, tile.document ? await cover(tile) : await get("tile", parameters(tile)));
  } catch (error) {
    tile.frame.replaceChildren(el("span", { class: "quiet" }, error.message));
    tile.status = "unsupported";
  } finally {
    asked -= 1;
    tile.isAsked = false;
    tile.drawn = wanted;
    draw();
  }
}

function show(tile, answer) {
  tile.status = answer.errors || answer.status === "unsatisfiable" ? "error" : answer.status === "ambiguous" || answer.warnings ? "warning" : answer.status;
  tile.node.title = [[tile.told ?? tile.title, tile.detail].filter(Boolean).join(", "), answer.message].filter(Boolean).join("\n");
  tile.dot.className = `dot ${tile.status}`;
  tile.heard.textContent = { error: "has errors", warning: "has warnings", ok: "is well" }[tile.status] ?? "";
  const old = tile.address;
  tile.address = answer.svg ? URL.createObjectURL(new Blob([answer.svg], { type: "image/svg+xml" })) : null;
  fill(tile.frame, tile.address
    ? picture(tile, answer.svg)
    : el("span", { class: "quiet" }, "This scene has no view."));
  if (old) URL.revokeObjectURL(old);
}

/** The picture without what lies around the screen, so that the tile's edge is that of the screen. */
function picture(tile, svg) {
  const image = el("img", { alt: "", draggable: "false", src: tile.address });
  const [x, y, width, height] = (svg.match(/viewBox="([^"]+)"/)?.[1] ?? "").split(" ").map(Number);
  const screen = screenOf(tile);
  // A scene of another size is shown as it is, and so are other documents.
  if (tile.document || !(width >= screen.width && height >= screen.height && width < screen.width * 1.5 && height < screen.height * 1.5)) return image;
  image.className = "cut";
  image.style.width = `${(width / screen.width) * 100}%`;
  image.style.height = `${(height / screen.height) * 100}%`;
  image.style.left = `${(x / screen.width) * 100}%`;
  image.style.top = `${(y / screen.height) * 100}%`;
  return image;
}

/** Pictures that nobody sees go when there are many. */
function forget() {
  const kept = tiles.filter((tile) => tile.address && !tile.isSeen);
  for (const tile of kept.slice(0, Math.max(0, kept.length - mostKept))) {
    URL.revokeObjectURL(tile.address);
    tile.address = null;
    tile.drawn = null;
    fill(tile.frame);
  }
}

/** What stands below all tiles: when it comes into sight, more documents do. */
const ending = el("div", { class: "ending", "aria-hidden": "true" });
const end = new IntersectionObserver((entries) => {
  const known = tiles.filter((tile) => tile.document);
  const more = state.mode === "scenes" && known.length && entries.at(-1).isIntersecting ? ofDocuments(known.length) : [];
  if (!more.length) return;
  tiles.push(...more);
  list.querySelector("section:last-of-type > div").append(...more.map(node));
  for (const tile of more) { tile.node.tabIndex = -1; sight.observe(tile.node); }
  arrange();
  // It is told again where it is in sight still.
  end.unobserve(ending);
  end.observe(ending);
}, { root: board, rootMargin: "600px" });

/** Tiles by their nodes: a store has thousands of documents. */
const tileOf = new WeakMap();

const sight = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const tile = tileOf.get(entry.target);
    if (tile) tile.isSeen = entry.isIntersecting;
  }
  forget();
  draw();
}, { root: board, rootMargin: "120px" });

function open(tile) {
  if (tile.document) return openDocument(tile.document);
  const own = state.mode === "scenes"
    ? { scene: tile.scene, selection: null }
    : { environment: { ...state.environment, device: tile.device, orientation: tile.orientation, split: tile.split ?? "", size: null, sizeClass: "" } };
  set({ ...own, mode: "scene" });
}

function node(tile) {
  tile.frame = el("span", { class: "frame" });
  tile.dot = el("span", { class: "dot" });
  tile.heard = el("span", { class: "heard" });
  tile.node = el("button", { type: "button", class: tile.document ? "tile cover" : "tile", "aria-current": tile.isCurrent ? "true" : null, onclick: () => open(tile) },
    tile.frame, el("span", { class: "caption" }, tile.dot, el("span", { class: "name" }, whole(tile.title).map((piece) => (typeof piece === "string" ? breaking(piece) : piece))), tile.heard),
    el("span", { class: "quiet detail" }, tile.detail.split(" · ").filter(Boolean).map((part) => el("span", {}, part))));
  tileOf.set(tile.node, tile);
  return tile.node;
}

/** So many other documents are on the board at first, and so many more come when somebody scrolls to their end. */
const documentsAtOnce = 120;

/** The other documents, in the order of the list, from a position on. */
function ofDocuments(from = 0) {
  const others = state.documents.filter((item) => item.document !== state.document);
  return others.slice(from, from + documentsAtOnce).map((item) => {
    const path = item.path ?? item.document.replace(/^store:/, "");
    const name = path.slice(path.lastIndexOf("/") + 1);
    return { key: item.document, document: item.document, group: `Other documents (${others.length})`, title: name, told: path, detail: "", width: 393, height: 852, isCurrent: false };
  });
}

function ofScenes() {
  const shown = state.layout?.layout.environment.size;
  const own = (state.tree?.scenes ?? []).filter((scene) => scene.views.length).map((scene) => ({
    key: scene.scene, scene: scene.scene, group: scene.isContainer ? "Containers: they show other scenes" : "Scenes of the document", title: scene.name, detail: count(scene.views.length, "view"),
    width: shown?.width, height: shown?.height, isCurrent: scene.scene === state.scene,
    isContainer: scene.isContainer,
  }));
  // Containers are empty but for their bars.
  return [...own.filter((tile) => !tile.isContainer), ...own.filter((tile) => tile.isContainer), ...ofDocuments()];
}

async function ofDevices() {
  if (!devices.has(state.document)) devices.set(state.document, (await get("devices", { document: state.document })).devices);
  const { device, orientation, split } = state.environment;
  return devices.get(state.document).map((item) => ({
    ...item, key: `${item.device} ${item.orientation} ${item.split}`, detail: `${item.width} × ${item.height} · ${item.sizeClass}`,
    group: groupOf(item), told: item.title, title: item.title.replace(/, (upright|on its side)$/, ""),
    isCurrent: item.device === device && item.orientation === orientation && (item.split ?? "") === split,
  }));
}

function groupOf(item) {
  const held = item.orientation === "portrait" ? "upright" : "on its side";
  if (item.split) return `Parts of iPads, ${held}`;
  return item.device.startsWith("ipad") ? `iPad, ${held}` : `iPhone, ${held}`;
}

/** Tiles below the names of their groups. */
function sections() {
  const groups = [...new Set(tiles.map((tile) => tile.group))];
  return groups.map((group) => el("section", {}, el("h2", { class: "head" }, group),
    el("div", {}, tiles.filter((tile) => tile.group === group).map(node))));
}

/** What the tiles are of: with another document, scene or mode they are others. */
const kind = () => [state.mode, state.document, ...(state.mode === "devices" ? [state.scene] : [state.tree?.scenes.length, state.documents.length])].join("\n");
let shownKind = "";

async function refresh() {
  generation += 1;
  if (!isBoard() || !state.document || !state.tree) return;
  const wanted = kind();
  if (wanted !== shownKind) {
    try {
      const next = state.mode === "scenes" ? ofScenes() : await ofDevices();
      if (wanted !== kind()) return;
      for (const tile of tiles) if (tile.address) URL.revokeObjectURL(tile.address);
      sight.disconnect();
      end.disconnect();
      // Groups stand one after the other, so tiles do, too.
      const groups = [...new Set(next.map((tile) => tile.group))];
      tiles = groups.flatMap((group) => next.filter((tile) => tile.group === group));
      shownKind = wanted;
      if (!isChosen) choice = tiles.length <= few ? "fit" : 0.3;
      fill(list, tiles.length ? [...sections(), ending] : el("p", { class: "empty" }, "There is nothing to show."));
      keepOneStop(tiles.find((tile) => tile.isCurrent) ?? tiles[0]);
      arrange();
      for (const tile of tiles) sight.observe(tile.node);
      end.observe(ending);
    } catch (error) {
      tell(error.message);
    }
  }
  draw();
}

function showStatus() {
  if (!isBoard()) return;
  const drawn = tiles.filter((tile) => tile.drawn === generation);
  const bad = drawn.filter((tile) => !["ok", ""].includes(tile.status));
  const own = tiles.filter((tile) => !tile.document).length;
  const others = tiles.length > own ? state.documents.length - 1 : 0;
  const what = count(own, state.mode === "scenes" ? "scene" : "device") + (others ? ` and ${count(others, "other document")}` : "");
  byId("board").setAttribute("aria-busy", asked > 0);
  fill(byId("status"), el("span", { class: `dot ${bad.some((tile) => tile.status === "error") ? "error" : bad.length ? "warning" : "ok"}` }),
    el("span", {}, `${what}, ${drawn.length} drawn`),
    el("span", { class: "quiet" }, bad.length ? `${bad.length} with faults` : drawn.length ? (others ? "no scene has faults" : "none of these has faults") : ""));
  byId("measure").textContent = "";
}

function keepOneStop(chosen) {
  for (const tile of tiles) tile.node.tabIndex = tile === chosen ? 0 : -1;
}

/** Arrow keys go to the neighbours, also those above and below. */
function keys(event) {
  if (zoomByKey(event, surfaces.board)) return;
  if (event.key === "Escape") return set({ mode: "scene" });
  const at = tiles.findIndex((tile) => tile.node === document.activeElement);
  if (at < 0) return;
  const box = (tile) => tile.node.getBoundingClientRect();
  const from = box(tiles[at]);
  const rows = (isNext) => tiles.filter((tile) => (isNext ? box(tile).top >= from.bottom : box(tile).bottom <= from.top));
  const nearest = (found, isNext) => found.toSorted((a, b) =>
    (isNext ? 1 : -1) * (box(a).top - box(b).top) || Math.abs(box(a).left - from.left) - Math.abs(box(b).left - from.left))[0];
  const target = {
    ArrowRight: () => tiles[at + 1], ArrowLeft: () => tiles[at - 1], Home: () => tiles[0], End: () => tiles.at(-1),
    ArrowDown: () => nearest(rows(true), true), ArrowUp: () => nearest(rows(false), false),
  }[event.key]?.();
  if (!target) return;
  event.preventDefault();
  keepOneStop(target);
  target.node.focus();
}

export function startBoard() {
  board.append(list);
  surfaces.board = { zoom, zoomTo, refresh: arrange };
  panAndZoom(board, surfaces.board);
  board.addEventListener("keydown", keys);
  new ResizeObserver(arrange).observe(board);
  on("mode document scene tree revision draft layers appearance environment documents", refresh);
  on("mode", arrange);
  // A board of scenes has the size of the screen that is shown.
  on("layout", () => {
    const size = state.layout?.layout.environment.size;
    if (state.mode !== "scenes" || !size) return;
    for (const tile of tiles) if (!tile.document) [tile.width, tile.height] = [size.width, size.height];
    arrange();
  });
}
