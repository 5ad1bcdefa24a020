/** How the lower half of a card is printed: what it looks for, and what it gives. The words come from the catalogue. */
export interface Print {
  /** The sign before the arrow. */
  sign: "bribe" | "colour" | "flag" | "seal" | "marker" | "tile" | "foreign" | "any-tile" | "square";
  gives: "points" | "bribe" | "same" | "step" | "less" | "cards" | "wild" | "other-marker";
  count?: number;
}

const PRINTS: Record<string, Print> = {
  "bribe-bribe": { sign: "bribe", gives: "same", count: 1 },
  "bribe-points": { sign: "bribe", gives: "points", count: 2 },
  "bribe-marker": { sign: "bribe", gives: "step", count: 1 },
  "colour-bribe": { sign: "colour", gives: "bribe", count: 1 },
  "colour-points": { sign: "colour", gives: "points", count: 3 },
  "colour-marker": { sign: "colour", gives: "step", count: 1 },
  "colour-less": { sign: "colour", gives: "less" },
  "flag-bribe": { sign: "flag", gives: "bribe", count: 1 },
  "flag-points": { sign: "flag", gives: "points", count: 3 },
  "flag-marker": { sign: "flag", gives: "step", count: 1 },
  "marker-bribe": { sign: "marker", gives: "bribe", count: 1 },
  "marker-points": { sign: "marker", gives: "points", count: 2 },
  "foreign-bribes": { sign: "foreign", gives: "same", count: 2 },
  "foreign-points": { sign: "foreign", gives: "points", count: 5 },
  "seal-less": { sign: "seal", gives: "less" },
  "seal-bribe": { sign: "seal", gives: "bribe", count: 1 },
  "seal-points": { sign: "seal", gives: "points", count: 3 },
  "seal-marker": { sign: "seal", gives: "step", count: 1 },
  "foreign-less": { sign: "foreign", gives: "less" },
  "foreign-cards": { sign: "foreign", gives: "cards", count: 2 },
  "tile-bribes": { sign: "tile", gives: "bribe" },
  "tile-points": { sign: "tile", gives: "points", count: 8 },
  "tile-marker": { sign: "tile", gives: "step", count: 2 },
  wild: { sign: "bribe", gives: "wild" },
  redirect: { sign: "marker", gives: "other-marker" },
  "new-tile-points": { sign: "any-tile", gives: "points", count: 5 },
  "square-bribes": { sign: "square", gives: "bribe" },
  "any-tile-bribe": { sign: "any-tile", gives: "bribe", count: 1 },
};

export const printed = (ability: string): Print => PRINTS[ability] ?? { sign: "any-tile", gives: "points" };
