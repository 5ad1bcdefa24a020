/** Components, choices, questions and events in words; everything is looked up in the catalogue. */
import { Phrasebook } from "../lib/phrases";
import { t } from "../lib/texts.svelte";
import type { Args, Card, GameEvent, Refusal, VienneseView } from "../lib/types";
import { type Choice, type Content, SPACES } from "./content";
import { outlook } from "./outlook";

const BRIBE_KINDS = ["bribe", "colour", "foreign", "wild"];
const INFO_KINDS = ["marker", "tile", "redirect"];

/** What kind of icon the ability of a card is about. */
export function topic(card: Card): "bribe" | "info" | "flag" | "seal" | "number" | null {
  if (card.type === null || card.type === "") return null;
  const first = card.ability.split("-")[0]!;
  if (BRIBE_KINDS.includes(first)) return "bribe";
  if (INFO_KINDS.includes(first)) return "info";
  if (first === "flag" || first === "seal") return first;
  return "number";
}

/** How long a text is in letters; a Japanese one takes twice the room. */
export const width = (text: string): number => text.length + (text.match(/[^\0-\u2fff]/g)?.length ?? 0);

/** Everything that is said of Vienna comes from the table that the house sent with its components. */
export class Words {
  readonly book: Phrasebook;

  constructor(readonly content: Content) {
    this.book = new Phrasebook(content.data.words, t);
  }

  ability(number: number): string {
    return String(this.cardArgs(number)["ability"]);
  }

  /** The ability without the numeral of its action. */
  abilityShort(number: number): string {
    return String(this.cardArgs(number)["does"]);
  }

  abilityAction(number: number): string {
    return this.content.card(number).action;
  }

  cardArgs(number: number): Args {
    return this.book.component("cards", number);
  }

  card(number: number): string {
    return t("card-line", this.cardArgs(number));
  }

  missionArgs(id: string): Args {
    return this.book.component("missions", id);
  }

  mission(id: string): string {
    return t("mission-line", this.missionArgs(id));
  }

  /** What is asked of a seat. */
  question(view: VienneseView, seat: number): string {
    return this.book.question(view, seat);
  }

  /** The question without the numeral of its action, where that stands beside it. */
  questionShort(view: VienneseView, seat: number): string {
    return this.book.question(view, seat, true);
  }

  /** The space of the desk that gets a card now. */
  space(view: VienneseView, seat: number): string {
    return SPACES[view.desks[seat]?.assigned?.length ?? 0] ?? "IV";
  }

  /** An action by itself. */
  choice(choice: Choice, view: VienneseView): string {
    const seat = view.seat ?? 0;
    const { events, known } = outlook(choice, seat);
    return this.book.choice(choice.action, view, seat, known ? events : null);
  }

  /** An event as a piece of the log. */
  event(event: GameEvent, names: string[]): string {
    return this.book.event(event, names);
  }

  refusal(refusal: Refusal): string {
    return this.book.reason(refusal.id, refusal.args);
  }
}

export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** Events that the screen shows anyway, or that the next one says again. */
export function quiet(event: GameEvent): boolean {
  return (
    ["cards-seen", "cards-ready", "card-assigned", "card-revealed", "cards-drawn"].includes(event.kind) ||
    (event.kind === "scored" && event.rule === "squares")
  );
}
