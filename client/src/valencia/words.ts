/** The components of Valencia in words. */
import { t } from "../lib/texts.svelte";
import type { Args, LegalAction, View } from "../lib/types";
import { Words } from "../table/words";
import { type Content } from "./content";
import { roman } from "./draft";
import type { Guild, ValencianView } from "./types";

export class ValencianWords extends Words {
  /** At a table players are called by their names. */
  constructor(
    readonly content: Content,
    readonly called?: (seat: number) => string,
  ) {
    super(content.data.words);
  }

  /** All missions are chosen from at once, not one after the other. */
  override question(view: View, seat: number): string {
    const { asked } = view as ValencianView;
    return asked?.step === "choose-missions" ? this.questionShort(view, seat) : super.question(view, seat);
  }

  /** Stacks have the numerals that they have on the screen, fountains are called by what they do, players by name. */
  override choice(choice: LegalAction, view: View): string {
    const { kind, stack, guild, cell } = this.book.read(choice.action);
    const { council, city } = view as ValencianView;
    const ability = kind === "fountain" && city.fountains[cell as number]?.ability;
    if (ability) return t("page-do-fountain", { cell: this.cell(cell as number), ability });
    if (kind === "reveal") return this.stack(Number(stack), view as ValencianView);
    const holder = kind === "support" && this.called ? council[guild as Guild].seat : null;
    if (holder === null) return super.choice(choice, view);
    return t("do-support", { guild: guild as Guild, holder: this.called!(holder) });
  }

  /** One of the own stacks, as long as it lies there. */
  stack(stack: number, { desks, seat }: ValencianView): string {
    const desk = desks[seat ?? 0];
    const cards = desk?.own_stacks?.[stack] ?? [];
    return t("do-reveal", {
      new: cards.length ? "no" : "far",
      stack: roman(stack + 1),
      cards: this.cards(cards),
      sum: desk?.bids?.[stack]?.sum ?? this.total(cards),
    });
  }

  cell(cell: number): string {
    return (this.book.table.components["cells"] as string[])[cell] ?? "";
  }

  tree(tree: number): string {
    return (this.book.table.components["trees"] as string[])[tree] ?? "";
  }

  /** What a card counts by itself. */
  value(card: string): number {
    return Number(this.book.component("cards", card)["value"]);
  }

  /** Whether what it counts depends on what others show. */
  changes(card: string): boolean {
    return this.book.component("cards", card)["changes"] === "yes";
  }

  card(card: string): string {
    return t("card", { card });
  }

  /** Cards that are counted together. */
  cards(cards: string[]): string {
    return cards.map((card) => this.card(card)).join(t("card-separator"));
  }

  /** What cards count by themselves. */
  total(cards: string[]): number {
    return cards.reduce((sum, card) => sum + this.value(card), 0);
  }

  fountain(id: string): string {
    return String(this.book.component("fountains", id)["told"]);
  }

  missionArgs(id: string, players: number): Args {
    return this.book.component("missions", id, players);
  }

  /** What it asks for. */
  needs(id: string, players: number): string {
    return String(this.missionArgs(id, players)["needs"]);
  }
}
