// The constraints of a view: those that hold here, and those of other size classes.

import { el, number } from "./dom.js";
import { set, state, view } from "./state.js";
import { constraintForm } from "./edit.js";
import { equation } from "./sentence.js";
import { standingBadge, star } from "./standing.js";

function marks(constraint, sizeClass) {
  const result = [];
  if (constraint.isPlaceholder) result.push("placeholder, removed at build time");
  const installed = constraint.installedIn;
  if (installed.length === 0) result.push("installed nowhere");
  else if (installed.length < 4) result.push(`installed in ${installed.join(" ")}`);
  if (constraint.installedBy) result.push(`${constraint.isActive ? "by" : "left out by"} ${constraint.installedBy === "wAny-hAny" ? "the base" : constraint.installedBy}`);
  if (constraint.constants.length) {
    result.push(constraint.constants.map((item) => `${number(item.constant)} in ${item.sizeClass}`).join(", "));
  }
  if (constraint.isStandard) result.push("standard spacing");
  if (constraint.label) result.push(`“${constraint.label}”`);
  return result.length ? result.join(" · ") : null;
}

/** A constraint whose form opens with a constant that somebody has pulled to on the canvas. */
let pulled = null;

export function openWith(id, constant, before) {
  pulled = { id, constant, before };
}

function row(constraint, sizeClass) {
  const others = constraint.objects.filter((id) => id !== state.selection && view(id));
  const holder = el("div", { class: "editor" });
  const edit = el("button", {
    type: "button", class: "small", "aria-expanded": "false",
    onclick: () => {
      const isOpen = holder.childElementCount > 0;
      edit.setAttribute("aria-expanded", String(!isOpen));
      if (isOpen) {
        holder.replaceChildren();
        set({ draft: null });
      } else {
        const own = pulled?.id === constraint.id && pulled.constant !== null ? pulled : null;
        pulled = null;
        holder.replaceChildren(constraintForm(constraint, sizeClass, () => edit.click(), own));
        holder.querySelector("input")?.focus();
      }
    },
  }, "Edit");
  const note = marks(constraint, sizeClass);
  // After the list stands in the page, so that what is typed next goes there.
  if (pulled?.id === constraint.id) queueMicrotask(() => edit.click());
  return el("li", { class: `constraint${constraint.isActive ? "" : " inactive"}`, "data-id": constraint.id },
    el("div", { class: "line" },
      el("span", { class: "equation" }, equation(constraint.text)),
      others.map((id) => el("button", { type: "button", class: "small", title: `Select ${view(id).name}`, onclick: () => set({ selection: id }) }, "→")),
      edit),
    el("div", { class: "quiet note" }, constraint.isActive && standingBadge(constraint), note && ` ${note}`),
    holder);
}

export function constraintList({ constraints, sizeClass, items }) {
  const active = constraints.filter((item) => item.isActive);
  const others = constraints.filter((item) => !item.isActive);
  return [
    el("h3", {}, view(state.selection)?.name ?? state.selection),
    star({ constraints, items }),
    el("h4", {}, `In ${sizeClass} (${active.length})`),
    active.length ? el("ul", { class: "constraints" }, active.map((item) => row(item, sizeClass)))
      : el("p", { class: "quiet" }, "No constraint of its own holds here."),
    others.length > 0 && el("h4", {}, `Elsewhere (${others.length})`),
    others.length > 0 && el("ul", { class: "constraints" }, others.map((item) => row(item, sizeClass))),
  ];
}
