// The drawing of a scene as shapes of the page, which move with the frames while somebody pulls at the screen.

/** Reads a drawing as SVG, where nothing runs, and notes the frames that its shapes have. */
export function takeDrawing(text, layout) {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (svg.localName !== "svg") throw new Error("the picture could not be read");
  const drawing = document.importNode(svg, true);
  drawing.removeAttribute("width");
  drawing.removeAttribute("height");
  drawing.querySelector(":scope > title")?.remove();
  const groups = new Map();
  for (const node of drawing.querySelectorAll('g[id^="view-"]')) groups.set(node.id, node);
  drawing.shapes = layout.layout.views.map((view, index) => {
    const node = groups.get(name(view.id));
    if (!node || !layout.places[index]) return null;
    const own = [...node.children].flatMap((child) => (child.localName === "g" && !child.id ? [...child.children] : [child]));
    return {
      frame: layout.places[index].frame, own: own.filter((child) => !holdsViews(child)),
      clips: own.filter((child) => child.localName === "svg" && holdsViews(child)),
    };
  });
  drawing.ids = layout.layout.views.map((view) => view.id).join(" ");
  drawing.screen = layout.layout.environment.size;
  // The device, bars and clips around the views.
  drawing.around = [...drawing.querySelectorAll("*")].filter((node) =>
    !node.closest('g[id^="view-"]') && (node.localName === "svg" || node.localName !== "g" && !node.firstElementChild));
  return drawing;
}

/** As the drawing calls the group of a view. */
const name = (id) => `view-${id.replace(/[^A-Za-z0-9-]/g, "_")}`;

const holdsViews = (node) => node.matches('g[id^="view-"]') || node.querySelector('g[id^="view-"]') !== null;

const corners = (frame) => `${frame.x},${frame.y},${frame.width},${frame.height}`;

/**
 * Moves the shapes of each view to its new frame: surfaces grow with it, letters keep their size.
 *
 * False where other views are there now, or what scrolls or clips moves: then a new drawing is needed.
 */
export function moveViews(drawing, layout) {
  if (!drawing.shapes || drawing.ids !== layout.layout.views.map((view) => view.id).join(" ")) return false;
  layout.layout.views.forEach((view, index) => {
    const shape = drawing.shapes[index];
    const now = layout.places[index]?.frame;
    if (!shape || !now || shape.now === corners(now)) return;
    shape.now = corners(now);
    const { frame } = shape;
    const [dx, dy] = [now.x - frame.x, now.y - frame.y];
    for (const node of shape.own) place(node, frame, now, dx, dy);
    for (const node of shape.clips) grow(node, frame, now, dx, dy);
  });
  // The corners of the screen are square while it moves.
  for (const node of drawing.querySelectorAll(".corner")) node.remove();
  const [size, screen, box] = [layout.layout.environment.size, drawing.screen, layout.picture];
  for (const node of drawing.around) stretch(node, screen, size.width - screen.width, size.height - screen.height);
  drawing.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  return true;
}

const sides = ["x", "y", "width", "height"];

/** Sets the rectangle of a shape; a part of a picture shows as much more as it grows. */
function setBox(node, values) {
  sides.forEach((side, index) => node.setAttribute(side, index > 1 ? Math.max(0, values[index]) : values[index]));
  if (node.localName === "svg") node.setAttribute("viewBox", values.join(" "));
}

function boxOf(node) {
  node.old ??= sides.map((side) => Number(node.getAttribute(side)));
  return node.old;
}

function grow(node, frame, now, dx, dy) {
  const [x, y, width, height] = boxOf(node);
  setBox(node, [x + dx, y + dy, width + now.width - frame.width, height + now.height - frame.height]);
}

/** What is as wide or high as the screen stays so; the rest keeps its distance to the nearest edge, or to the middle. */
function stretch(node, screen, dw, dh) {
  if (node.localName === "rect" || node.localName === "svg") {
    const [x, y, width, height] = boxOf(node);
    const [fillsWidth, fillsHeight] = [width > screen.width * 0.9, height > screen.height * 0.9];
    const shift = (at, length, whole, more) => (at + length / 2 > whole * 0.6 ? more : at + length / 2 > whole * 0.4 ? more / 2 : 0);
    setBox(node, [
      x + (fillsWidth ? 0 : shift(x, width, screen.width, dw)), y + (fillsHeight ? 0 : shift(y, height, screen.height, dh)),
      width + (fillsWidth ? dw : 0), height + (fillsHeight ? dh : 0),
    ]);
    return;
  }
  if (node.middle === undefined) {
    const own = node.getBBox?.() ?? { x: 0, y: 0, width: 0, height: 0 };
    node.middle = [(own.x + own.width / 2) / screen.width, (own.y + own.height / 2) / screen.height];
    node.base = node.getAttribute("transform") ?? "";
  }
  const part = (at) => (at > 0.6 ? 1 : at > 0.4 ? 0.5 : 0);
  node.setAttribute("transform", `translate(${part(node.middle[0]) * dw} ${part(node.middle[1]) * dh}) ${node.base}`);
}

/** A rectangle that fills its view goes on to fill it; everything else goes with the view's middle. */
function place(node, frame, now, dx, dy) {
  if (node.localName === "rect" || node.localName === "svg") {
    const [, , width, height] = boxOf(node);
    if (Math.abs(width - frame.width) < 2 && Math.abs(height - frame.height) < 2) return grow(node, frame, now, dx, dy);
  }
  // What stands in the middle stays there; what stands at an edge has the same distance from it.
  const half = { x: (now.width - frame.width) / 2, y: (now.height - frame.height) / 2 };
  if (node.base === undefined) {
    node.base = node.getAttribute("transform") ?? "";
    const own = node.getBBox?.();
    node.isCentred = own ? Math.abs(own.x + own.width / 2 - frame.x - frame.width / 2) < 2 : false;
    node.isTrailing = own ? !node.isCentred && frame.x + frame.width - own.x - own.width < own.x - frame.x : false;
  }
  const x = dx + (node.isCentred ? half.x : node.isTrailing ? 2 * half.x : 0);
  node.setAttribute("transform", `translate(${x} ${dy + half.y}) ${node.base}`);
}
