// Elements are made here, from data as text: nothing of a document is ever read as HTML.

/** An element with attributes, properties (`on…`, `class`, `hidden`) and children (elements, texts, nothing). */
export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else if (key === "value") node.value = value;
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child !== undefined && child !== null && child !== false) node.append(child);
  }
  return node;
}

export const byId = (id) => document.getElementById(id);

/** Puts children in place of those that are there. */
export function fill(node, ...children) {
  node.replaceChildren(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
}

/** A number as a person reads it: at most two decimals. */
export const number = (value) => String(Math.round(value * 100) / 100);

/** `1 view`, `3 views`. */
export const count = (value, word) => `${value} ${word}${value === 1 ? "" : "s"}`;

/** A select with options `[value, label]`, or groups `{label, options}`. */
export function select(label, options, value, onchange) {
  const option = ([own, text]) => el("option", { value: own, selected: own === value }, text);
  const node = el(
    "select",
    { "aria-label": label, onchange: () => onchange(node.value) },
    options.map((item) =>
      Array.isArray(item) ? option(item) : el("optgroup", { label: item.label }, item.options.map(option))),
  );
  return el("label", { class: "field" }, el("span", {}, label), node);
}

let hiding;

/** A sentence that stays for a while. */
export function tell(text) {
  const toast = byId("toast");
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => { toast.hidden = true; }, 5000);
}
