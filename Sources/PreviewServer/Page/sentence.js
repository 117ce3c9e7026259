// Sentences of findings as people read them: names and equations in place of ids, which stand in tooltips.

import { el } from "./dom.js";

/** From so many parts on, a sentence is a list, as in a report: those of a conflict name each constraint. */
const leastParts = 4;

/** The position of the parenthesis that ends the one at the start of a text, or -1. */
function closing(text) {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === "(") depth += 1;
    if (text[index] === ")") depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

/** The equation with which a clause begins, without what is said of it. */
function equation(clause) {
  const words = clause.split(/ is | has /, 1)[0];
  return /( = | ≤ | ≥ )/.test(words) ? words : null;
}

/**
 * A sentence in parts `{ text, id }`, as `SpokenSentence` of the reports has them: `'abc' (Title)` is `Title`, `'abc' Title.Top = 8`
 * is the equation, and so is an id that the sentence gave an equation before.
 */
export function spoken(text, objects) {
  const ids = new Set(objects);
  const equations = new Map();
  const parts = [];
  const add = (own, id) => { if (own) parts.push({ text: own, id }); };
  let rest = text;
  for (;;) {
    const start = rest.indexOf("'");
    const end = start < 0 ? -1 : rest.indexOf("'", start + 1);
    if (end < 0) break;
    const id = rest.slice(start + 1, end);
    if (!ids.has(id)) {
      // The second quote may begin the next id, as after the apostrophe of "can't".
      add(rest.slice(0, end));
      rest = rest.slice(end);
      continue;
    }
    add(rest.slice(0, start));
    rest = rest.slice(end + 1);
    const last = rest.startsWith(" (") ? closing(rest.slice(1)) : -1;
    const found = rest.startsWith(" ") ? equation(rest.slice(1).split("; ", 1)[0]) : null;
    if (last > 0) {
      add(rest.slice(2, last + 1), id);
      rest = rest.slice(last + 2);
    } else if (found) {
      equations.set(id, found);
      add(found, id);
      rest = rest.slice(1 + found.length);
    } else {
      add(equations.get(id) ?? `'${id}'`, id);
    }
  }
  add(rest);
  return parts;
}

const shown = (parts) => parts.map(({ text, id }) => (id ? el("span", { title: id }, text) : text));

/** The words of a sentence without ids. */
export const plain = (text, objects) => spoken(text, objects).map((part) => part.text).join("");

/** What a sentence looks like: a line, or a list of what it names. */
export function sentence(text, objects) {
  const clauses = [[]];
  for (const part of spoken(text, objects)) {
    if (part.id) clauses.at(-1).push(part);
    else part.text.split("; ").forEach((own, index) => {
      if (index) clauses.push([]);
      if (own) clauses.at(-1).push({ text: own });
    });
  }
  const colon = clauses[0][0]?.text.indexOf(": ") ?? -1;
  if (clauses.length < leastParts || colon < 0) return shown(spoken(text, objects));
  const opening = clauses[0][0].text;
  clauses[0][0] = { text: opening.slice(colon + 2) };
  return [`${opening.slice(0, colon)}:`, ...clauses.map((parts) => el("span", { class: "part" }, shown(parts)))];
}
