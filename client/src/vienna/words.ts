/** Components, choices, questions and events in words; everything is looked up in the catalogue. */
import { capital, t, texts } from "../lib/texts.svelte";
import type { Args, Refusal } from "../lib/types";
import { cardNumber, type Choice, type Content, SPACES, spot } from "./content";
import { outlook } from "./outlook";
import type { Card, Desk, VienneseEvent, VienneseView } from "./types";

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

export class Words {
  constructor(readonly content: Content) {}

  ability(number: number): string {
    const card = this.content.card(number);
    const kind = topic(card);
    return t(`ability-${card.ability}`, kind ? { [kind]: String(card.type) } : {});
  }

  /** The ability without the numeral of its action. */
  abilityShort(number: number): string {
    return this.ability(number).replace(/^[IV]+\s*[:：]\s*/, "");
  }

  abilityAction(number: number): string {
    return /^[IV]+/.exec(this.ability(number))?.[0] ?? "";
  }

  cardArgs(number: number): Args {
    const card = this.content.card(number);
    return { card: cardNumber(number), bribe: card.bribe, info: card.info, ability: this.ability(number) };
  }

  card(number: number): string {
    return t("card-line", this.cardArgs(number));
  }

  missionArgs(id: string): Args {
    const mission = this.content.mission(id);
    const reward = [
      ...(mission.shillings ? [t("shillings", { count: mission.shillings })] : []),
      ...(mission.points ? [t("points", { count: mission.points })] : []),
    ];
    return {
      mission: id,
      flag: mission.flag,
      needs: this.needs(id),
      reward: texts.list(reward) || t("mission-reward-none"),
    };
  }

  mission(id: string): string {
    return t("mission-line", this.missionArgs(id));
  }

  needs(id: string): string {
    const { kind, needs } = this.content.mission(id);
    if (kind === "building") {
      const letter = needs[0]!;
      const index = this.content.byLetter(letter);
      return t("mission-needs-building", { building: `${spot(index)} ${this.content.building(index).short}`, letter });
    }
    const word = { seals: "seal", bribes: "bribe", information: "info" }[kind];
    const counted = [...new Set(needs)].map((need) =>
      t(`${word}.counted`, { [word]: need, count: needs.filter((n) => n === need).length }),
    );
    return t(`mission-needs-${kind}`, { list: texts.list(counted) });
  }

  /** The figure of a desk, and where it is. */
  figure({ name, building }: NonNullable<Desk["figure"]>): string {
    if (building === null) return t("desk-figure-supply", { name });
    return t("desk-figure-board", { name, building: this.content.building(building).short });
  }

  /** What is asked of a seat. */
  question(view: VienneseView, seat: number): string {
    const { asked } = view;
    const desk = view.desks[seat];
    if (!asked || !desk) return "";
    if (asked.step === "assign") return t("ask-assign", { space: this.space(view, seat) });
    const args: Args = { amount: asked.amount, count: desk.coins, card: cardNumber(asked.card) };
    if (asked.building !== null) {
      args["building"] = this.content.building(asked.building).short;
      args["flag"] = view.city.flags[asked.building]!;
    }
    if (asked.card) args["ability"] = this.ability(asked.card);
    if (asked.step === "buy-pay") args["count"] = asked.amount;
    return t(`ask-${asked.step}`, args);
  }

  /** The question without the numeral of its action, where that stands beside it. */
  questionShort(view: VienneseView, seat: number): string {
    const rest = this.question(view, seat).replace(/^\S+?\s?(?:III|IV|II|I)\s?[:：]\s*/, "");
    return capital(rest);
  }

  /** The space of the desk that gets a card now. */
  space(view: VienneseView, seat: number): string {
    return SPACES[view.desks[seat]?.assigned?.length ?? 0] ?? "IV";
  }

  /** An action by itself. */
  choice(choice: Choice, view: VienneseView): string {
    const seat = view.seat ?? 0;
    const desk = view.desks[seat]!;
    const seen = outlook(choice, seat);
    const args: Args = {};
    if (choice.building !== null) {
      const building = this.content.building(choice.building);
      Object.assign(args, { building: building.short, spot: spot(choice.building), bribe: building.colour });
    }
    if (choice.card !== null) Object.assign(args, this.cardArgs(choice.card));
    if (choice.bribe) args["bribe"] = choice.bribe;
    if (choice.info) {
      args["info"] = choice.info;
      args["area"] = this.content.area(choice.info, view.tracks.markers[choice.info] ?? 0);
    }
    if (choice.item) args["item"] = choice.item;
    if (choice.mission) Object.assign(args, this.missionArgs(choice.mission));
    switch (choice.kind) {
      case "place":
        if (!seen.known || seen.mixed) return t("page-place", args);
        args["count"] = seen.price;
        break;
      case "exchange":
        Object.assign(args, this.cardArgs(desk.drawers[choice.drawer!]!), { drawer: choice.drawer! + 1 });
        break;
      case "from-supply":
        args["supply"] = desk.supply;
        break;
      case "take-bribes":
        args["count"] = seen.bribes[choice.bribe!] ?? 0;
        break;
      case "take-shillings":
      case "accept":
        args["count"] = Math.max(0, seen.coins);
        break;
      case "deposit":
        args["count"] = choice.amount!;
        break;
      case "buy":
        if (!seen.coins) return t("page-buy", { item: t("item", args), use: t("item.use", args) });
        args["count"] = -seen.coins;
        break;
      case "pay":
        args["count"] = 1;
        break;
      case "pay-coins": {
        const unpaid = (view.asked?.step === "payday-pay" ? view.asked.amount : 0) + seen.coins;
        Object.assign(args, { count: -seen.coins, unpaid });
        if (unpaid > 0) return t("do-pay-coins-short", args);
        break;
      }
      case "decline":
        args["step"] = view.asked?.step ?? "";
        break;
      case "done":
        args["completed"] = 1;
        break;
      default:
    }
    return t(`do-${choice.kind}`, args);
  }

  /** An event as a piece of the log; null for what the screen shows anyway. */
  event(event: VienneseEvent, names: string[]): string {
    const args: Args = {};
    for (const [key, value] of Object.entries(event)) {
      if (typeof value === "string" || typeof value === "number") args[key] = value;
    }
    if (event.seat !== undefined) args["player"] = names[event.seat] ?? "";
    if (event.building !== undefined) {
      Object.assign(args, { building: this.content.building(event.building).short, spot: spot(event.building) });
    }
    if (event.origin !== undefined) {
      const board = event.origin >= 0;
      Object.assign(args, {
        source: board ? "board" : "supply",
        origin: board ? this.content.building(event.origin).short : "",
      });
    }
    if (event.card !== undefined)
      Object.assign(args, { card: cardNumber(event.card), by: event.card ? "card" : "none" });
    if (event.drawer !== undefined) {
      args["drawer"] = event.drawer + 1;
      args["replaced"] = cardNumber(event.replaced ?? 0);
      args["exchange"] = event.replaced ? "yes" : "no";
      args["ability"] = this.ability(event.card!);
    }
    if (event.cards) args["cards"] = texts.list(event.cards.map(cardNumber));
    if (event.mission !== undefined) Object.assign(args, this.missionArgs(event.mission));
    if (event.square !== undefined) {
      Object.assign(args, { square: this.content.data.squares[event.square]!.name, help: event.helped ? "yes" : "no" });
    }
    if (event.figure !== undefined) args["piece"] = event.figure ? "figure" : "agent";
    if (typeof event.space === "string") args["space"] = event.space.toUpperCase();
    if (event.kind === "marker-moved" && typeof event.space === "number") {
      Object.assign(args, {
        area: this.content.area(event.info!, event.space),
        space: event.space + 1,
        last: this.content.spaces,
      });
    }
    if (event.points !== undefined) args["count"] = event.points;
    return t(`log-${event.kind}`, args);
  }

  refusal(refusal: Refusal): string {
    const args: Args = { ...refusal.args };
    if (typeof args["building"] === "number") args["building"] = this.content.building(args["building"]).short;
    if (args["price"] !== undefined) args["count"] = args["price"];
    if (typeof args["card"] === "number") args["card"] = cardNumber(args["card"]);
    return t(refusal.id, args);
  }
}

/** Events that the screen shows anyway, or that the next one says again. */
export function quiet(event: VienneseEvent): boolean {
  return (
    ["cards-seen", "cards-ready", "card-assigned", "card-revealed", "cards-drawn"].includes(event.kind) ||
    (event.kind === "scored" && event.rule === "squares")
  );
}
