/** Everything that is said of a game, from the table that the house sent with its components. */
import { Phrasebook, type WordTable } from "../lib/phrases";
import { t } from "../lib/texts.svelte";
import type { GameEvent, LegalAction, Refusal, View } from "../lib/types";
import { outlook } from "./outlook";

export class Words {
  readonly book: Phrasebook;

  constructor(table: WordTable) {
    this.book = new Phrasebook(table, t);
  }

  /** What is asked of a seat, by itself. */
  question(view: View, seat: number): string {
    return this.book.question(view, seat);
  }

  /** The same beside the sign of the prompt. */
  questionShort(view: View, seat: number): string {
    return this.book.question(view, seat, true);
  }

  /** What something is called that scores at the end. */
  standing(key: string, players: number): string {
    return this.book.standing(key, players);
  }

  /** What a beginner is told beside a question, or nothing. */
  note(view: View, seat: number): string {
    return this.book.note(view, seat);
  }

  /** An action, with what is known to come of it. */
  choice(choice: LegalAction, view: View): string {
    const seat = view.seat ?? 0;
    const { events, known } = outlook(choice, seat);
    return this.book.choice(choice.action, view, seat, known ? events : null);
  }

  event(event: GameEvent, names: string[]): string {
    return this.book.event(event, names);
  }

  /** Whether the screen shows an event anyway, or another one says it. */
  quiet(event: GameEvent): boolean {
    return this.book.quiet(event);
  }

  /** Whether the end of a turn begins with this event. */
  closes(event: GameEvent): boolean {
    return this.book.closes(event);
  }

  refusal(refusal: Refusal): string {
    return this.book.reason(refusal.id, refusal.args);
  }
}
