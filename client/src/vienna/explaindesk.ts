/** What lies on a desk, in words: cards, places, drawers, goods, money and missions. */
import type { Explanation } from "../lib/explains";
import { t, texts } from "../lib/texts.svelte";
import { Explain } from "../table/explain";
import { cardNumber } from "./content";
import type { Vienna } from "./game.svelte";
import { itemIcon } from "./icons";
import type { Desk, Mission } from "./types";

export class DeskExplain extends Explain<Vienna> {
  #asCard(card: number): string[] {
    const args = this.game.words.cardArgs(card);
    return [t("card-as-one", args), t("card-as-two", args), t("card-as-four", args)];
  }

  card(card: number): Explanation {
    const choice = this.game.onCard.get(card);
    const { bribe, info } = this.game.content.card(card);
    return {
      title: t("card-title", { card: cardNumber(card) }),
      icons: [`chip-${bribe}`, `i-${info}`],
      lines: this.#asCard(card),
      ...(choice ? { action: choice.action } : {}),
      wish: null,
    };
  }

  /** One of the four actions; with the card that waits there, if one does. */
  slot(space: string, card: number | undefined, done: boolean): Explanation {
    const rest =
      card === undefined
        ? space === "III"
          ? []
          : [t(done ? "page-x-slot-done" : "page-x-slot-empty")]
        : [this.game.words.card(card)];
    return { title: t("page-x-slot.title", { space }), lines: [t("page-x-slot", { space }), ...rest] };
  }

  pile(): Explanation {
    return {
      title: t("page-x-pile.title"),
      lines: [t("page-pile", { count: this.game.view.cards.pile }), t("page-x-pile")],
    };
  }

  drawer(drawer: number, card: number | undefined, own: boolean): Explanation {
    const title = t("page-x-drawer.title", { drawer: drawer + 1 });
    if (card === undefined) return { title, lines: [t("page-x-drawer-empty")] };
    const choice = own ? this.game.onDrawer.get(drawer) : undefined;
    return {
      title,
      lines: [this.game.words.ability(card), t("page-x-drawer", { card: cardNumber(card) })],
      ...(choice ? { action: choice.action } : {}),
      ...(own ? { wish: `exchange ${drawer}` } : {}),
    };
  }

  /** What one's own things could be for, so that the rules can say why not now. */
  #wish(desk: Desk, wish: string): { wish?: string } {
    return desk.seat === this.game.table.seat ? { wish } : {};
  }

  bribe(desk: Desk, bribe: string): Explanation {
    return {
      title: t("bribe.counted", { bribe, count: desk.bribes[bribe] ?? 0 }),
      icons: [`chip-${bribe}`],
      lines: [t("page-x-bribe"), ...(desk.items.includes("map") ? [t("page-x-bribe-money")] : [])],
      ...this.#wish(
        desk,
        `${{ "action-iii": "take-bribes", gain: "gain" }[this.game.view.asked?.step ?? ""] ?? "pay"} ${bribe}`,
      ),
    };
  }

  tile(desk: Desk, info: string): Explanation {
    const area = this.game.content.area(info, this.game.view.tracks.markers[info] ?? 0);
    return {
      title: t("info.counted", { info, count: desk.tiles[info] ?? 0 }),
      icons: [`i-${info}`],
      lines: [t("page-x-tile", { count: area }), t("page-x-tile-step")],
    };
  }

  agents(desk: Desk): Explanation {
    const { figure } = desk;
    return {
      title: t("page-x-agents.title"),
      icons: [`agent-${desk.colour}`],
      lines: [
        texts.parts([t("desk-supply", { count: desk.supply }), t("desk-board", { count: desk.agents.length })]),
        ...(figure ? [this.game.words.figure(figure)] : []),
        t("page-x-agents"),
        ...(figure ? [t("page-x-figure-rule"), t("page-x-figure-use", { name: figure.name })] : []),
        ...(this.game.advanced ? [texts.parts([t("desk-hires", { count: desk.hires }), t("page-x-hires")])] : []),
      ],
      ...this.#wish(desk, "from-supply"),
    };
  }

  coins(desk: Desk): Explanation {
    return {
      title: t("page-x-coins.title"),
      icons: ["o-coin"],
      lines: [t("shillings", { count: desk.coins }), t("page-x-coins")],
      ...this.#wish(desk, this.game.view.asked?.step === "action-iii" ? "take-shillings" : "pay-coins"),
    };
  }

  box(desk: Desk): Explanation {
    const item = "cash-box";
    const own = desk.items.includes(item);
    return {
      title: t("item", { item }),
      icons: [itemIcon(item)],
      lines: [
        own ? t("desk-box", { count: desk.box }) : t("page-item-not", { item: t("item", { item }) }),
        t("item.use", { item }),
        t("page-x-box"),
      ],
    };
  }

  item(desk: Desk, item: string): Explanation {
    const own = desk.items.includes(item);
    const mine = desk.seat === this.game.table.seat;
    return {
      title: t("item", { item }),
      icons: [itemIcon(item)],
      lines: [
        ...(mine ? [t(own ? "page-item-own" : "page-item-not", { item: t("item", { item }) })] : []),
        t("item.use", { item }),
        t(item === "side-table" ? "page-x-side-table" : "page-x-items"),
      ],
      ...(mine ? { wish: `buy ${item}` } : {}),
    };
  }

  override player(seat: number): Explanation {
    const { game } = this;
    const place = game.table.seats[seat];
    const desk = game.view.desks[seat]!;
    return {
      title: game.name(seat),
      icons: [`p-${desk.colour}`],
      lines: [
        texts.parts([t("page-shape", { colour: desk.colour }), t("points", { count: desk.score })]),
        t("page-x-player", { place: game.view.order.indexOf(seat) + 1, count: game.view.players }),
        ...(place?.bot ? [t("page-bot", { bot: place.bot })] : []),
      ],
    };
  }

  crest(): Explanation {
    return { title: t("page-x-crest.title"), icons: ["o-crest"], lines: [t("page-x-crest")] };
  }

  override round(): Explanation {
    const { view, advanced } = this.game;
    const { title, lines } = super.round();
    return {
      title,
      lines: [
        t("page-x-round", { version: advanced ? "advanced" : "introductory" }),
        ...(view.ending === "triggered" || view.ending === "last-round" ? [t(`state-${view.ending}`)] : []),
        ...lines,
      ],
    };
  }

  /** A mission on display, or on somebody's desk. */
  mission(id: string, desk: Desk | null): Explanation {
    const { game } = this;
    const mission = game.content.mission(id);
    const { flag } = mission;
    const args = game.words.missionArgs(id);
    const choice = game.onMission.get(id);
    const missing = !desk || desk.seat === game.desk?.seat ? game.desk?.lacks[id] : undefined;
    const lacks = missing && this.#lacks(mission, missing);
    return {
      title: `${id} ${t("flag", { flag })}`,
      icons: [`f-${flag}`],
      lines: [
        String(args["needs"]),
        t("page-x-mission-reward", { reward: String(args["reward"]) }),
        ...(lacks
          ? [lacks.length ? t("page-x-mission-lacks", { list: texts.list(lacks) }) : t("page-x-mission-met")]
          : []),
        desk ? t("page-x-mission-how", { flag }) : t("page-x-mission-accept", { flag, pile: id.charAt(0) }),
        t("page-x-mission-open"),
      ],
      ...(choice ? { action: choice.action } : {}),
      wish: game.view.asked?.step === "mission" ? `${desk ? "complete" : "accept"} ${id.toLowerCase()}` : null,
    };
  }

  /** What a desk does not have of what a mission asks for, in words. */
  #lacks({ kind, needs }: Mission, lacks: string[]): string[] {
    const { content } = this.game;
    if (kind === "building") return lacks.map((letter) => content.building(content.byLetter(letter)).short);
    const word = { seals: "seal", bribes: "bribe", information: "info" }[kind];
    return [...new Set(needs)].flatMap((need) => {
      const count = lacks.filter((lack) => lack === need).length;
      return count > 0 ? [t(`${word}.counted`, { [word]: need, count })] : [];
    });
  }

  freeMission(): Explanation {
    return { title: t("page-x-mission-free.title"), lines: [t("page-x-mission-free")] };
  }

  missions(): Explanation {
    const { pile_a: a, pile_b: b } = this.game.view.missions;
    return { title: t("page-missions"), lines: [t("page-piles", { a, b }), t("page-x-piles"), ...this.walk()] };
  }
}
