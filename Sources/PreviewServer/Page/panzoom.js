// Panning and zooming of what scrolls: by wheel and pinch, with the space key held, and by keys.

/** A pinch with two fingers, and a pull while the space key is held. `surface` has `zoom()` and `zoomTo(choice, place)`. */
export function panAndZoom(node, surface) {
  const fingers = new Map();
  let pinch = null;
  let pull = null;
  const place = (event) => {
    const outer = node.getBoundingClientRect();
    return { x: event.clientX - outer.left, y: event.clientY - outer.top };
  };
  const middle = () => {
    const [a, b] = [...fingers.values()];
    return { at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, length: Math.hypot(a.x - b.x, a.y - b.y) };
  };
  // A pinch on a pad is a wheel with control, too.
  node.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    surface.zoomTo(surface.zoom() * Math.exp(-event.deltaY / 240), place(event));
  }, { passive: false });
  node.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "touch") {
      fingers.set(event.pointerId, place(event));
      if (fingers.size === 2) pinch = { ...middle(), zoom: surface.zoom() };
    }
    if (!node.classList.contains("pans")) return;
    event.preventDefault();
    event.stopPropagation();
    node.setPointerCapture(event.pointerId);
    pull = { x: event.clientX, y: event.clientY, left: node.scrollLeft, top: node.scrollTop };
  }, true);
  node.addEventListener("pointermove", (event) => {
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, place(event));
    if (pinch && fingers.size === 2) {
      const now = middle();
      if (pinch.length > 0) surface.zoomTo(pinch.zoom * now.length / pinch.length, now.at);
    }
    if (!pull) return;
    node.scrollLeft = pull.left - (event.clientX - pull.x);
    node.scrollTop = pull.top - (event.clientY - pull.y);
  }, true);
  const end = (event) => {
    fingers.delete(event.pointerId);
    if (fingers.size < 2) pinch = null;
    pull = null;
  };
  for (const name of ["pointerup", "pointercancel"]) node.addEventListener(name, end, true);
  // While the space key is held, a pull moves the sheet, and selects nothing.
  node.addEventListener("click", (event) => {
    if (!node.classList.contains("pans")) return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  node.addEventListener("keydown", (event) => {
    if (event.key !== " " || event.target.closest("button, input, select, summary, a")) return;
    event.preventDefault();
    node.classList.add("pans");
  });
  const release = () => node.classList.remove("pans");
  window.addEventListener("keyup", (event) => { if (event.key === " ") release(); });
  window.addEventListener("blur", release);
}

/** Zooms by keys: plus, minus, 0 fits, 1 is the actual size. True where the key was one of them. */
export function zoomByKey(event, surface) {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const choices = {
    "+": () => surface.zoom() * 1.25, "=": () => surface.zoom() * 1.25, "-": () => surface.zoom() / 1.25, 0: () => "fit", 1: () => 1,
  };
  if (!choices[event.key]) return false;
  event.preventDefault();
  surface.zoomTo(choices[event.key]());
  return true;
}
