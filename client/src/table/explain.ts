/** What every table explains of itself; a game says more of it in its own words. */
import { fingers } from "../lib/fingers";
import type { Explanation } from "../lib/explains";
import { t } from "../lib/texts.svelte";
import type { Game } from "./game.svelte";

export class Explain<G extends Game = Game> {
  constructor(readonly game: G) {}

  /** A part of the table, and how to walk through it without a mouse. */
  part(title: string): Explanation {
    return { title, lines: this.walk() };
  }

  /** Keys are only spoken of where there are likely to be some; a finger is told how to read on. */
  protected walk(): string[] {
    return [t(fingers.matches ? "page-x-hold" : "page-x-walk")];
  }

  player(seat: number): Explanation {
    const { game } = this;
    return {
      title: game.name(seat),
      icons: [`p-${game.colour(seat)}`],
      lines: [t("points", { count: game.score(seat) })],
    };
  }

  scores(): Explanation {
    const lines = this.game.table.seats.map(({ seat }) =>
      t("log-line", { player: this.game.name(seat), what: t("points", { count: this.game.score(seat) }) }),
    );
    return { title: t("page-scores"), lines };
  }

  round(): Explanation {
    const digest = this.game.table.about?.digest;
    return {
      title: t("page-x-round-title", { round: this.game.view.round }),
      lines: digest ? [t("page-x-digest", { digest })] : [],
    };
  }

  ownTables(): Explanation {
    const digest = this.game.table.ownTables ?? "";
    return { title: t("page-own-tables-mark"), lines: [t("own-tables", { game: this.game.title, digest })] };
  }
}
