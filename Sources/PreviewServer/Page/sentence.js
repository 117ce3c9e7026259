// Sentences of findings as people read them: names and equations in place of ids, which stand in tooltips.

import { el } from "./dom.js";

/** A text in which no line ends within a size or the name of a device: `402 × 874`, `13-inch`. */
export const whole = (text) => text.split(/(\S+ × \S+|\S+-inch\S*)/).map((piece, index) => (index % 2 ? el("span", { class: "whole" }, piece) : piece));

/** An equation with the sign that people write for the `x` of our notation. */
export const equation = (text) => text.replace(/(\d) x /g, "$1 × ");

const shown = (parts) => parts.map(({ text, id }) => (id ? el("span", { title: id }, whole(text)) : whole(text)));

/** The words of a sentence without ids. */
export const plain = ({ lines }) => lines.map(({ parts }) => parts.map((part) => part.text).join("")).join(lines.length > 1 ? " " : "");

/** What a sentence looks like: a line, or an opening and a list of what it names, such as the constraints of a conflict. */
export const sentence = ({ lines: [first, ...rest] }) =>
  [...shown(first.parts), ...rest.map(({ role, parts }) => el("span", { class: role === "item" ? "part" : "after" }, shown(parts)))];
