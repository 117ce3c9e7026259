// Sentences of findings as people read them: names and equations in place of ids, which stand in tooltips.

import { el } from "./dom.js";

const shown = (parts) => parts.map(({ text, id }) => (id ? el("span", { title: id }, text) : text));

/** The words of a sentence without ids. */
export const plain = ({ lines }) => lines.map((parts) => parts.map((part) => part.text).join("")).join(lines.length > 1 ? " " : "");

/** What a sentence looks like: a line, or an opening and a list of what it names, such as the constraints of a conflict. */
export const sentence = ({ lines: [first, ...rest] }) =>
  [...shown(first), ...rest.map((parts) => el("span", { class: isResult(parts) ? "after" : "part" }, shown(parts)))];

/** What a conflict leaves out follows from what it names, and is none of it. */
const isResult = (parts) => parts.length > 1 && !parts.at(-1).id && parts.at(-1).text.startsWith(" is given up");
