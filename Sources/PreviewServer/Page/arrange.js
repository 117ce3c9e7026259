// Pins, stack views and size classes of the selected views: what 'ninegrid edit' does by pin, embed, unembed and install.

import { el } from "./dom.js";
import { form } from "./edit.js";
import { selectedIDs, state } from "./state.js";

/** Distances to the neighbours, a width and a height: what is filled in becomes a constraint. */
function pinForm(view, close) {
  const input = (name, hint) => el("input", { type: "text", inputmode: "decimal", "aria-label": name, placeholder: hint, autocomplete: "off" });
  const edges = { top: input("Top", "top"), leading: input("Leading", "leading"), trailing: input("Trailing", "trailing"), bottom: input("Bottom", "bottom") };
  const lengths = { width: input("Width", "width"), height: input("Height", "height") };
  const to = el("select", { "aria-label": "To" }, [["", "the safe area, or the superview"], ["superview", "the superview"], ["margins", "its margins"], ["safe-area", "the safe area"]]
    .map(([value, text]) => el("option", { value }, text)));
  const relation = el("select", { "aria-label": "Relation" }, [["equal", "="], ["at-least", "≥"], ["at-most", "≤"]].map(([value, text]) => el("option", { value }, text)));
  const priority = el("input", { type: "number", min: 1, max: 1000, step: 1, value: 1000, "aria-label": "Priority of the new constraints" });
  const cell = cellPicker("Pins in");
  const changes = () => {
    const given = Object.fromEntries(Object.entries({ ...edges, ...lengths }).filter(([, field]) => field.value.trim() !== "").map(([name, field]) => [name, field.value.trim()]));
    if (!Object.keys(given).length) return [];
    return { operations: [{
      operation: "pin", id: view.id, ...given, ...(to.value && { to: to.value }), relation: relation.value,
      ...(priority.value && { priority: Number(priority.value) }), ...(cell.value && { sizeClass: cell.value }),
    }] };
  };
  return form([
    el("div", { class: "compass" }, edges.top, edges.leading, el("span", { class: "middle" }, lengths.width, "×", lengths.height), edges.trailing, edges.bottom),
    el("p", { class: "quiet" }, "Points, ‘standard’ or ‘current’."),
    el("label", { class: "field" }, el("span", {}, "To"), to),
    el("label", { class: "field" }, relation), el("label", { class: "field" }, el("span", {}, "Priority"), priority),
    el("label", { class: "field" }, el("span", {}, "In"), cell),
  ], changes, close, { action: "Add" });
}

const cellPicker = (label) => el("select", { "aria-label": label },
  [["", "all size classes"], ...state.session.sizeClasses.filter((name) => name !== "wAny-hAny").map((name) => [name, `${name} alone`])]
    .map(([value, text]) => el("option", { value }, text)));

function embedForm(container, close) {
  const ids = selectedIDs();
  const axis = container === "stack" && el("select", { "aria-label": "Axis" }, [["", "as they lie"], ["horizontal", "horizontal"], ["vertical", "vertical"]]
    .map(([value, text]) => el("option", { value }, text)));
  const spacing = container === "stack" && el("input", { type: "number", step: "any", "aria-label": "Spacing", placeholder: "as it is" });
  const name = el("input", { type: "text", "aria-label": "Name of the container", placeholder: "Name", autocomplete: "off" });
  return form([
    axis && el("label", { class: "field" }, el("span", {}, "Axis"), axis),
    spacing && el("label", { class: "field" }, el("span", {}, "Spacing"), spacing),
    el("label", { class: "field wide" }, el("span", {}, "Name"), name),
  ].filter(Boolean), () => ({ operations: [{
    operation: "embed", ids, container, ...(axis?.value && { axis: axis.value }), ...(spacing?.value && { spacing: Number(spacing.value) }),
    ...(name.value && { name: name.value }),
  }] }), close, { starts: true, action: "Embed" });
}

const unembedForm = (view, close) =>
  form([el("p", {}, "The container goes, and its views take its place.")], () => ({ operations: [{ operation: "unembed", id: view.id }] }), close, { starts: true, action: "Unembed" });

function installForm(view, close) {
  const cell = cellPicker("Installed in");
  const how = el("select", { "aria-label": "Installed" }, [["", "as it is"], ["install", "installed"], ["uninstall", "not installed"]].map(([value, text]) => el("option", { value }, text)));
  return form([
    el("label", { class: "field" }, el("span", {}, "It is"), how), el("label", { class: "field" }, el("span", {}, "in"), cell),
  ], () => (how.value ? { operations: [{ operation: how.value, id: view.id, ...(cell.value && { sizeClass: cell.value }) }] } : []), close);
}

/** Attributes, by the names that Interface Builder gives to their alignments. */
const alignments = [
  ["leading", "leading edges"], ["trailing", "trailing edges"], ["top", "top edges"], ["bottom", "bottom edges"], ["centerX", "horizontal centers"],
  ["centerY", "vertical centers"], ["firstBaseline", "first baselines"], ["width", "widths"], ["height", "heights"],
];

function alignForm(close) {
  const ids = selectedIDs();
  const by = el("select", { "aria-label": "Align by" }, [["", "what?"], ...alignments]
    .map(([value, text]) => el("option", { value }, text)));
  return form([el("label", { class: "field" }, el("span", {}, "Equal"), by)],
    () => (by.value ? { operations: [{ operation: "align", ids, attribute: by.value }] } : []), close, { action: "Add" });
}

/** A button for each; the form of one stands below them. */
export function arrangeActions(view) {
  const holder = el("div", { class: "editor" });
  const several = state.more.length > 0;
  const actions = [
    !several && ["Pin", () => pinForm(view, close)],
    several && ["Align", () => alignForm(close)],
    view.canMove && ["Embed in stack view", () => embedForm("stack", close)],
    view.canMove && ["Embed in view", () => embedForm("view", close)],
    view.canMove && ["Embed in scroll view", () => embedForm("scroll", close)],
    !several && view.canMove && view.holdsViews && ["Unembed", () => unembedForm(view, close)],
    !several && view.canMove && ["Size classes", () => installForm(view, close)],
  ].filter(Boolean);
  let opened = null;
  const close = () => {
    holder.replaceChildren();
    opened?.setAttribute("aria-expanded", "false");
    opened?.focus();
    opened = null;
  };
  const buttons = actions.map(([name, make]) => {
    const button = el("button", { type: "button", class: "small", "aria-expanded": "false", onclick: () => {
      const again = opened === button;
      // The form that is there forgets its preview.
      holder.querySelector("form")?.querySelector(".actions button[type=button]")?.click();
      if (again) return;
      opened = button;
      button.setAttribute("aria-expanded", "true");
      holder.replaceChildren(make());
      holder.querySelector("input, select")?.focus();
    } }, name);
    return button;
  });
  return [
    several && el("p", { class: "quiet" }, `${state.more.length + 1} views are selected.`),
    el("div", { class: "chips", role: "group", "aria-label": "Arrange" }, buttons), holder,
  ];
}
