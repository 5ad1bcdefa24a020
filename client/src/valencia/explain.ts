/** What everything in the city, on the round boards and on the council is, in words; it tells what was sent. */
import type { Explanation } from "../lib/explains";
import { t, texts } from "../lib/texts.svelte";
import { DeskExplain } from "./explaindesk";
import { goodIcon, officeIcon } from "./icons";
import { nearSpace } from "./geometry";
import type { Guild, Office, Step } from "./types";

/** Clicking a place in the city means this, by what is asked. */
const WISHES: Record<string, string> = {
  settle: "settle",
  third: "settle",
  move: "move-from",
  vagabond: "move-from",
  "move-to": "move-to",
  "vagabond-to": "move-to",
};
const FOUNTAIN_WISHES: Record<string, string> = { build: "build", ability: "fountain" };
const TREE_WISHES: Record<string, string> = { plant: "plant", "palm-to": "plant", "palm-from": "lift" };

export class Explain extends DeskExplain {
  #step(): string {
    return this.game.view.asked?.step ?? "";
  }

  #holder(cell: number): number {
    return this.game.view.city.members.findIndex((cells) => cells.includes(cell));
  }

  /** Everybody with members on some of these cells, with how many. */
  #counted(cells: number[] = []): string[] {
    return this.game.view.city.members.flatMap((own, seat) => {
      const count = own.filter((cell) => cells.includes(cell)).length;
      return count ? [t("others-many", { name: this.game.name(seat), count })] : [];
    });
  }

  /** A fountain that a member would stand at. */
  #beside(cell: number): string {
    const built = this.game.view.city.fountains[cell];
    return built
      ? t("page-x-beside-one", { cell: this.game.words.cell(cell), value: built.value })
      : t("page-x-beside-central", { value: this.game.content.data.central });
  }

  city = (): Explanation => this.part(t("page-city"));

  space = (cell: number): Explanation => {
    const { game } = this;
    const { guild, cost = 0 } = game.view.city.cells[cell] ?? {};
    if (!guild) return this.fountain(cell);
    const choice = game.onCell.get(cell);
    const holder = this.#holder(cell);
    const near = nearSpace(cell, game.view.city);
    const fountains = [...near.cells].map((one) => this.#beside(one));
    const wish = WISHES[this.#step()];
    const coins = game.desk?.coins ?? 0;
    const ahead = game.outlook(choice ?? null);
    return {
      title: t("page-x-space.title", { cell: game.words.cell(cell), guild }),
      icons: [goodIcon(guild)],
      near: [`cell:${cell}`],
      lines: [
        ...(choice?.kind === "settle"
          ? [t("page-x-purse", { from: coins, to: coins + (ahead.known ? ahead.coins : -cost) })]
          : [t("page-x-cost", { count: cost })]),
        ...(choice ? [] : [holder < 0 ? t("page-x-nobody") : t("page-stand-here", { players: game.name(holder) })]),
        ...(fountains.length && !choice ? [t("page-x-beside", { fountains: texts.list(fountains) })] : []),
        ...(near.trees.size && !choice ? [t("page-x-shade")] : []),
        ...(choice ? [] : [t("page-x-space")]),
      ],
      ...(choice ? { action: choice.action } : {}),
      wish: wish ? `${wish} ${game.words.cell(cell)}` : null,
    };
  };

  /** A fountain, the central one, or a space for one. */
  fountain = (cell: number): Explanation => {
    const { game } = this;
    const { city } = game.view;
    const name = game.words.cell(cell);
    const built = city.fountains[cell];
    const central = cell === city.centre;
    const choice = game.onCell.get(cell);
    const wish = FOUNTAIN_WISHES[this.#step()];
    const beside = this.#counted(city.beside[cell]);
    const here = beside.length ? [t("page-x-fountain-members", { players: texts.list(beside) })] : [];
    const offer = {
      ...(choice ? { action: choice.action } : {}),
      wish: wish && !central ? `${wish} ${name}` : null,
    };
    if (!built && !central)
      return {
        title: t("page-x-fountain-space.title", { cell: name }),
        lines: [...here, ...(choice ? [] : [t("page-x-fountain-space")])],
        ...offer,
      };
    const ability = built?.ability;
    return {
      title: central ? t("page-x-central.title") : t("page-x-fountain.title", { cell: name }),
      icons: ability ? [`v-a-${ability}`] : ["v-fountain"],
      lines: [
        t("page-x-fountain", { count: built?.value ?? game.content.data.central }),
        ...(central ? [t("page-x-central")] : []),
        ...(ability ? [t("page-x-ability", { ability })] : []),
        ...here,
      ],
      ...offer,
    };
  };

  tree = (tree: number): Explanation => {
    const { game } = this;
    const palm = game.view.city.palms.includes(tree);
    const choice = game.onTree.get(tree);
    const wish = TREE_WISHES[this.#step()];
    const cells = game.view.city.shade[tree] ?? [];
    const beside = this.#counted(cells);
    return {
      title: t(palm ? "page-x-palm.title" : "page-x-tree.title", { tree: game.words.tree(tree) }),
      icons: ["v-palm"],
      near: cells.map((cell) => `cell:${cell}`),
      lines: [
        t("page-x-tree-cells", { cells: texts.list(cells.map((cell) => game.words.cell(cell))) }),
        ...(beside.length ? [t("page-x-tree-members", { players: texts.list(beside) })] : []),
        ...(choice ? [] : [t(palm ? "page-x-palm" : "page-x-tree")]),
      ],
      ...(choice ? { action: choice.action } : {}),
      wish: wish ? `${wish} ${game.words.cell(tree)}` : null,
    };
  };

  /* The round boards ------------------------------------------------------------------------------------------------ */

  tower = (): Explanation => ({
    title: t("page-x-tower.title"),
    lines: [t("page-x-tower"), ...this.walk()],
  });

  step = (step: Step): Explanation => {
    const { board, planning, view } = this.game;
    const { letter, nina, rewards } = step;
    const guild = this.game.guild(step);
    const now = view.step ?? "";
    const state = planning || !now || letter > now ? "ahead" : letter < now ? "past" : "now";
    return {
      title: t("step", { letter, guild: guild ?? "oranges" }),
      ...(guild ? { icons: [goodIcon(guild)] } : {}),
      lines: [
        t("page-x-letter-state", { state }),
        ...(guild
          ? [
              t("page-x-letter-first", { guild }),
              t("page-x-letter-second", { guild }),
              t("page-x-letter-third", { third: rewards.length > 2 ? "yes" : "no" }),
            ]
          : [t("page-x-letter", { letter })]),
        ...(nina ? [t("page-x-letter-nina", { count: nina })] : []),
        ...(letter === "I"
          ? [t("page-x-board-fountain", { fountain: this.game.words.fountain(board.fountain.id) })]
          : []),
      ],
    };
  };

  /** The board of a round, counted from 1. */
  board = (round: number): Explanation => {
    const { boards, round: now } = this.game.view;
    const { guilds, fountain } = boards[round - 1]!;
    return {
      title: t("page-x-round-title", { round }),
      icons: guilds.map(goodIcon),
      lines: [
        t("page-x-board-state", { state: round < now ? "past" : round === now ? "now" : "ahead" }),
        ...this.game.steps.flatMap(({ letter, guild }) =>
          guild === null ? [] : [t("step", { letter, guild: guilds[guild]! })],
        ),
        t("page-x-board-fountain", { fountain: this.game.words.fountain(fountain.id) }),
      ],
    };
  };

  override round(): Explanation {
    const { title, lines } = super.round();
    return { title, lines: [t("page-x-round"), ...lines] };
  }

  /* The council ----------------------------------------------------------------------------------------------------- */

  council = (): Explanation => {
    const { game } = this;
    const members = game.order.flatMap((seat) => {
      const { council } = game.view.desks[seat]!;
      return council ? [t("others-many", { name: game.name(seat), count: council })] : [];
    });
    return {
      title: t("council-title"),
      lines: [t("page-x-council"), ...(members.length ? [texts.list(members)] : []), ...this.walk()],
    };
  };

  office = (place: Office): Explanation => {
    const { game } = this;
    const { seat, supporter } = game.view.council[place];
    const choice = game.onOffice.get(place as Guild);
    const seated = [seat, supporter].flatMap((one) => (one === null ? [] : [game.name(one)]));
    const letters = game.steps.flatMap((step) => (game.guild(step) === place ? [step.letter] : []));
    const guild = place in game.view.supply;
    return {
      title: t("page-x-office.title", { place }),
      icons: [officeIcon(place)],
      lines: [
        seated.length ? t("page-stand-here", { players: texts.list(seated) }) : t("page-x-nobody"),
        ...(supporter === null ? [] : [t("page-x-support")]),
        guild ? t("page-x-office-guild", { letters: texts.list(letters) || "none" }) : t("page-x-office", { place }),
        ...(guild ? [t("page-x-good-left", { number: game.view.supply[place as Guild] })] : []),
      ],
      ...(choice ? { action: choice.action } : {}),
      wish: this.#step() === "support" && guild ? `support ${place}` : null,
    };
  };
}
