/** What lies behind a screen and before it, in words: cards, stacks, goods, coins, missions, privileges and members. */
import type { Explanation } from "../lib/explains";
import { t, texts } from "../lib/texts.svelte";
import type { Args } from "../lib/types";
import { Explain } from "../table/explain";
import { coming, compared } from "./compare";
import { roman } from "./draft";
import type { Valencia } from "./game.svelte";
import { cardSign, goodIcon } from "./icons";
import type { Guild } from "./types";

const WAREHOUSES = ["warehouse-wine", "warehouse-oranges"];

export class DeskExplain extends Explain<Valencia> {
  /** So many cards of each kind, from the lowest on. */
  protected cards(counts: Record<string, number>): string {
    const { words } = this.game;
    const kinds = Object.entries(counts).filter(([, count]) => count > 0);
    return texts.list(
      kinds
        .sort(([a], [b]) => words.value(a) - words.value(b))
        .map(([card, count]) => t("others-many", { name: words.card(card), count })),
    );
  }

  #use(card: string): string {
    const { goods } = this.game.content.data;
    const args: Args = {
      card,
      count: goods.savings[0] ?? 0,
      good: goods.warehouses[WAREHOUSES.indexOf(card)] ?? "wine",
    };
    return t("card.use", args);
  }

  card = (card: string): Explanation => {
    const choice = this.game.onCard.get(card);
    const asked = this.game.view.asked?.step;
    return {
      title: t("card-title", { card }),
      icons: ["v-cards"],
      lines: [this.#use(card)],
      ...(choice ? { action: choice.action } : {}),
      wish: asked === "take-back" || asked === "retrieve" ? `${asked} ${card}` : null,
      handled: this.game.plan.open,
    };
  };

  /** What a rank brings in this auction. */
  #brings = (rank: number): string => {
    const { auction } = this.game.view;
    const gives = auction?.rewards?.[rank - 1] ?? [];
    if (!gives.length) return t("page-x-rank-nothing", { rank });
    const what = gives.map((reward) =>
      t("page-reward", { reward: reward.includes("|") ? "either" : reward, good: auction?.guild ?? "oranges" }),
    );
    return t("log-line", { player: t("page-rank", { rank }), what: texts.list(what) });
  };

  /** One of the own stacks; those that are special say what they do. */
  stack = (stack: number): Explanation => {
    const { game } = this;
    const cards = [...(game.plan.stacks[stack] ?? [])];
    const bid = game.desk?.bids?.[stack];
    const choice = game.onStack.get(stack);
    const special = [...new Set(cards)].filter((card) => cardSign(card));
    return {
      title: t("page-x-stack.title", { stack: roman(stack + 1) }),
      icons: ["v-cards"],
      lines: [
        // What may be chosen says its cards and its sum by itself.
        ...(choice
          ? []
          : [t("auction-sum", { cards: this.game.words.cards(cards), sum: bid?.sum ?? game.words.total(cards) })]),
        ...(bid ? [t("page-x-rank-now", { rank: bid.rank })] : []),
        ...Object.entries(bid?.chances ?? {}).map(([rank, chance]) =>
          t("page-x-chance", { rank: Number(rank), percent: Math.round(chance * 100) }),
        ),
        ...(bid
          ? [...new Set([bid.rank, ...Object.keys(bid.chances ?? {}).map(Number)])].sort().map(this.#brings)
          : []),
        ...(choice ? coming(game) : []),
        ...special.map((card) => t("log-line", { player: t("card", { card }), what: this.#use(card) })),
        ...(game.planning ? compared(game.plan, cards) : []),
        ...(choice ? [] : [t("page-x-stack")]),
        ...(game.plan.open ? [t("page-x-stack-number")] : []),
      ],
      ...(choice ? { action: choice.action } : {}),
      wish: game.view.asked?.step === "bid" ? `reveal ${stack}` : null,
      handled: game.plan.open,
    };
  };

  pile = (): Explanation => {
    const { desk, planning } = this.game;
    const draw = this.game.choices.find(({ kind }) => kind === "draw");
    const left = desk?.left;
    return {
      title: t("page-x-pile.title"),
      icons: ["v-cards"],
      lines: [
        t("screen-pile-line", { count: desk?.pile ?? 0, cards: left ? this.cards(left) : "" }),
        ...(desk?.under?.length ? [t("page-x-pile-under", { cards: this.game.words.cards(desk.under) })] : []),
        t("page-x-pile"),
      ],
      ...(draw ? { action: draw.action } : {}),
      wish: planning ? "draw" : null,
    };
  };

  good = (good: Guild): Explanation => {
    const { game } = this;
    const step = game.view.asked?.step ?? "";
    const choice = game.onGood.get(good);
    const wish = step === "sell" || step === "sell-one" ? "sell" : step === "upgrade" ? "upgrade" : null;
    return {
      title: t("page-x-good.title", { guild: good }),
      icons: [goodIcon(good)],
      lines: [
        t("page-x-good-price", { good, count: game.content.price(good) }),
        texts.parts([
          ...(game.desk?.goods ? [t("page-x-good-own", { number: game.desk.goods[good] })] : []),
          t("page-x-good-left", { number: game.view.supply[good] }),
        ]),
        ...(choice ? [] : [t("page-x-good")]),
      ],
      ...(choice ? { action: choice.action } : {}),
      wish: wish && `${wish} ${good}`,
    };
  };

  coins = (): Explanation => ({
    title: t("page-x-coins.title"),
    icons: ["v-coin"],
    lines: [t("coins", { count: this.game.desk?.coins ?? 0 }), t("page-x-coins")],
  });

  mission = (id: string): Explanation => {
    const { game } = this;
    const { kind, points, failure } = game.content.mission(id);
    const stands = game.desk?.standing?.[id];
    const offered = game.choices.filter(({ mission }) => mission === id);
    const keep = offered.find((choice) => choice.kind === "keep") ?? offered[0];
    return {
      title: game.words.needs(id, game.view.players),
      icons: [`v-m-${kind}`],
      lines: [
        failure ? t("page-x-mission", { points, failed: failure }) : t("page-x-mission-formula"),
        ...this.#progress(stands),
        t("page-x-mission-end"),
      ],
      ...(keep ? { action: keep.action } : {}),
      handled: game.plan.offered.includes(id),
    };
  };

  #progress(stands: { points: number | null; have?: number; need?: number } | undefined): string[] {
    if (!stands) return [];
    const { points, have, need } = stands;
    return [
      ...(need ? [t("page-x-mission-have", { have: have ?? 0, need })] : []),
      points === null ? t("page-x-mission-secret") : t("page-x-mission-now", { count: points }),
    ];
  }

  /* What everybody sees of a player --------------------------------------------------------------------------------- */

  privileges = (seat: number): Explanation => {
    const { game } = this;
    const choice = seat === game.seat ? game.choices.find(({ kind }) => kind === "privilege") : undefined;
    return {
      title: t("screen-privileges", { count: game.view.desks[seat]!.privileges }),
      icons: ["v-privilege"],
      lines: [t("page-x-privilege"), t("page-x-privilege-left")],
      ...(choice ? { action: choice.action } : {}),
      ...(seat === game.table.seat ? { wish: "privilege" } : {}),
    };
  };

  members = (seat: number): Explanation => {
    const { view } = this.game;
    const { members, council } = view.desks[seat]!;
    return {
      title: t("page-x-members.title"),
      icons: ["v-member"],
      lines: [
        t("page-x-members-where", { city: view.city.members[seat]?.length ?? 0, council, supply: members }),
        t("page-x-members"),
      ],
    };
  };

  missionsOf = (seat: number): Explanation => ({
    title: t("page-x-missions.title"),
    icons: ["v-mission"],
    lines: [t("page-x-missions", { count: this.game.view.desks[seat]!.missions }), t("page-x-missions-secret")],
  });

  stacksOf = (seat: number): Explanation => {
    const { stacks, ready } = this.game.view.desks[seat]!;
    const plans = this.game.planning;
    return {
      title: t("page-x-stacks.title"),
      icons: ["v-cards"],
      lines: [
        plans
          ? t("page-x-stacks-planning", { ready: ready ? "yes" : "no" })
          : t("log-planned", { count: stacks.length, sizes: texts.list(stacks.map(String)) }),
        t("page-x-stacks"),
      ],
    };
  };

  /** What somebody has revealed in this auction, or why there is nothing of it. */
  shown = (seat: number): Explanation => {
    const { auction } = this.game.view;
    const cards = auction?.revealed[seat];
    const rank = this.game.ranks.indexOf(seat) + 1;
    return {
      title: t("page-x-shown.title"),
      icons: ["v-cards"],
      lines: cards
        ? [
            t("auction-sum", { cards: this.game.words.cards(cards), sum: auction?.sums[seat] ?? 0 }),
            ...(rank ? [t(auction?.ranks.length ? "page-x-rank" : "page-x-rank-so-far", { rank })] : []),
            t("page-x-shown"),
          ]
        : [t(auction?.queue.includes(seat) ? "page-x-shown-waits" : "page-x-shown-passed")],
    };
  };

  unseen = (seat: number): Explanation => {
    const { unseen } = this.game.view.desks[seat]!;
    return {
      title: t("page-x-unseen.title"),
      icons: ["v-cards"],
      lines: [...(unseen ? [this.cards(unseen)] : []), t("page-x-unseen")],
    };
  };

  pileOf = (seat: number): Explanation => {
    const { pile, under } = this.game.view.desks[seat]!;
    return {
      title: t("page-x-pile.title"),
      icons: ["v-cards"],
      lines: [
        t("page-x-pile-of", { number: pile }),
        ...(under.length ? [t("page-x-pile-under", { cards: this.game.words.cards(under) })] : []),
        t("page-x-pile"),
      ],
    };
  };

  nina = (): Explanation => {
    const { nina, nina_pile } = this.game.view;
    return {
      title: t("nina"),
      icons: ["v-cards"],
      lines: [
        t("page-x-nina-pile", { number: nina?.pile ?? nina_pile ?? 0 }),
        ...(nina?.unseen ? [t("page-x-nina-unseen", { cards: this.cards(nina.unseen) })] : []),
        t("page-x-nina"),
        t("page-x-nina-ties"),
      ],
    };
  };

  stefan = (): Explanation => ({
    title: t("stefan"),
    icons: ["v-stefan"],
    lines: [t("state-stefan", { player: this.game.name(this.game.view.stefan) }), t("page-x-stefan")],
  });

  /** The points if the game ended now, rule by rule. */
  standing = (): Explanation => {
    const { desk, view } = this.game;
    const stands = Object.entries(desk?.standing ?? {});
    return {
      title: t("page-x-standing.title"),
      icons: ["o-point"],
      lines: [
        t("page-x-standing-score", { count: desk?.score ?? 0 }),
        ...stands.map(([key, { points }]) =>
          t("log-line", {
            player: this.game.words.standing(key, view.players),
            what: points === null ? t("page-x-mission-secret") : t("points", { count: points }),
          }),
        ),
        t("page-x-standing"),
      ],
    };
  };

  override player(seat: number): Explanation {
    const { game } = this;
    const place = game.table.seats[seat];
    const desk = game.view.desks[seat]!;
    const queue = game.view.auction?.queue ?? [];
    // Who has revealed or passed was before them.
    const done = game.view.players - queue.length;
    return {
      title: game.name(seat),
      icons: [`p-${desk.colour}`],
      lines: [
        texts.parts([t("page-shape", { colour: desk.colour }), t("points", { count: desk.score })]),
        ...(queue.includes(seat) ? [t("page-x-player", { place: done + queue.indexOf(seat) + 1 })] : []),
        ...(place?.bot ? [t("page-bot", { bot: place.bot })] : []),
      ],
    };
  }
}
