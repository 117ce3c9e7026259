// Elements are made here, from data as text: nothing of a document is ever read as HTML.

/** What tells that something is not chosen, pressed or open, and not only that it is. */
const states = ["aria-selected", "aria-pressed", "aria-expanded"];

/** An element with attributes, properties (`on…`, `class`, `hidden`) and children (elements, texts, nothing). */
export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || (value === false && !states.includes(key))) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else if (key === "value") node.value = value;
    else node.setAttribute(key, value === true && !states.includes(key) ? "" : String(value));
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

/**
 * One tab stop for a list, with arrow keys inside: what `selector` finds in `list` is reached with up, down, home and end.
 * Call it again after the list was filled.
 */
export function oneTabStop(list, selector) {
  const items = () => [...list.querySelectorAll(selector)].filter((item) => !item.closest("[hidden]"));
  const keep = (chosen) => { for (const item of items()) item.tabIndex = item === chosen ? 0 : -1; };
  const all = items();
  keep(all.find((item) => item.getAttribute("aria-current") === "true") ?? all.find((item) => item === document.activeElement) ?? all[0]);
  if (list.dataset.keys) return;
  list.dataset.keys = "yes";
  list.addEventListener("keydown", (event) => {
    const now = items();
    const at = now.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: now.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    if (!now[to]) return;
    keep(now[to]);
    now[to].focus();
  });
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
