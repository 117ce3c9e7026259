// Checks all documents on all devices, and shows how far that is while it goes on.

import { byId, count, tell } from "./dom.js";
import { set, state } from "./state.js";

let source = null;

/** What the list of documents shows and sorts by. */
function summary(answer) {
  const { errors = 0, warnings = 0, notes = 0, message } = answer;
  return {
    text: words(answer), worst: message || errors ? "bad" : warnings ? "warned" : "quiet",
    badness: (message ? 1e9 : 0) + errors * 1e6 + warnings * 1e3 + notes,
  };
}

/** `2 errors, 1 warning`. */
function words({ errors, warnings, notes, message }) {
  if (message) return `can’t be checked: ${message}`;
  const parts = [[errors, "error"], [warnings, "warning"], [notes, "note"]]
    .filter(([number]) => number > 0).map(([number, word]) => count(number, word));
  return parts.join(", ") || "nothing found";
}

function end(text) {
  source?.close();
  source = null;
  byId("check").textContent = "Check all";
  byId("checkbar").hidden = true;
  if (text) tell(text);
}

function start() {
  if (source) return end("The check was stopped.");
  const [button, progress] = [byId("check"), byId("checkProgress")];
  button.textContent = "Stop";
  byId("checkbar").hidden = false;
  progress.removeAttribute("value");
  set({ checked: new Map() });
  source = new EventSource("/api/check");
  let shown = 0;
  source.addEventListener("checked", (event) => {
    const answer = JSON.parse(event.data);
    state.checked.set(answer.document, summary(answer));
    progress.max = answer.count;
    progress.value = answer.number;
    // Of thousands of small documents not each needs a frame of its own.
    if (performance.now() - shown > 100) {
      shown = performance.now();
      set({ checked: state.checked });
    }
  });
  source.addEventListener("done", (event) => {
    const answer = JSON.parse(event.data);
    set({ checked: state.checked });
    end(`${count(answer.count, "document")} on ${answer.environmentCount} device profiles: ${words(answer)}.`);
  });
  // A server that has gone away would be asked again and again.
  source.addEventListener("error", () => end("The check has ended before its time: the server does not answer any more."));
}

export function startCheck() {
  byId("check").addEventListener("click", start);
}
