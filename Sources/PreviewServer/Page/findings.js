// What `check` finds in the document, worst first and by rule; each finding leads to its view and to where it was found.

import { get } from "./api.js";
import { count, el, fill, oneTabStop, select } from "./dom.js";
import { set, state } from "./state.js";
import { openTab } from "./inspector.js";
import { sentence, whole } from "./sentence.js";

let everywhere = false;
/** Severities that are shown; all where there is none. */
const shown = new Set();
let wanted = "";
const severities = ["error", "warning", "note"];
/** What findings are put together by, and in which order they stand. */
let grouping = "rule";
let order = "worst";

const sceneName = (finding) => state.tree.scenes.find((item) => item.scene === finding.scene)?.name ?? "The document";

const groupings = {
  rule: { name: "Rule", key: (finding) => finding.rule },
  scene: { name: "Scene", key: sceneName },
  view: { name: "View", key: (finding) => `${finding.name}${state.tree.scenes.length > 1 ? ` in ${sceneName(finding)}` : ""}` },
  none: { name: "Nothing", key: () => "" },
};

const severity = (finding) => severities.indexOf(finding.severity);

const orders = {
  worst: { name: "Worst first", compare: (a, b) => severity(a) - severity(b) || b.environments.length - a.environments.length },
  often: { name: "On most devices first", compare: (a, b) => b.environments.length - a.environments.length || severity(a) - severity(b) },
  place: { name: "As in the document", compare: (a, b) => (a.line ?? 0) - (b.line ?? 0) },
};

function jump(finding) {
  const tree = state.tree.scenes.find((item) => item.scene === finding.scene) ?? state.tree.scenes[0];
  const id = [finding.id, ...finding.objects].find((item) => tree?.views.some((view) => view.id === item));
  const where = finding.environments[0];
  const changes = { scene: tree?.scene ?? state.scene, selection: id ?? null };
  if (where) {
    changes.environment = {
      ...state.environment, device: where.device ?? "designed", orientation: where.orientation,
      split: where.split ?? "", size: null, sizeClass: "",
    };
  }
  set(changes);
}

function row(finding) {
  const { environments } = finding;
  const scene = state.tree.scenes.length > 1 && state.tree.scenes.find((item) => item.scene === finding.scene)?.name;
  return el("li", {},
    el("button", { type: "button", class: `row finding ${finding.severity}`, onclick: () => jump(finding) },
      el("span", { class: `dot ${finding.severity}` }, el("span", { class: "heard" }, `${finding.severity}:`)),
      el("span", { class: "name" }, sentence(finding.spoken)),
      el("span", { class: "path quiet" },
        whole([scene, environments[0]?.title, environments.length > 1 && `and ${environments.length - 1} more`].filter(Boolean).join(" · "))),
      finding.spoken.hint && el("span", { class: "path quiet" }, finding.spoken.hint)));
}

/** Findings that belong together, below what joins them. */
function group([name, findings]) {
  return el("section", { class: "rule" },
    name && el("h3", {}, name, " ", el("span", { class: "badge" }, String(findings.length))),
    el("ul", { class: "findings" }, findings.map(row)));
}

function fillGroups(holder, findings) {
  const seen = findings.filter((item) => (!shown.size || shown.has(item.severity))
    && [item.rule, item.message, item.hint, item.name].filter(Boolean).join(" ").toLowerCase().includes(wanted));
  const found = new Map();
  for (const finding of seen.toSorted(orders[order].compare)) {
    const key = groupings[grouping].key(finding);
    found.set(key, [...(found.get(key) ?? []), finding]);
  }
  // Groups stand as their first findings do, the larger of two first.
  const groups = [...found].sort((a, b) => orders[order].compare(a[1][0], b[1][0]) || b[1].length - a[1].length);
  fill(holder,
    seen.length < findings.length && el("p", { class: "quiet", role: "status" }, `${seen.length} of ${findings.length}`),
    groups.map(group));
  oneTabStop(holder, "button.finding");
}

export async function showFindings(signal) {
  const answer = await get("findings", {
    document: state.document, revision: state.revision, everywhere: everywhere ? "true" : "",
  }, signal);
  const box = el("input", { type: "checkbox", onchange: () => { everywhere = box.checked; openTab("findings"); } });
  box.checked = everywhere;
  const holder = el("div", { id: "findingList" });
  const refresh = () => fillGroups(holder, answer.findings);
  const chips = severities.map((severity) => {
    const number = answer.findings.filter((item) => item.severity === severity).length;
    if (!number) return null;
    const chip = el("button", { type: "button", class: "chip", "aria-pressed": shown.has(severity), onclick: () => {
      if (!shown.delete(severity)) shown.add(severity);
      chip.setAttribute("aria-pressed", shown.has(severity));
      refresh();
    } }, el("span", { class: `dot ${severity}` }), count(number, severity));
    return chip;
  });
  const search = el("input", {
    type: "search", placeholder: "Filter findings", "aria-label": "Filter findings", value: wanted,
    oninput: () => { wanted = search.value.trim().toLowerCase(); refresh(); },
  });
  refresh();
  return [
    el("label", { class: "choice" }, box, "On every device"),
    answer.findings.length > 0 && el("div", { class: "chips" }, chips),
    answer.findings.length > 5 && search,
    answer.findings.length > 1 && el("div", { class: "fields sorting" },
      select("Group by", Object.entries(groupings).map(([key, { name }]) => [key, name]), grouping, (value) => { grouping = value; refresh(); }),
      select("Sort", Object.entries(orders).map(([key, { name }]) => [key, name]), order, (value) => { order = value; refresh(); })),
    el("p", { class: "quiet" }, answer.findings.length
      ? `${count(answer.findings.length, "finding")} in ${count(answer.environmentCount, "environment")}.`
      : `Nothing found in ${count(answer.environmentCount, "environment")}.`),
    holder,
  ];
}
