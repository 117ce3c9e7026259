// Where views will be at a size that nobody has resolved yet: while somebody pulls, the picture follows the pointer at once.

/**
 * The last layouts that the server has answered while somebody pulls. Between two breakpoints every frame is a linear function
 * of the width and the height, so two answers say where the next one lies; the answer itself comes a moment later, and is right.
 */
let [before, last] = [null, null];

const size = (layout) => layout.layout.environment.size;
const ids = (layout) => layout.layout.views.map((view) => view.id).join(" ");

export function forget() {
  [before, last] = [null, null];
}

export function remember(layout) {
  if (last && size(last).width === size(layout).width && size(last).height === size(layout).height) last = layout;
  else [before, last] = [last, layout];
}

/** How far beyond the last answer a guess goes, as a part of the way between the two: after that it is none. */
const farthest = 6;

/** The layout at a size as the last two answers tell it; null where they tell nothing. */
export function guess(width, height) {
  if (!before || ids(before) !== ids(last)) return null;
  const [from, to] = [size(before), size(last)];
  const [dw, dh] = [to.width - from.width, to.height - from.height];
  // Only one side is pulled at, or both by the same share: else two answers are not enough.
  const parts = [];
  if (dw) parts.push((width - to.width) / dw);
  else if (width !== to.width) return null;
  if (dh) parts.push((height - to.height) / dh);
  else if (height !== to.height) return null;
  const part = parts[0];
  if (!parts.length || Math.abs(part) > farthest || (parts.length > 1 && Math.abs(parts[1] - part) > 0.05)) return null;
  const along = (a, b) => b + (b - a) * part;
  const box = (a, b) => a && b && ({
    x: along(a.x, b.x), y: along(a.y, b.y), width: Math.max(0, along(a.width, b.width)), height: Math.max(0, along(a.height, b.height)),
  });
  return {
    layout: { ...last.layout, environment: { ...last.layout.environment, size: { width, height } } },
    places: last.places.map((place, index) => place && { ...place, frame: box(before.places[index]?.frame, place.frame) ?? place.frame }),
    picture: box(before.picture, last.picture),
  };
}
