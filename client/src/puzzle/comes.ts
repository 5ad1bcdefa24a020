/** What an answer brings at once, in the words of the table. */
import { t, texts } from "../lib/texts.svelte";
import type { LegalAction } from "../lib/types";
import { consequences } from "../table/consequences";
import type { Game } from "../table/game.svelte";
import { signed } from "../table/motion";
import { own, scored } from "../table/outlook";

/** So many events are told. */
const FEW = 3;

/** What comes of an answer beyond its own words, and, told at length, what of the end of the game it changes. */
export function comes(game: Game, choice: LegalAction, seat: number, whole = false): string {
  const unsaid = { ...choice, preview: game.words.book.unsaid(choice.action, choice.preview) };
  const seen = consequences(unsaid, { seat, view: game.view, names: game.names, words: game.words });
  const told = seen.now
    .filter(({ event }) => own(event, seat) && !game.obvious(event))
    .slice(0, whole ? Infinity : FEW);
  // A single sum stands in its line already.
  const sums = seen.now.filter(({ event }) => scored(event)).length;
  const points = sums > 1 ? [t("points", { count: seen.points })] : [];
  const stands = whole ? seen.stands.filter(({ gain }) => gain) : [];
  const later = stands.map(({ text, gain }) => `${text} ${signed(gain)}`);
  return texts.parts([...told.map(({ text }) => text), ...points, ...later]);
}
