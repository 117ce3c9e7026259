// The properties of a view that people set most, in a form whose changes are previewed.

import { el } from "./dom.js";
import { form } from "./edit.js";
import { state } from "./state.js";

const names = {
  axis: "Axis", alignment: "Alignment", distribution: "Distribution", spacing: "Spacing", font: "Font", textColor: "Text colour",
  titleColor: "Title colour", numberOfLines: "Lines", textAlignment: "Alignment of text", hidden: "Hidden", alpha: "Alpha",
  backgroundColor: "Background", tintColor: "Tint", horizontalHuggingPriority: "Hugging across", verticalHuggingPriority: "Hugging down",
  horizontalCompressionResistancePriority: "Resistance across", verticalCompressionResistancePriority: "Resistance down",
};

/** What a property is where the document says nothing, as a hint in its empty field. */
const usual = {
  alpha: "1", spacing: "0", numberOfLines: "1", horizontalHuggingPriority: "250", verticalHuggingPriority: "250",
  horizontalCompressionResistancePriority: "750", verticalCompressionResistancePriority: "750", font: "such as body or system-17-bold",
  backgroundColor: "default", tintColor: "default", textColor: "default", titleColor: "default",
};

function field(property) {
  const name = names[property.property] ?? property.property;
  const { kind, value } = property;
  let input;
  if (kind === "flag" || kind === "choice") {
    const choices = kind === "flag" ? [["", "no"], ["YES", "yes"]] : [["", "usual"], ...property.choices.map((word) => [word, word])];
    const current = kind === "flag" && value === "NO" ? "" : value ?? "";
    input = el("select", { "aria-label": name }, choices.map(([own, text]) => el("option", { value: own, selected: own === current }, text)));
  } else if (kind === "number" || kind === "priority") {
    const limits = kind === "priority" ? { min: 1, max: 1000, step: 1 } : { step: "any" };
    input = el("input", { type: "number", "aria-label": name, placeholder: usual[property.property] ?? "", value: value ?? "", ...limits });
  } else {
    input = el("input", { type: "text", "aria-label": name, placeholder: usual[property.property] ?? "", value: value ?? "", autocomplete: "off", spellcheck: "false" });
  }
  const before = input.value;
  const swatch = kind === "color" && /^#/.test(value ?? "") ? el("i", { class: "swatch", "aria-hidden": "true" }) : null;
  if (swatch) swatch.style.background = value;
  return {
    property, input, isChanged: () => input.value !== before, reset: () => { input.value = before; },
    node: el("label", { class: "property" }, el("span", {}, name), swatch, input),
  };
}

/** The text of a value that `set` reads: an empty field is the default. */
function settingValue({ property, input }) {
  if (input.value) return input.value;
  if (property.kind === "flag") return "NO";
  if (property.kind === "color") return "default";
  return usual[property.property] ?? null;
}

export function propertyForm(view) {
  const fields = view.properties.map(field);
  const varied = new Set(view.properties.filter((item) => item.isVaried).map((item) => item.property));
  const cell = el("select", { "aria-label": "Properties in" },
    [["", "all size classes"], ...state.session.sizeClasses.filter((name) => name !== "wAny-hAny").map((name) => [name, `${name} alone`])]
      .map(([value, label]) => el("option", { value }, label)));
  const changes = () => fields.filter((item) => item.isChanged()).flatMap((item) => {
    const value = settingValue(item);
    return value === null ? [] : [{
      target: `${view.id}.${item.property.property}`, value, ...(cell.value && varied.has(item.property.property) && { sizeClass: cell.value }),
    }];
  });
  const node = form([
    el("div", { class: "properties" }, fields.map((item) => item.node)),
    el("label", { class: "field" }, el("span", {}, "Set in"), cell),
  ], changes, () => {
    for (const item of fields) item.reset();
    cell.value = "";
    node.removeAttribute("data-open");
    node.classList.remove("touched");
  });
  node.removeAttribute("data-open");
  node.classList.add("quietly");
  node.addEventListener("input", () => { node.dataset.open = "true"; node.classList.add("touched"); });
  return [el("h4", {}, "Properties"), node];
}
