// What there is to know of the selected view: frame and text, constraints, why it is where it is.

import { get } from "./api.js";
import { byId, el, fill, number } from "./dom.js";
import { environment, on, place, scene, state } from "./state.js";
import { arrangeActions } from "./arrange.js";
import { constraintList, openWith } from "./constraints.js";
import { endSketch, textForm } from "./edit.js";
import { propertyForm } from "./properties.js";
import { explanationList } from "./explanation.js";
import { showFindings } from "./findings.js";
import { showRevisions } from "./revisions.js";
import { sentence } from "./sentence.js";

const body = byId("inspectorBody");
const tabs = {
  view: { name: "View", show: showView },
  constraints: { name: "Constraints", show: showConstraints },
  why: { name: "Why", show: showWhy },
  findings: { name: "Findings", show: showFindings },
  revisions: { name: "Revisions", show: showRevisions },
};
let current = "view";
let asking = null;

/** What there is to say of the scene while no view is selected: what it is, how it is shown, and what is wrong with it. */
function sceneFacts() {
  const shown = scene();
  if (!shown) return needsSelection();
  const { layout } = state.layout ?? {};
  const { size, sizeClass } = layout?.environment ?? {};
  const faults = faultsOf(state.layout);
  const classes = { compact: "compact", regular: "regular", any: "any" };
  const root = shown.views[0];
  return [
    el("h3", {}, shown.name),
    table([
      ["Scene", shown.scene],
      ["Class", root?.customClass],
      ["Views", shown.views.length],
      ["Size", size && `${number(size.width)} × ${number(size.height)}`],
      ["Size class", sizeClass && `${classes[sizeClass.width]} width, ${classes[sizeClass.height]} height`],
    ]),
    faults.map(fault),
    layout && !faults.length && el("p", { class: "good" }, "Every view is placed."),
    el("p", { class: "quiet" }, "Select a view, on the canvas or in the list of views, to see what places it."),
  ];
}

/** The faults of the layout on the canvas, each with the words for it. */
const faultsOf = (answer) => (answer?.layout.diagnostics ?? []).map((item, index) => ({ ...item, spoken: answer.spoken[index] }));

const fault = ({ severity, spoken }) => el("p", { class: `fault ${severity}` },
  sentence(spoken), spoken.hint && el("span", { class: "hint" }, spoken.hint));

const needsSelection = () => el("p", { class: "empty" }, "Select a view, on the canvas or in the list of views.");

export const table = (rows) =>
  el("dl", { class: "facts" }, rows.filter(([, value]) => value !== null && value !== undefined && value !== "")
    .flatMap(([name, value]) => [el("dt", {}, name), el("dd", {}, value)]));

const pair = (value) => value.horizontal === value.vertical
  ? number(value.horizontal) : `${number(value.horizontal)} across, ${number(value.vertical)} down`;

async function showView(signal) {
  if (!state.selection) return sceneFacts();
  const view = await get("view", { ...place(), id: state.selection }, signal);
  const resolved = state.layout?.layout.views.find((item) => item.id === view.id);
  const frame = (rect) => `${number(rect.x)}, ${number(rect.y)}  ·  ${number(rect.width)} × ${number(rect.height)}`;
  const faults = faultsOf(state.layout).filter((item) => item.objects.includes(view.id));
  return [
    el("h3", {}, view.name),
    table([
      ["Kind", view.kind],
      ["Class", view.customClass],
      ["Id", view.id],
      ["Frame", resolved ? frame(resolved.frame) : "not installed here"],
      ["Recorded", view.recordedFrame && frame(view.recordedFrame)],
      ["Content", resolved?.contentSize && `${number(resolved.contentSize.width)} × ${number(resolved.contentSize.height)}`],
      ["Size", resolved?.estimated && "estimated: nothing tells it for sure"],
      ["Installed", view.installedIn.length === 4 ? "in all size classes" : view.installedIn.join(" ") || "nowhere"],
      ["Hugging", pair(view.hugging)],
      ["Resistance", pair(view.resistance)],
      ["Line", view.line],
    ]),
    view.facts.length > 0 && el("p", { class: "quiet" }, view.facts.join(", ")),
    faults.map(fault),
    arrangeActions(view),
    view.text && textForm(view),
    propertyForm(view),
  ];
}

/** Opens the form of a constraint: with a constant that was pulled to from another one, or as it is. */
export function editConstraint(id, constant = null, before = null) {
  endSketch();
  openWith(id, constant, before);
  openTab("constraints");
}

async function showConstraints(signal) {
  if (!state.selection) return needsSelection();
  const answer = await get("constraints", { ...place(), ...environment(), id: state.selection }, signal);
  return constraintList(answer);
}

async function showWhy(signal) {
  if (!state.selection) return needsSelection();
  const answer = await get("explanation", { ...place(), ...environment(), id: state.selection }, signal);
  return explanationList(answer.explanations);
}

async function show() {
  asking?.abort();
  asking = new AbortController();
  const { signal } = asking;
  const isBusy = setTimeout(() => body.setAttribute("aria-busy", "true"), 150);
  try {
    const parts = await tabs[current].show(signal);
    if (!signal.aborted) fill(body, parts);
  } catch (error) {
    if (error.name !== "AbortError") fill(body, el("p", { class: "fault error" }, error.message));
  } finally {
    clearTimeout(isBusy);
    if (!signal.aborted) body.removeAttribute("aria-busy");
  }
}

export function openTab(name) {
  current = name;
  for (const tab of byId("inspectorTabs").children) {
    const isCurrent = tab.dataset.tab === name;
    tab.setAttribute("aria-selected", isCurrent);
    tab.tabIndex = isCurrent ? 0 : -1;
  }
  body.setAttribute("aria-label", tabs[name].name);
  fill(body);
  return show();
}

export function startInspector() {
  const names = Object.keys(tabs);
  fill(byId("inspectorTabs"), names.map((name) =>
    el("button", { type: "button", role: "tab", "data-tab": name, onclick: () => openTab(name) }, tabs[name].name)));
  byId("inspectorTabs").addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = names[(names.indexOf(current) + step + names.length) % names.length];
    openTab(next);
    byId("inspectorTabs").querySelector(`[data-tab="${next}"]`).focus();
  });
  // A form that somebody writes in stays while its preview comes back.
  const isEditing = () => body.querySelector("form[data-open]") !== null;
  on("selection more scene document revision tree", () => {
    if (["view", "constraints", "why", "revisions"].includes(current) || !state.selection) show();
    else if (current === "findings" && !body.dataset.document) show();
  });
  on("document tree", () => { if (current === "findings") show(); });
  // While somebody drags, the canvas goes first.
  let delay;
  on("layout", () => {
    clearTimeout(delay);
    delay = setTimeout(() => {
      // A view that a preview takes away has nothing to tell.
      const isThere = state.draft === null || state.layout?.layout.views.some((view) => view.id === state.selection);
      if (isThere && (state.selection || current === "view") && ["view", "constraints", "why"].includes(current) && !isEditing()) show();
    }, 120);
  });
  openTab("view");
}
