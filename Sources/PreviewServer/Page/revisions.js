// The history of a document of the store: look at an older revision, compare any two, bring one back.

import { address, get } from "./api.js";
import { el, fill, select } from "./dom.js";
import { environment, set, state } from "./state.js";
import { restore } from "./edit.js";

/** The scene before and after, one over the other, with a slider between them. */
function pair(from, to) {
  const picture = (revision, side) => el("img", {
    class: side, alt: `The scene in revision ${revision}`, draggable: "false",
    src: address("drawing", { document: state.document, scene: state.scene, revision, ...environment() }),
    // A scene that one of them does not have.
    onerror: (event) => event.target.replaceWith(el("p", { class: `quiet ${side}` }, `Revision ${revision} has no such scene.`)),
  });
  const after = picture(to, "after");
  const slider = el("input", {
    type: "range", min: 0, max: 100, value: 50, "aria-label": `Revision ${from} left, revision ${to} right of the slider`,
    oninput: () => cut(),
  });
  const box = el("div", { class: "pair" }, picture(from, "before"), after);
  const cut = () => box.style.setProperty("--cut", `${slider.value}%`);
  cut();
  return el("figure", {}, box, slider,
    el("figcaption", { class: "quiet" }, el("span", {}, `Revision ${from}`), el("span", {}, `Revision ${to}`)));
}

/** The sentences of a difference, with the scene before and after. */
async function comparison(from, to) {
  const answer = await get("comparison", { document: state.document, from, to });
  return [
    el("p", {}, answer.summary),
    answer.noise && el("p", { class: "quiet" }, answer.noise),
    pair(from, to),
    answer.groups.map((group) => el("section", { class: "why" },
      el("h4", {}, group.title), group.lines.map((line) => el("p", {}, line)))),
  ];
}

/** Which two revisions to compare; at first the last two. */
function choice(revisions, result) {
  const options = revisions.map((item) => [String(item.revision), String(item.revision)]);
  let [from, to] = [revisions[1].revision, revisions[0].revision];
  const compare = async () => {
    try {
      fill(result, await comparison(from, to));
    } catch (error) {
      fill(result, el("p", { class: "fault error" }, error.message));
    }
  };
  return el("div", { class: "fields comparison" },
    select("Compare", options, String(from), (value) => { from = Number(value); compare(); }),
    select("with", options, String(to), (value) => { to = Number(value); compare(); }),
    el("button", { type: "button", class: "small", id: "compare", onclick: compare }, "Compare"));
}

function row(revision, latest) {
  const isShown = state.tree.revision === revision.revision;
  const older = revision.revision !== latest;
  const restores = older && !state.tree.isPinned && !state.session.isReadOnly;
  return el("li", { class: "revision", "aria-current": isShown ? "true" : null },
    el("span", { class: "name" }, `Revision ${revision.revision}`),
    el("span", { class: "quiet" }, revision.time.replace("T", " ").replace("Z", "") + (revision.edits ? ", by SQL" : "")),
    el("span", { class: "actions" },
      !isShown && el("button", { type: "button", class: "small", onclick: () => show(revision.revision, latest) }, "Show"),
      restores && el("button", { type: "button", class: "small", onclick: () => restore(revision.revision) }, "Restore")));
}

async function show(revision, latest) {
  const shown = revision === latest && !state.tree.isPinned ? null : revision;
  const tree = await get("document", { document: state.document, revision: shown });
  const known = tree.scenes.some((item) => item.scene === state.scene);
  set({ tree, revision: shown, scene: known ? state.scene : tree.scenes[0]?.scene ?? null, selection: null });
}

export async function showRevisions(signal) {
  const { revisions } = await get("revisions", { document: state.document }, signal);
  if (!revisions.length) return el("p", { class: "empty" }, "A file has no revisions; documents of the store have.");
  const result = el("div", { class: "result", id: "comparison" });
  return [
    el("ul", { class: "revisions" }, revisions.map((item) => row(item, revisions[0].revision))),
    revisions.length > 1 && choice(revisions, result), result,
  ];
}
