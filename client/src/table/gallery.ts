/** The components of a game to look through: `client/src/<game>/gallery.ts` has one of these as its default export. */
import type { Component } from "svelte";

/** What a kind of components can be chosen by. */
export interface Facet {
  name: string;
  title: string;
  values: { value: string; title: string; icon?: string }[];
}

export interface Piece {
  id: string;
  title: string;
  /** What it is or does, in sentences. */
  words: string[];
  /** By the name of a facet, the values that it is found under. */
  has: Record<string, string[]>;
  facts: [string, string][];
  /** The rules that it is about. */
  rules: string[];
  /** What is counted of it, the most telling first: what was done, and the name it is counted by. */
  used: [what: string, name: string][];
}

export interface Kind {
  name: string;
  title: string;
  pieces: Piece[];
  facets: Facet[];
}

export interface Gallery {
  /** All there is, from the components that the house sent. */
  kinds: (content: unknown) => Kind[];
  /** One of them, as it is drawn at the table. */
  Face: Component<{ kind: string; id: string; content: unknown }>;
  /** Drawings that the faces refer to. */
  Sprite?: Component;
}

const found = import.meta.glob<{ default: Gallery }>(["../*/gallery.ts", "!./gallery.ts"]);
const GALLERIES = new Map(Object.entries(found).map(([path, fetch]) => [path.split("/")[1]!, fetch]));

export const hasGallery = (game: string): boolean => GALLERIES.has(game);
export const gallery = async (game: string): Promise<Gallery | null> =>
  (await GALLERIES.get(game)?.())?.default ?? null;
