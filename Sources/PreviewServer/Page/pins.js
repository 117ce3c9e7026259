// The constants of the selected view's constraints, on the canvas: pull at one, and everything follows; then save or leave it.

import { get } from "./api.js";
import { el, number } from "./dom.js";
import { sketch } from "./edit.js";
import { canvasOverlay, frameOnPage, isPulling, whenArranged } from "./canvas.js";
import { boxesAround, boxIn, freest, textsBelow } from "./free.js";
import { editConstraint } from "./inspector.js";
import { equation } from "./sentence.js";
import { environment, on, place, set, state, view } from "./state.js";

let constraints = [];
let asking = null;
let pulled = null;

/** Where the constant of a constraint stands: at the edge of the view that it holds. Lengths stand inside. */
const sides = {
  leading: "left", left: "left", leadingMargin: "left", leftMargin: "left", trailing: "right", right: "right", trailingMargin: "right", rightMargin: "right",
  top: "top", topMargin: "top", bottom: "bottom", bottomMargin: "bottom", lastBaseline: "bottom", baseline: "bottom", firstBaseline: "top",
  width: "width", height: "height", centerX: "centerX", centerY: "centerY",
};

/** Which of its places each pin has. */
const chosen = new Map();

/** Whether an object is a view inside another one. */
function isInside(id, outer) {
  for (let own = view(id); own; own = view(own.superview)) if (own.superview === outer) return true;
  return false;
}

function anchorOf(constraint) {
  const { first, second } = constraint;
  if (first.item === state.selection) return { attribute: first.attribute, sign: 1 };
  if (second?.item !== state.selection || second.attribute === "width" || second.attribute === "height") return null;
  // What holds a view inside it says nothing of where it is itself.
  if (isInside(first.item, state.selection)) return null;
  // The other way round: the view goes one way when the constant goes the other.
  return { attribute: second.attribute, sign: -1 };
}

/** Where the pin of a side may stand, the usual place first. */
function pillPlaces(side, { x, y, width, height }) {
  const [right, bottom, middle, center] = [x + width, y + height, x + width / 2, y + height / 2];
  const along = [middle, right - 17, x + 17, middle + 36, middle - 36, right + 19, x - 19];
  const beside = [center, bottom - 10, y + 10, center + 22, center - 22, bottom + 12, y - 12];
  const [above, below, left, after] = [y - 12, bottom + 12, x - 18, right + 18];
  const row = (at) => along.map((one) => [one, at]);
  const column = (at) => beside.map((one) => [at, one]);
  switch (side) {
    case "left": return column(left);
    case "right": return column(after);
    case "top": return row(above);
    case "bottom": return row(below);
    case "width": return [[right - 20, bottom - 10], ...row(below), ...row(above)];
    case "height": return [[x + 20, bottom - 10], ...column(after), ...column(left)];
    case "centerX": return [[middle, center - 14], ...row(above), ...row(below)];
    default: return [[middle, center + 14], ...column(after), ...column(left)];
  }
}

/** The room of a pin, in points of the page. */
const room = { width: 34, height: 20 };
/** A view that is smaller than this would not be seen below a pin. */
const small = { width: 80, height: 30 };

function show() {
  const focused = document.activeElement?.dataset?.pin;
  for (const pin of canvasOverlay.querySelectorAll(".pin")) if (pin !== pulled?.node) pin.remove();
  const box = state.mode === "scene" && state.selection && !isPulling() && frameOnPage(state.selection);
  if (!box) return;
  const taken = new Map();
  const texts = textsBelow(canvasOverlay);
  if (box.width < small.width || box.height < small.height) texts.push(box);
  const used = [...canvasOverlay.querySelectorAll(".tag, .handle")].map((node) => boxIn(canvasOverlay, node));
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
    const isKept = pulled?.id === constraint.id;
    const boxes = boxesAround(pillPlaces(side, box), room, canvasOverlay);
    // While somebody pulls at it, a pin stays on its side of what moves.
    const free = isKept ? boxes[chosen.get(constraint.id) ?? 0] : freest(boxes, texts, used);
    chosen.set(constraint.id, boxes.indexOf(free));
    used.push(free);
    const node = isKept ? pulled.node : pin(constraint, side, anchor.sign * (isMirrored && plain ? -1 : 1));
    node.style.left = `${free.x + room.width / 2}px`;
    node.style.top = `${free.y + room.height / 2}px`;
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
    title: `${equation(constraint.text)}\nPull to change the constant`, "aria-label": `Constant of ${equation(constraint.text)}`,
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
  // Also where somebody zooms, or the window gets another size.
  whenArranged(show);
  on("layout selection mode", () => {
    clearTimeout(delay);
    delay = setTimeout(refresh, 100);
  });
}
