// The pickers above the canvas: device, orientation, size class, text size, direction, size, layers.

import { byId, el, fill, number, select } from "./dom.js";
import { on, set, state } from "./state.js";

const splitNames = { one_third: "one third", one_half: "one half", two_thirds: "two thirds", slide_over: "slide over" };
const layerNames = {
  constraints: "Constraints", frames: "Frames", margins: "Margins", names: "Names", "safe-area": "Safe area", stacks: "Stack views",
  "hit-areas": "Small hit areas", wireframe: "Wireframe",
};

const pseudoNames = { long: "Twice as long", accented: "Accented", bounded: "In brackets", rtl: "From right to left" };

const change = (changes) => set({ environment: { ...state.environment, ...changes } });

function deviceName(device) {
  const models = device.models;
  const inches = device.device.match(/[\d.]+/)?.[0];
  const model = models[models.length - 1]?.replace(" generation)", " gen)");
  return model ? `${inches}″  ${model}` : device.device;
}

/** The languages of the document: those that it has texts in, and the pseudolanguages. */
function languages() {
  const all = state.tree?.languages ?? [];
  const entry = (item) => [item.language, item.isPseudo ? pseudoNames[item.language] ?? item.title : `${item.title} (${item.language})`];
  const own = all.filter((item) => !item.isPseudo).map(entry);
  return [
    ["", "As written"],
    ...(own.length ? [{ label: "Languages", options: own }] : []),
    ...(state.tree && !state.tree.hasFile ? [{ label: "Its file is not at its path: texts beside it are not known", options: [] }] : []),
    { label: "Pseudolanguages", options: all.filter((item) => item.isPseudo).map(entry) },
  ];
}

/** Devices as the picker names them: screens, and parts of pads' screens. */
function devices() {
  const seen = new Set();
  const groups = { iPhone: [], iPad: [], "Parts of iPads": [] };
  for (const device of state.session.devices) {
    const key = device.split ? `${device.device}/${device.split}` : device.device;
    if (seen.has(key)) continue;
    seen.add(key);
    const isPad = device.device.startsWith("ipad");
    const label = device.split ? `${deviceName(device)}, ${splitNames[device.split] ?? device.split}` : deviceName(device);
    groups[device.split ? "Parts of iPads" : isPad ? "iPad" : "iPhone"].push([key, label]);
  }
  return Object.entries(groups).map(([label, options]) => ({ label, options }));
}

function chooseDevice(value) {
  const [device, split = ""] = value.split("/");
  change({ device, split, size: null, sizeClass: "" });
}

/** The size on the canvas, whatever it comes from. */
export function shownSize() {
  return state.environment.size ?? state.layout?.layout.environment.size ?? { width: 393, height: 852 };
}

/** Resizes the canvas by hand, in whole points. */
export function resize(width, height) {
  const limit = (value) => Math.min(4000, Math.max(50, Math.round(value)));
  const changes = { size: { width: limit(width), height: limit(height) } };
  if (state.environment.device === "designed") {
    // What was designed for one size keeps its size class when somebody pulls at it.
    const shown = state.layout?.layout.environment.sizeClass;
    changes.device = "";
    if (shown) {
      const letter = { compact: "C", regular: "R", any: "Any" };
      changes.sizeClass = `w${letter[shown.width]}-h${letter[shown.height]}`;
    }
  }
  change(changes);
}

function sizeField(label, axis) {
  const input = el("input", {
    type: "number", min: 50, max: 4000, step: 1, id: `size-${axis}`, "aria-label": label,
    onchange: () => {
      const size = { ...shownSize(), [axis]: Number(input.value) };
      if (input.value) resize(size.width, size.height);
    },
  });
  return input;
}

function layerMenu() {
  const boxes = Object.entries(layerNames).map(([layer, label]) => {
    const box = el("input", { type: "checkbox", "data-layer": layer, onchange: () => {
      const layers = new Set(state.layers);
      if (box.checked) layers.add(layer);
      else layers.delete(layer);
      set({ layers });
    } });
    return el("label", {}, box, label);
  });
  return el("details", { class: "menu", id: "layers" }, el("summary", {}, "Layers"), el("div", { class: "popover" }, boxes));
}

function fields() {
  const current = state.environment;
  const isHeld = current.device && current.device !== "designed";
  const device = current.split ? `${current.device}/${current.split}` : current.device;
  const orientation = select("Held", [["portrait", "Portrait"], ["landscape", "Landscape"]], current.orientation,
    (value) => change({ orientation: value, size: null }));
  orientation.querySelector("select").disabled = !isHeld;
  return [
    select("Device", [["designed", "As designed"], ["", "Any size"], ...devices()], device, chooseDevice),
    orientation,
    select("Size class", [["", "Its own"], ...state.session.sizeClasses.map((cell) => [cell, cell])], current.sizeClass,
      (sizeClass) => change({ sizeClass })),
    select("Text", [["", "Default"], ...state.session.textSizes.map((size) => [size, size])], current.textSize,
      (textSize) => change({ textSize })),
    select("Look", [["", "As designed"], ["light", "Light"], ["dark", "Dark"]], state.appearance,
      (appearance) => set({ appearance })),
    select("Language", languages(), current.language, (language) => change({ language })),
    select("Direction", [["ltr", "Left to right"], ["rtl", "Right to left"]], current.direction,
      (direction) => change({ direction })),
  ];
}

export function startEnvironment() {
  const pickers = el("span", { class: "group" });
  const width = sizeField("Width in points", "width");
  const height = sizeField("Height in points", "height");
  const reset = el("button", { type: "button", id: "reset", onclick: () => change({ size: null }) }, "Device’s size");
  fill(byId("environment"), pickers,
    el("span", { class: "field size" }, el("span", {}, "Size"), width, el("span", { class: "times" }, "×"), height),
    reset, layerMenu());
  let shown = "";
  const showPickers = () => {
    const { size, ...own } = state.environment;
    const text = JSON.stringify([own, state.tree?.languages]);
    if (text === shown) return;
    // The picker that has the focus keeps it.
    const label = pickers.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null;
    shown = text;
    fill(pickers, fields());
    if (label) pickers.querySelector(`[aria-label="${label}"]`)?.focus();
  };
  on("environment tree", showPickers);
  on("tree", () => {
    // Another document has other languages.
    const { language } = state.environment;
    if (language && !state.tree.languages.some((item) => item.language === language)) change({ language: "" });
  });
  on("layout environment", () => {
    reset.hidden = !state.environment.size || !state.environment.device;
    const size = shownSize();
    if (document.activeElement !== width) width.value = number(size.width);
    if (document.activeElement !== height) height.value = number(size.height);
  });
  on("document", () => {
    if (state.environment.device === "" && !state.environment.size) {
      change({ device: state.tree?.kind === "json" ? state.session.usualDevice : "designed" });
    }
  });
  // A menu closes when somebody goes elsewhere.
  document.addEventListener("pointerdown", (event) => {
    const menu = byId("layers");
    if (menu.open && !menu.contains(event.target)) menu.open = false;
  });
  showPickers();
}
