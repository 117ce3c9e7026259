// The revisions of a document of the store: look at an older one, compare, bring one back.

import { address, get } from "./api.js";
import { el, fill } from "./dom.js";
import { environment, set, state } from "./state.js";
import { restore } from "./edit.js";

/** The sentences of a difference, with the scene before and after beside each other. */
async function comparison(from, to) {
  const answer = await get("comparison", { document: state.document, from, to });
  const picture = (revision) => el("figure", {},
    el("img", {
      alt: `The scene in revision ${revision}`, loading: "lazy",
      src: address("drawing", { document: state.document, scene: state.scene, revision, ...environment() }),
      // A scene that one of them does not have.
      onerror: (event) => event.target.replaceWith(el("p", { class: "quiet" }, "No such scene.")),
    }),
    el("figcaption", { class: "quiet" }, `Revision ${revision}`));
  return [
    el("p", {}, answer.summary),
    answer.noise && el("p", { class: "quiet" }, answer.noise),
    el("div", { class: "beside" }, picture(from), picture(to)),
    answer.groups.map((group) => el("section", { class: "why" },
      el("h4", {}, group.title), group.lines.map((line) => el("p", {}, line)))),
  ];
}

function row(revision, latest, result) {
  const isShown = (state.revision ?? latest) === revision.revision;
  const older = revision.revision !== latest;
  return el("li", { class: "revision", "aria-current": isShown ? "true" : null },
    el("span", { class: "name" }, `Revision ${revision.revision}`),
    el("span", { class: "quiet" }, revision.time.replace("T", " ").replace("Z", "") + (revision.edits ? ", by SQL" : "")),
    el("span", { class: "actions" },
      !isShown && el("button", { type: "button", class: "small", onclick: () => show(revision.revision, latest) }, "Show"),
      older && el("button", {
        type: "button", class: "small",
        onclick: async () => {
          try {
            fill(result, await comparison(revision.revision, latest));
          } catch (error) {
            fill(result, el("p", { class: "fault error" }, error.message));
          }
        },
      }, `Compare with ${latest}`),
      older && !state.session.isReadOnly && el("button", { type: "button", class: "small", onclick: () => restore(revision.revision) }, "Restore")));
}

async function show(revision, latest) {
  const shown = revision === latest ? null : revision;
  const tree = await get("document", { document: state.document, revision: shown });
  const known = tree.scenes.some((item) => item.scene === state.scene);
  set({ tree, revision: shown, scene: known ? state.scene : tree.scenes[0]?.scene ?? null, selection: null });
}

export async function showRevisions(signal) {
  const { revisions } = await get("revisions", { document: state.document }, signal);
  if (!revisions.length) return el("p", { class: "empty" }, "A file has no revisions; documents of the store have.");
  const result = el("div", { class: "result" });
  return [el("ul", { class: "revisions" }, revisions.map((item) => row(item, revisions[0].revision, result))), result];
}
