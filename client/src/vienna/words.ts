/** The components of Vienna in words. */
import { t } from "../lib/texts.svelte";
import type { Args } from "../lib/types";
import { Words } from "../table/words";
import { type Content, SPACES } from "./content";
import type { Desk, VienneseView } from "./types";

/** How long a text is in letters; a Japanese one takes twice the room. */
export const width = (text: string): number => text.length + (text.match(/[^\0-\u2fff]/g)?.length ?? 0);

export class VienneseWords extends Words {
  constructor(readonly content: Content) {
    super(content.data.words);
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

  /** What it asks for. */
  needs(id: string): string {
    return String(this.missionArgs(id)["needs"]);
  }

  /** The figure of a desk, and where it is. */
  figure({ name, building }: NonNullable<Desk["figure"]>): string {
    if (building === null) return t("desk-figure-supply", { name });
    return t("desk-figure-board", { name, building: this.content.building(building).short });
  }

  /** The space of the desk that gets a card now. */
  space(view: VienneseView, seat: number): string {
    return SPACES[view.desks[seat]?.assigned?.length ?? 0] ?? "IV";
  }
}
