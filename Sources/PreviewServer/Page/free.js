// Free places on the canvas: what stands over the drawing covers no text of it where there is another place.

const meeting = (a, b) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x))
  * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Where an element is, in pixels of one that lies around it or below it. */
export function boxIn(outer, node) {
  const [own, origin] = [node.getBoundingClientRect(), outer.getBoundingClientRect()];
  return { x: own.x - origin.x, y: own.y - origin.y, width: own.width, height: own.height };
}

/** Where the drawing has texts, in pixels of what lies over it. */
export const textsBelow = (overlay) =>
  [...document.querySelectorAll("#picture text")].map((node) => boxIn(overlay, node)).filter((box) => box.width > 0);

/** Boxes of a size around places, each moved as little as needed to lie on the overlay. */
export function boxesAround(centers, { width, height }, overlay) {
  const within = (start, length, most) => Math.max(0, Math.min(start, most - length));
  return centers.map(([x, y]) => ({
    x: within(x - width / 2, width, overlay.clientWidth), y: within(y - height / 2, height, overlay.clientHeight), width, height,
  }));
}

/** What covering something else of the canvas counts, compared with covering a text. */
const weight = 20;

/** The first of several boxes that covers nothing, or else the one that covers least. */
export function freest(boxes, texts, taken = []) {
  const covered = (box, others) => others.reduce((sum, other) => sum + meeting(box, other), 0);
  let best = null;
  for (const box of boxes) {
    const cost = covered(box, texts) + weight * covered(box, taken);
    if (cost < 1) return box;
    if (!best || cost < best.cost) best = { box, cost };
  }
  return best.box;
}
