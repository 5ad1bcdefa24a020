/** Where a note goes: on the screen, beside what it is about, and over as little that matters as can be. */
const GAP = 8;
const EDGE = 6;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/**
 * What is to be clicked next (`first`) stays free before all else, then what is asked (`free`), wherever there is room
 * elsewhere; what else matters, if it can be.
 */
export function beside(
  about: Box,
  size: { width: number; height: number },
  free: Box[],
  matters: Box[],
  first: Box[] = [],
): { left: number; top: number } {
  const { innerWidth: wide, innerHeight: high } = window;
  // What fills the screen cannot be stood beside: the note hangs from its upper edge.
  const anchor =
    about.width > wide * 0.6 || about.height > high * 0.6
      ? { top: about.top, height: 0, width: 0, left: about.left + about.width / 2 }
      : about;
  const { width, height } = size;
  const [right, bottom] = [anchor.left + anchor.width + GAP, anchor.top + anchor.height + GAP];
  const [left, top] = [anchor.left - GAP - width, anchor.top - GAP - height];
  const [middle, centre] = [anchor.left + anchor.width / 2 - width / 2, anchor.top + anchor.height / 2 - height / 2];
  const past = [...first, ...free].flatMap((box) => [
    ...[right, left, middle].flatMap((x) => [
      [x, box.top - GAP - height],
      [x, box.top + box.height + GAP],
    ]),
    [box.left - GAP - width, centre],
    [box.left + box.width + GAP, centre],
  ]);
  const rooms = [
    [right, centre],
    [left, centre],
    [middle, top],
    [middle, bottom],
    [right, top],
    [right, anchor.top],
    [left, top],
    [left, anchor.top],
    [anchor.left, top],
    [anchor.left, bottom],
    [right - GAP - width, top],
    [right - GAP - width, bottom],
    ...past,
  ].map(([x, y]) => {
    const room = {
      left: Math.min(Math.max(x!, EDGE), wide - width - EDGE),
      top: Math.min(Math.max(y!, EDGE), high - height - EDGE),
      width,
      height,
    };
    const moved = Math.abs(room.left - x!) + Math.abs(room.top - y!);
    const covers = (boxes: Box[]): number => boxes.reduce((sum, box) => sum + overlap(room, box), 0);
    const cost =
      (overlap(room, anchor) > 0 ? 1e18 : 0) + covers(first) * 1e12 + covers(free) * 1e9 + covers(matters) * 10 + moved;
    return { ...room, cost };
  });
  const best = rooms.reduce((a, b) => (b.cost < a.cost ? b : a));
  return { left: best.left, top: best.top };
}
