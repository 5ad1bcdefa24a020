/** What lies beside what in the city; cells that lie outside of it are no city spaces. */
import { SIDE } from "./content";

const CELLS = SIDE * SIDE;

/** The cell so many rows and columns away, unless that is off the grid. */
function at(cell: number, rows: number, columns: number): number[] {
  const row = Math.floor(cell / SIDE) + rows;
  const column = (cell % SIDE) + columns;
  return row >= 0 && column >= 0 && column < SIDE && row * SIDE + column < CELLS ? [row * SIDE + column] : [];
}

export const neighbours = (cell: number): number[] => [
  ...at(cell, -1, 0),
  ...at(cell, 0, -1),
  ...at(cell, 0, 1),
  ...at(cell, 1, 0),
];

/** With those across the corners, as around the central fountain. */
export const around = (cell: number): number[] =>
  [-1, 0, 1].flatMap((rows) => [-1, 0, 1].flatMap((columns) => (rows || columns ? at(cell, rows, columns) : [])));

/** The cells that touch a tree. */
export const crossing = (tree: number): number[] => [tree, ...at(tree, 0, 1), ...at(tree, 1, 0), ...at(tree, 1, 1)];
