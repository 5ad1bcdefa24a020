/** A place of the house besides the front room and the tables: `client/src/<folder>/place.ts` has one as its default export. */
import type { Component } from "svelte";
import type { Language } from "./texts.svelte";
import type { Me } from "./types";

/** Whoever comes, if they have a name already, and how they get one or speak another language. */
export interface Visit {
  me: Me | null;
  introduce: (name: string) => Promise<void>;
  speak: (lang: Language) => Promise<void>;
  /** What the groups of the address say. */
  found: Record<string, string>;
}

export interface Place {
  /** Its addresses; the named groups are handed on. */
  path: RegExp;
  /** What is shown there, fetched when somebody comes. */
  page: () => Promise<{ default: Component<Visit> }>;
  /** Whether only those have a use for it who have a name: others are asked for one first. */
  named?: boolean;
  /** Whether the page goes on at another address of its own; elsewhere another address is another page. */
  stays?: boolean;
}
