// What stands above the canvas: the device and its size, and menus of settings and layers.

import { byId, el, fill, number, select } from "./dom.js";
import { devicePicker, turnButton } from "./devices.js";
import { on, set, state } from "./state.js";

const layerNames = {
  constraints: "Constraints", frames: "Frames", margins: "Margins", names: "Names", "safe-area": "Safe area", stacks: "Stack views",
  "hit-areas": "Small hit areas", wireframe: "Wireframe",
};

const pseudoNames = { long: "Twice as long", accented: "Accented", bounded: "In brackets", rtl: "From right to left" };

const change = (changes) => set({ environment: { ...state.environment, ...changes } });

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

/** Settings with what they are where nobody has set them. */
const defaults = { sizeClass: "", textSize: "", language: "", direction: "ltr" };

function fields() {
  const current = state.environment;
  const isHeld = current.device && current.device !== "designed";
  const orientation = select("Held", [["portrait", "Portrait"], ["landscape", "Landscape"]], current.orientation,
    (value) => change({ orientation: value, size: null }));
  orientation.querySelector("select").disabled = !isHeld;
  return [
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

/** A menu says how many of its settings are not as they were. */
const named = (name, number) => (number ? `${name} · ${number}` : name);

export function startEnvironment() {
  const pickers = el("div", { class: "popover settings" });
  const settings = el("summary", {}, "Settings");
  const width = sizeField("Width in points", "width");
  const height = sizeField("Height in points", "height");
  const reset = el("button", { type: "button", id: "reset", onclick: () => change({ size: null }) }, "Device’s size");
  const layers = layerMenu();
  fill(byId("environment"), devicePicker(), turnButton(),
    el("span", { class: "field size" }, width, el("span", { class: "times" }, "×"), height),
    reset, el("span", { class: "space" }),
    el("details", { class: "menu", id: "settings" }, settings, pickers), layers);
  let shown = "";
  const showPickers = () => {
    const { size, ...own } = state.environment;
    const text = JSON.stringify([own, state.appearance, state.tree?.languages]);
    if (text === shown) return;
    // The picker that has the focus keeps it.
    const label = pickers.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null;
    shown = text;
    fill(pickers, fields());
    if (label) pickers.querySelector(`[aria-label="${label}"]`)?.focus();
  };
  on("environment tree appearance", showPickers);
  on("environment appearance layers", () => {
    const changed = Object.entries(defaults).filter(([key, value]) => state.environment[key] !== value).length;
    settings.textContent = named("Settings", changed + (state.appearance ? 1 : 0));
    layers.querySelector("summary").textContent = named("Layers", state.layers.size);
  });
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
  // A menu closes when somebody goes elsewhere, or with Escape.
  const menus = [byId("layers"), byId("settings")];
  document.addEventListener("pointerdown", (event) => {
    for (const menu of menus) if (menu.open && !menu.contains(event.target)) menu.open = false;
  });
  for (const menu of menus) {
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      menu.open = false;
      menu.querySelector("summary").focus();
    });
  }
  showPickers();
}
