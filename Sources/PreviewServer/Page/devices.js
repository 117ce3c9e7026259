// The picker of devices: a list that one can search, by model, screen or size.

import { byId, el, fill, number } from "./dom.js";
import { turnIcon } from "./icons.js";
import { on, set, state } from "./state.js";

const splitNames = { one_third: "one third", one_half: "one half", two_thirds: "two thirds", slide_over: "slide over" };

const change = (changes) => set({ environment: { ...state.environment, ...changes } });

/** Screens, and parts of pads' screens, each once. */
function entries() {
  const seen = new Set();
  const result = [
    { group: "", value: "designed", label: "As designed", detail: "as Interface Builder saved it", words: "as designed canvas" },
    { group: "", value: "", label: "Any size", detail: "pull at the edges of the screen", words: "any size" },
  ];
  for (const device of state.session.devices) {
    const value = device.split ? `${device.device}/${device.split}` : device.device;
    if (seen.has(value)) continue;
    seen.add(value);
    const isPad = device.device.startsWith("ipad");
    const inches = device.device.match(/[\d.]+/)?.[0];
    const size = `${number(device.width)} × ${number(device.height)}`;
    const split = device.split && (splitNames[device.split] ?? device.split.replaceAll("_", " "));
    result.push({
      group: device.split ? "Parts of iPads" : isPad ? "iPad" : "iPhone", value,
      label: device.name + (split ? `, ${split}` : ""), models: device.models, split,
      detail: [inches && `${inches}″`, size].filter(Boolean).join(" · "),
      title: `${value}: ${device.models.join(", ")}`,
      words: [value, ...device.models, size, size.replaceAll(" ", ""), `${number(device.width)}x${number(device.height)}`, split].join(" ").toLowerCase(),
    });
  }
  return result;
}

const current = () => {
  const { device, split } = state.environment;
  return split ? `${device}/${split}` : device;
};

/** What the button says: the device and how it is held. */
function label(all) {
  const item = all.find((entry) => entry.value === current());
  const isHeld = item?.group && state.environment.orientation === "landscape";
  return (item?.label ?? "Device") + (isHeld ? ", on its side" : "");
}

/** The model that somebody looks for, of those that have the screen; else that which people know it by. */
function found(entry, words) {
  const named = words.length && entry.models?.findLast((name) => words.every((word) => name.toLowerCase().includes(word)));
  return named ? named + (entry.split ? `, ${entry.split}` : "") : entry.label;
}

export function devicePicker() {
  const all = entries();
  const button = el("button", { type: "button", id: "device", "aria-haspopup": "listbox", "aria-expanded": "false" });
  const field = el("input", {
    type: "search", id: "deviceSearch", placeholder: "Model, inches or size", autocomplete: "off", spellcheck: "false",
    role: "combobox", "aria-label": "Find a device", "aria-expanded": "true", "aria-controls": "deviceList", "aria-autocomplete": "list",
  });
  const list = el("div", { id: "deviceList", role: "listbox", "aria-label": "Devices", class: "scroll" });
  const panel = el("div", { class: "popover wide", hidden: true }, field, list);
  let active = "";

  const options = () => [...list.querySelectorAll('[role="option"]')];
  const show = (isOpen) => {
    panel.hidden = !isOpen;
    button.setAttribute("aria-expanded", isOpen);
    if (!isOpen) return;
    field.value = "";
    active = current();
    fillList();
    field.focus();
  };
  const choose = (value) => {
    show(false);
    button.focus();
    const [device, split = ""] = value.split("/");
    change({ device, split, size: null, sizeClass: "" });
  };
  const mark = () => {
    for (const node of options()) {
      const isActive = node.dataset.value === active;
      node.classList.toggle("active", isActive);
      if (!isActive) continue;
      field.setAttribute("aria-activedescendant", node.id);
      node.scrollIntoView({ block: "nearest" });
    }
  };
  const fillList = () => {
    const words = field.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const listed = all.filter((entry) => words.every((word) => entry.words.includes(word) || entry.label.toLowerCase().includes(word)));
    const groups = [...new Set(listed.map((entry) => entry.group))];
    fill(list, groups.map((group) => el("div", { role: "group", "aria-label": group || "Canvas" },
      group && el("div", { class: "head", "aria-hidden": "true" }, group),
      listed.filter((entry) => entry.group === group).map((entry) => el("div", {
        role: "option", class: "row option", id: `device-${all.indexOf(entry)}`, "data-value": entry.value, title: entry.title,
        "aria-selected": entry.value === current(), onclick: () => choose(entry.value),
      }, el("span", { class: "name" }, found(entry, words)), el("span", { class: "quiet" }, entry.detail))))),
    !listed.length && el("p", { class: "empty" }, `0 of ${all.length} devices are called “${field.value.trim()}”.`));
    if (!listed.some((entry) => entry.value === active)) active = listed[0]?.value ?? "";
    field.removeAttribute("aria-activedescendant");
    mark();
  };
  button.addEventListener("click", () => show(panel.hidden));
  field.addEventListener("input", fillList);
  field.addEventListener("keydown", (event) => {
    const values = options().map((node) => node.dataset.value);
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (steps[event.key] && values.length) {
      active = values[(values.indexOf(active) + steps[event.key] + values.length) % values.length];
      mark();
    } else if (event.key === "Enter" && values.length) {
      choose(active);
    } else if (event.key === "Escape") {
      show(false);
      button.focus();
    } else {
      return;
    }
    event.preventDefault();
  });
  const holder = el("span", { class: "menu", id: "devices" }, button, panel);
  document.addEventListener("pointerdown", (event) => { if (!panel.hidden && !holder.contains(event.target)) show(false); });
  holder.addEventListener("focusout", (event) => { if (event.relatedTarget && !holder.contains(event.relatedTarget)) show(false); });
  const refresh = () => {
    fill(button, el("span", { class: "name" }, label(all)));
    button.title = all.find((entry) => entry.value === current())?.title ?? "";
    button.setAttribute("aria-label", `Device: ${label(all)}`);
  };
  on("environment", refresh);
  refresh();
  return holder;
}

/** Turns the device. */
export function turnButton() {
  const button = el("button", { type: "button", id: "turn", title: "Turn the device (R)", "aria-label": "Turn the device", onclick: turn }, turnIcon());
  const refresh = () => { button.disabled = !canTurn(); };
  on("environment", refresh);
  refresh();
  return button;
}

const canTurn = () => Boolean(state.environment.device) && state.environment.device !== "designed";

export function turn() {
  if (!canTurn()) return;
  change({ orientation: state.environment.orientation === "portrait" ? "landscape" : "portrait", size: null });
}

export const focusDevices = () => byId("device").click();
