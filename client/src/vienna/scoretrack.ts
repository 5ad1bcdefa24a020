/** The score track around the map: a hundred cells, 34 above, 16 on the right, 34 below, 16 on the left. */
export const [WIDTH, HEIGHT, EDGE] = [844, 508, 14];
export const CELLS = 100;

export interface Cell {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where a score stands; the track goes round and round. */
export function cell(score: number): Cell {
  const k = ((score % CELLS) + CELLS) % CELLS;
  const [w, h] = [WIDTH / 34, (HEIGHT - 2 * EDGE) / 16];
  if (k < 34) return { x: w * k, y: 0, w, h: EDGE };
  if (k < 50) return { x: WIDTH - EDGE, y: EDGE + (k - 34) * h, w: EDGE, h };
  if (k < 84) return { x: WIDTH - w * (k - 49), y: HEIGHT - EDGE, w, h: EDGE };
  return { x: 0, y: HEIGHT - EDGE - (k - 83) * h, w: EDGE, h };
}

export const middle = (score: number): { x: number; y: number } => {
  const { x, y, w, h } = cell(score);
  return { x: x + w / 2, y: y + h / 2 };
};
