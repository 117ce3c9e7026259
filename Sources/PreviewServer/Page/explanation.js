// Why a view is where it is: for each number the sum that makes it, and the constraints that decide it.

import { el, number } from "./dom.js";
import { equation } from "./sentence.js";
import { set, view } from "./state.js";

const words = {
  determined: null,
  given: "given from outside",
  free: "not determined",
  notInstalled: "not installed here",
  unsupported: "can't be resolved",
};

const signed = (value) => (value < 0 ? `− ${number(-value)}` : `+ ${number(value)}`);

/** The words without the id of what they name; it stands in the tooltip. */
const spoken = (text, id) => (id ? text.replaceAll(` (${id})`, "") : text);

/** A text that leads to a view, where it is about one. */
function linked(text, id) {
  const words = equation(spoken(text, id));
  return view(id) ? el("button", { type: "button", class: "link plain", onclick: () => set({ selection: id }) }, words) : words;
}

function sum(explanation) {
  const parts = explanation.contributions;
  if (parts.length < 2) return null;
  return el("table", { class: "sum" }, el("tbody", {}, parts.map((part, index) =>
    el("tr", { title: part.id },
      el("td", {}, index === 0 ? number(part.amount) : signed(part.amount)),
      el("td", {}, linked(part.text, part.id))))));
}

/** What a point more does, and within which values; nothing where no value ends it. */
function range({ kind, effect, lowest, highest }) {
  const [isAbove, isBelow] = [lowest, highest].map((value) => value !== undefined && value !== null);
  if (!effect || !(isAbove || isBelow)) return null;
  const within = isAbove && isBelow ? `between ${number(lowest)} and ${number(highest)}` : isAbove ? `at least ${number(lowest)}` : `at most ${number(highest)}`;
  const point = kind === "intrinsic-size" ? "Each point of that size" : "Each point more";
  return `${point} moves it by ${number(effect)}, as long as the value is ${within}.`;
}

function reasonRow(reason) {
  const facts = [
    reason.priority < 1000 && `priority ${number(reason.priority)}`,
    reason.atLimit && "at its limit",
    reason.cells && reason.cells !== "in every cell" && reason.cells,
  ].filter(Boolean);
  const limits = range(reason);
  return el("li", { title: [reason.id, reason.lowestWhere, reason.highestWhere].filter(Boolean).join("\n") },
    linked(reason.text, reason.id), facts.length > 0 && el("span", { class: "quiet" }, ` · ${facts.join(", ")}`),
    limits && el("div", { class: "quiet note" }, limits));
}

const list = (title, items, body) =>
  items.length > 0 && [el("h4", {}, title), el("ul", { class: "reasons" }, items.map(body))];

function freedom(range) {
  const end = (value, word) => (value === null || value === undefined ? word : number(value));
  return el("p", { class: "fault warning" },
    `Anything from ${end(range.lowest, "no limit")} to ${end(range.highest, "no limit")}.`,
    range.settling.map((text) => el("span", { class: "hint" }, text)));
}

function one(explanation) {
  const { attribute, value, outcome, note } = explanation;
  return el("section", { class: "why" },
    el("h3", {}, `${attribute} ${value === null ? "" : `= ${number(value)}`}`,
      words[outcome] && el("span", { class: "badge" }, words[outcome])),
    note && el("p", { class: "quiet" }, note),
    sum(explanation),
    list("Because", explanation.reasons, reasonRow),
    list("Not met", explanation.pulls, (pull) =>
      el("li", { title: pull.id }, linked(pull.text, pull.id),
        el("div", { class: "quiet note" }, `priority ${number(pull.priority)}, misses by ${number(pull.missedBy ?? 0)}`,
          pull.heldBackBy.length > 0 && `, held back by ${pull.heldBackBy.join(", ")}`))),
    list("Given up", explanation.conflicts, (conflict) =>
      el("li", { class: "fault error" }, equation(conflict.text), el("span", { class: "hint" }, conflict.reason))),
    explanation.freedom && freedom(explanation.freedom));
}

export const explanationList = (explanations) => explanations.map(one);
