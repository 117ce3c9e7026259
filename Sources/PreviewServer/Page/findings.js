// What `check` finds in the document; each finding leads to its view and to where it was found.

import { get } from "./api.js";
import { count, el } from "./dom.js";
import { set, state } from "./state.js";
import { openTab } from "./inspector.js";

let everywhere = false;

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
  return el("li", {},
    el("button", { type: "button", class: `row finding ${finding.severity}`, onclick: () => jump(finding) },
      el("span", { class: `dot ${finding.severity}` }),
      el("span", { class: "name" }, finding.message),
      el("span", { class: "path quiet" },
        [finding.rule, environments[0]?.title, environments.length > 1 && `and ${environments.length - 1} more`].filter(Boolean).join(" · ")),
      finding.hint && el("span", { class: "path quiet" }, finding.hint)));
}

export async function showFindings(signal) {
  const answer = await get("findings", {
    document: state.document, revision: state.revision, everywhere: everywhere ? "true" : "",
  }, signal);
  const box = el("input", { type: "checkbox", onchange: () => { everywhere = box.checked; openTab("findings"); } });
  box.checked = everywhere;
  return [
    el("label", { class: "choice" }, box, "On every device"),
    el("p", { class: "quiet" }, answer.findings.length
      ? `${count(answer.findings.length, "finding")} in ${answer.environmentCount} environments.`
      : `Nothing found in ${answer.environmentCount} environments.`),
    el("ul", { class: "findings" }, answer.findings.map(row)),
  ];
}
