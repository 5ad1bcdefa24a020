/** Where everything lies on the drawing of the city, in its own units. */
import { SIDE } from "./content";
import type { ValencianView } from "./types";

/** The side of a cell, and the wall around all of them. */
export const CELL = 76;
export const WALL = 26;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A tile by its upper left cell and its size in cells; they always lie alike, only what is on them differs. */
interface Tile {
  row: number;
  column: number;
  height: number;
  width: number;
}

const upright = (row: number, column: number): Tile => ({ row, column, height: 3, width: 2 });
const flat = (row: number, column: number): Tile => ({ row, column, height: 2, width: 3 });
const BIG = [
  upright(0, 0),
  upright(0, 2),
  flat(0, 4),
  flat(2, 4),
  upright(4, 5),
  upright(4, 3),
  flat(5, 0),
  flat(3, 0),
];
const SMALL = [flat(0, 0), upright(0, 3), flat(3, 2), upright(2, 0)];

export const rowOf = (cell: number): number => Math.floor(cell / SIDE);
export const columnOf = (cell: number): number => cell % SIDE;

export class Grid {
  /** Cells to a side. */
  readonly side: number;
  /** The whole drawing, wall included. */
  readonly size: number;
  readonly #tiles: Tile[];

  constructor(small: boolean) {
    this.side = small ? 5 : SIDE;
    this.size = this.side * CELL + 2 * WALL;
    this.#tiles = small ? SMALL : BIG;
  }

  get tiles(): Box[] {
    return this.#tiles.map(({ row, column, height, width }) => ({
      x: WALL + column * CELL + 3,
      y: WALL + row * CELL + 3,
      width: width * CELL - 6,
      height: height * CELL - 6,
    }));
  }

  /** What a cell covers: a margin towards the edge of its tile, a seam towards its neighbours there. */
  plot(cell: number): Box {
    const [row, column] = [rowOf(cell), columnOf(cell)];
    const tile = this.#tiles.find(
      (one) => row >= one.row && row < one.row + one.height && column >= one.column && column < one.column + one.width,
    );
    const inset = (edge: boolean): number => (tile && edge ? 6.5 : 1.5);
    const left = inset(column === tile?.column);
    const top = inset(row === tile?.row);
    const right = inset(column + 1 === (tile?.column ?? 0) + (tile?.width ?? 0));
    const bottom = inset(row + 1 === (tile?.row ?? 0) + (tile?.height ?? 0));
    return {
      x: WALL + column * CELL + left,
      y: WALL + row * CELL + top,
      width: CELL - left - right,
      height: CELL - top - bottom,
    };
  }

  /** The crossing that a tree stands on: the lower right corner of its cell. */
  crossing(tree: number): { x: number; y: number } {
    return { x: WALL + (columnOf(tree) + 1) * CELL, y: WALL + (rowOf(tree) + 1) * CELL };
  }
}

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export interface Near {
  cells: Set<number>;
  trees: Set<number>;
}

/** What of the city lies at a space: fountains beside it, the central one too, and palms at its corners. */
export function nearSpace(cell: number, { centre, fountains, beside, palms, shade }: ValencianView["city"]): Near {
  const built = [...Object.keys(fountains).map(Number), centre];
  return {
    cells: new Set(built.filter((one) => beside[one]?.includes(cell))),
    trees: new Set(palms.filter((tree) => shade[tree]?.includes(cell))),
  };
}

/** The members on some spaces: those that a tree touches, or those beside a space for a fountain. */
export function nearMembers(spaces: number[] = [], { members }: ValencianView["city"]): Near {
  return { cells: new Set(members.flat().filter((cell) => spaces.includes(cell))), trees: new Set() };
}

const corner = (radius: number, k: number): string => {
  const turn = Math.PI / 8 + (k * Math.PI) / 4;
  return `${(radius * Math.cos(turn)).toFixed(1)},${(radius * Math.sin(turn)).toFixed(1)}`;
};
/** An eight-sided basin around the origin, as the points of a polygon. */
export const basin = (radius: number): string => Array.from({ length: 8 }, (_, k) => corner(radius, k)).join(" ");
/** Its jets. */
export const jets = (radius: number): string =>
  Array.from({ length: 8 }, (_, k) => {
    const [x = 0, y = 0] = corner(0.66 * radius, k)
      .split(",")
      .map(Number);
    return `M0 0Q${(x * 0.94).toFixed(1)} ${(y * 0.94 - 7).toFixed(1)} ${x} ${y}`;
  }).join("");
