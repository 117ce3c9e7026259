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
 * False where other views are there now: then a new drawing is needed. What a text breaks into, and what a control draws in
 * another way at another size, comes with the next drawing.
 */
export function moveViews(drawing, layout) {
  if (!drawing.shapes || drawing.ids !== layout.layout.views.map((view) => view.id).join(" ")) return false;
  if (!drawing.isMeasured) measure(drawing);
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
  const [size, screen, box] = [layout.layout.environment.size, drawing.screen, layout.picture];
  for (const node of drawing.around) stretch(node, screen, size.width - screen.width, size.height - screen.height);
  drawing.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  return true;
}

const sides = ["x", "y", "width", "height"];

/** Asks once where shapes are, before any of them moves: a question after a move would be a layout of the page each. */
function measure(drawing) {
  const [outer, view] = [drawing.getBoundingClientRect(), drawing.viewBox.baseVal];
  const scale = view.width / outer.width;
  const own = (node) => {
    const box = node.getBoundingClientRect();
    return {
      x: (box.left - outer.left) * scale + view.x, y: (box.top - outer.top) * scale + view.y,
      width: box.width * scale, height: box.height * scale,
    };
  };
  for (const shape of drawing.shapes) {
    for (const node of shape?.own ?? []) {
      const box = own(node);
      const { frame } = shape;
      node.isCentred = Math.abs(box.x + box.width / 2 - frame.x - frame.width / 2) < 2;
      node.isTrailing = !node.isCentred && frame.x + frame.width - box.x - box.width < box.x - frame.x;
    }
  }
  for (const node of drawing.around) {
    const box = own(node);
    // Within a group that scales, a point of the screen is another length.
    node.unit = (node.parentNode.getScreenCTM?.()?.a ?? 1) * scale;
    node.middle = [(box.x + box.width / 2) / drawing.screen.width, (box.y + box.height / 2) / drawing.screen.height];
  }
  drawing.isMeasured = true;
}

/** Sets an attribute that is another one by now: the same text would be laid out again, too. */
function put(node, name, value) {
  const text = String(value);
  if (node.getAttribute(name) !== text) node.setAttribute(name, text);
}

/** Moves what is no rectangle. */
function shift(node, x, y) {
  node.base ??= node.getAttribute("transform") ?? "";
  if (x || y || node.hasAttribute("transform")) put(node, "transform", x || y ? `translate(${x} ${y}) ${node.base}` : node.base);
}

/** Sets the rectangle of a shape; a part of a picture shows as much more as it grows. */
function setBox(node, values) {
  sides.forEach((side, index) => put(node, side, index > 1 ? Math.max(0, values[index]) : values[index]));
  if (node.localName === "svg") put(node, "viewBox", values.join(" "));
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
    const moved = (at, length, whole, more) => (at + length / 2 > whole * 0.54 ? more : at + length / 2 > whole * 0.46 ? more / 2 : 0);
    setBox(node, [
      x + (fillsWidth ? 0 : moved(x, width, screen.width, dw)), y + (fillsHeight ? 0 : moved(y, height, screen.height, dh)),
      width + (fillsWidth ? dw : 0), height + (fillsHeight ? dh : 0),
    ]);
    return;
  }
  // What paints over the corners of the screen: a bit less round while it moves.
  if (node.classList.contains("corner")) return put(node, "transform", `scale(${1 + dw / screen.width} ${1 + dh / screen.height})`);
  const part = (at) => (at > 0.54 ? 1 : at > 0.46 ? 0.5 : 0);
  shift(node, (part(node.middle[0]) * dw) / node.unit, (part(node.middle[1]) * dh) / node.unit);
}

/** A rectangle that fills its view goes on to fill it; everything else goes with the view's middle. */
function place(node, frame, now, dx, dy) {
  if (node.localName === "rect" || node.localName === "svg") {
    const [x, y, width, height] = boxOf(node);
    const [fillsWidth, fillsHeight] = [Math.abs(width - frame.width) < 2, Math.abs(height - frame.height) < 2];
    if (fillsWidth && fillsHeight) return grow(node, frame, now, dx, dy);
    // A line below a row, with or without an inset.
    if (fillsWidth || (width > frame.width / 2 && Math.abs(x + width - frame.x - frame.width) < 2)) {
      const below = y - frame.y > frame.height / 2 ? now.height - frame.height : 0;
      return setBox(node, [x + dx, y + dy + below, width + now.width - frame.width, height]);
    }
  }
  // What stands in the middle stays there; what stands at an edge has the same distance from it.
  const half = { x: (now.width - frame.width) / 2, y: (now.height - frame.height) / 2 };
  const x = dx + (node.isCentred ? half.x : node.isTrailing ? 2 * half.x : 0);
  shift(node, x, dy + half.y);
}
