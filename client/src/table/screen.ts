/** What a game brings to be drawn: `client/src/<game>/screen.ts` has one of these as its default export. */
import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";
import type { Game } from "./game.svelte";

/** A part of the screen that a key leads to. */
export interface Part {
  key: string;
  selector: string;
  title: () => string;
}

/** A sheet of the phone; the class `tab-<name>` shows it, and `page-tab-<name>` names it where it is not called otherwise. */
export interface Tab {
  name: string;
  icon: string;
  called?: string;
}

/**
 * The parts that the shell puts into their places. They find the game by its context, and leave notes, motion, log and
 * prompt to the shell: what explains itself attaches `explains`, what moves is named by `data-place` and `data-piece`.
 */
export interface Screen {
  /** The game at a table, made from the components that the house sent. */
  sits: (table: Table, content: unknown) => Game;
  /** The middle of the screen, a `main`. */
  Board: Component;
  /** The player's own things. */
  Desk: Component<{ seat: number }>;
  /** What lies above the log. */
  Side: Component;
  /** What is seen of another player below name and score. */
  Rival: Component<{ seat: number }>;
  /** A mark beside the name of a player, such as that of the first one. */
  Badge?: Component<{ seat: number }>;
  /** The steps of a round, for the bar of the phone. */
  Steps?: Component;
  parts: Part[];
  /** What other keys do in this game, for the list of keys. */
  keys?: () => [string, string][];
  /** What can be chosen in the game's own parts while it is lit, as a selector: a key goes from one to the next. */
  lit: string;
  /** What a note should not cover, as a selector. */
  matters: string;
}
