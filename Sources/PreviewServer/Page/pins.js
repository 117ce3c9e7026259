// The constants of the selected view's constraints, on the canvas: pull at one, and everything follows; then save or leave it.

import { get } from "./api.js";
import { el, number } from "./dom.js";
import { sketch } from "./edit.js";
import { canvasOverlay, frameOnPage, isPulling } from "./canvas.js";
import { editConstraint } from "./inspector.js";
import { environment, on, place, set, state } from "./state.js";

let constraints = [];
let asking = null;
let pulled = null;

/** Where the constant of a constraint stands: at the edge of the view that it holds. Lengths stand inside. */
const sides = {
  leading: "left", left: "left", leadingMargin: "left", leftMargin: "left", trailing: "right", right: "right", trailingMargin: "right", rightMargin: "right",
  top: "top", topMargin: "top", bottom: "bottom", bottomMargin: "bottom", lastBaseline: "bottom", baseline: "bottom", firstBaseline: "top",
  width: "width", height: "height", centerX: "centerX", centerY: "centerY",
};

function anchorOf(constraint) {
  const { first, second } = constraint;
  if (first.item === state.selection) return { attribute: first.attribute, sign: 1 };
  // The other way round: the view goes one way when the constant goes the other.
  if (second?.item === state.selection && second.attribute !== "width" && second.attribute !== "height") return { attribute: second.attribute, sign: -1 };
  return null;
}

function pillPlace(side, box, index) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const aside = index * 24;
  switch (side) {
    case "left": return [box.x - 18, y + aside];
    case "right": return [box.x + box.width + 18, y + aside];
    case "top": return [x + aside * 2, box.y - 12];
    case "bottom": return [x + aside * 2, box.y + box.height + 12];
    case "width": return [box.x + box.width - 20 - aside * 1.6, box.y + box.height - 10];
    case "height": return [box.x + 20 + aside * 1.6, box.y + box.height - 10];
    case "centerX": return [x + aside, y - 14];
    default: return [x + aside, y + 14];
  }
}

/** The room of a pin, in points of the page. */
const room = { width: 34, height: 20 };

/** The wished place of a pin, or the next one beside it where it covers no other pin. */
function freePlace([x, y], used) {
  const isFree = ([left, top]) => !used.some(([a, b]) => Math.abs(a - left) < room.width && Math.abs(b - top) < room.height);
  return [0, 1, -1, 2, -2, 3, -3].map((step) => [x + step * room.width, y]).find(isFree) ?? [x, y];
}

function show() {
  const focused = document.activeElement?.dataset?.pin;
  for (const pin of canvasOverlay.querySelectorAll(".pin")) if (pin !== pulled?.node) pin.remove();
  const box = state.mode === "scene" && state.selection && !isPulling() && frameOnPage(state.selection);
  if (!box) return;
  const taken = new Map();
  const used = [];
  const isMirrored = state.layout?.layout.environment.direction === "rtl";
  for (const constraint of constraints) {
    const anchor = anchorOf(constraint);
    let side = anchor && sides[anchor.attribute];
    if (!side) continue;
    const plain = ["leading", "trailing", "leadingMargin", "trailingMargin"].includes(anchor.attribute);
    if (isMirrored && plain) side = { left: "right", right: "left" }[side] ?? side;
    const index = taken.get(side) ?? 0;
    taken.set(side, index + 1);
    if (index > 2) continue;
    const [x, y] = freePlace(pillPlace(side, box, index), used);
    used.push([x, y]);
    const isKept = pulled?.id === constraint.id;
    const node = isKept ? pulled.node : pin(constraint, side, anchor.sign * (isMirrored && plain ? -1 : 1));
    node.style.left = `${x}px`;
    node.style.top = `${y}px`;
    if (!isKept) canvasOverlay.append(node);
    if (focused === constraint.id) node.focus({ preventScroll: true });
  }
}

const isAcross = (side) => ["left", "right", "width", "centerX"].includes(side);

const settingsOf = (constraint, value) => [{
  target: `${constraint.id}.constant`, value: String(value), ...(constraint.constantBy && { sizeClass: constraint.constantBy }),
}];

function pin(constraint, side, sign) {
  const node = el("button", {
    type: "button", class: `pin ${constraint.state ?? ""} ${isAcross(side) ? "across" : "down"}`, "data-pin": constraint.id,
    title: `${constraint.text}\nPull to change the constant`, "aria-label": `Constant of ${constraint.text}`,
  }, number(constraint.constant));
  node.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    event.preventDefault();
    event.stopPropagation();
    node.setPointerCapture(event.pointerId);
    node.focus({ preventScroll: true });
    pulled = { id: constraint.id, node, from: isAcross(side) ? event.clientX : event.clientY, value: constraint.constant, now: constraint.constant, scale: frameOnPage(state.selection)?.scale ?? 1 };
  });
  node.addEventListener("pointermove", (event) => {
    if (pulled?.node !== node) return;
    const distance = ((isAcross(side) ? event.clientX : event.clientY) - pulled.from) / pulled.scale;
    const now = Math.round(pulled.value + sign * distance);
    if (now === pulled.now) return;
    pulled.now = now;
    node.textContent = number(now);
    sketch(settingsOf(constraint, now));
  });
  const end = (event) => {
    if (pulled?.node !== node) return;
    const { value, now } = pulled;
    pulled = null;
    if (event.type === "pointercancel" || now === value) {
      if (now !== value) set({ draft: null });
      return editConstraint(constraint.id);
    }
    editConstraint(constraint.id, now, value);
  };
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
  node.addEventListener("click", (event) => {
    event.stopPropagation();
    // A key; a pointer has ended above.
    if (event.detail === 0) editConstraint(constraint.id);
  });
  node.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    editConstraint(constraint.id, constraint.constant + step * (event.shiftKey ? 10 : 1), constraint.constant);
  });
  return node;
}

async function refresh() {
  asking?.abort();
  // A view that a preview takes away has none.
  const isThere = state.layout?.layout.views.some((view) => view.id === state.selection);
  if (!isThere || state.mode !== "scene" || pulled || isPulling()) return show();
  asking = new AbortController();
  try {
    const answer = await get("constraints", { ...place(), ...environment(), id: state.selection }, asking.signal);
    constraints = answer.constraints.filter((item) => item.isActive);
    show();
  } catch (error) {
    // Another question is on its way, or the canvas says what is wrong.
    if (error.name !== "AbortError") constraints = [];
  }
}

export function startPins() {
  let delay;
  on("selection", () => { constraints = []; show(); });
  on("layout selection mode", () => {
    show();
    clearTimeout(delay);
    delay = setTimeout(refresh, 100);
  });
}
