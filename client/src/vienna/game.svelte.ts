/** Vienna at its table: choices by what they are about, and all that its screen tells the shell. */
import type { Explanation } from "../lib/explains";
import type { Table } from "../lib/table.svelte";
import { t, texts } from "../lib/texts.svelte";
import type { LegalAction } from "../lib/types";
import { type Button, Game, type Sign, useGame } from "../table/game.svelte";
import type { Move } from "../table/motion";
import type { Tab } from "../table/screen";
import { button, lead } from "./buttons";
import { BRIBES, type Choice, type Content, INFOS, read } from "./content";
import { Explain } from "./explain";
import { eventIcon } from "./icons";
import { type Marks, marks, place } from "./marks";
import { moves } from "./motion";
import { type Outlook, outlook } from "./outlook";
import { middle } from "./scoretrack";
import { beat, gist, meaning } from "./turns";
import type { Desk, VienneseEvent, VienneseView } from "./types";
import { VienneseWords } from "./words";

export class Vienna extends Game<VienneseView, Choice, Outlook, Marks> {
  readonly words: VienneseWords;
  readonly explain: Explain;
  override readonly beats = 4;
  readonly onMap = $derived(
    new Map(
      [...this.instead, ...this.onward, ...this.choices].flatMap((c) => (c.building === null ? [] : [[c.building, c]])),
    ),
  );
  readonly onCard = $derived(new Map(this.choices.filter((c) => c.card !== null).map((c) => [c.card!, c])));
  readonly onDrawer = $derived(new Map(this.choices.filter((c) => c.drawer !== null).map((c) => [c.drawer!, c])));
  readonly onMission = $derived(new Map(this.choices.filter((c) => c.mission !== null).map((c) => [c.mission!, c])));
  readonly onInfo = $derived(new Map(this.choices.filter((c) => c.info !== null).map((c) => [c.info!, c])));

  /** The drawer that is exchanged where a house is chosen at once. */
  readonly leaving = $derived.by(() => {
    const { first } = this.table;
    return first && this.onward.some((c) => c.building !== null) ? this.read(first).drawer : null;
  });

  /** The house under the pointer or the focus, whether it may be chosen or not. */
  looked = $state<number | null>(null);

  constructor(
    table: Table,
    readonly content: Content,
  ) {
    super(table);
    this.words = new VienneseWords(content);
    this.explain = new Explain(this);
  }

  get advanced(): boolean {
    return this.view.options["version"] === "advanced";
  }

  get desk(): Desk | null {
    return this.seat === null ? null : (this.view.desks[this.seat] ?? null);
  }

  override read(legal: LegalAction): Choice {
    return read(legal, this.content);
  }

  override outlook(choice: Choice | null): Outlook {
    return outlook(choice, this.table.seat ?? -1);
  }

  override marks(events: VienneseEvent[]): Marks {
    return marks(events);
  }

  override button(choice: Choice): Button | null {
    return button(this, choice);
  }

  override lead(choices: Choice[]): string {
    return lead(this, choices);
  }

  override moves(events: VienneseEvent[]): Move[] {
    return moves(events, {
      colour: (seat) => this.colour(seat),
      drawer: (seat, card) => this.view.desks[seat]?.drawers.indexOf(card) ?? -1,
    });
  }

  override icon(event: VienneseEvent): string | null {
    return eventIcon(event);
  }

  override place(event: VienneseEvent): string | null {
    return place(event);
  }

  override gist(events: VienneseEvent[]): Sign[] {
    return gist(this, events);
  }

  override beat(event: VienneseEvent): number {
    return beat(event);
  }

  override meaning(events: VienneseEvent[]): Sign[] {
    return meaning(this, events);
  }

  override get holdings(): Sign[] {
    const { desk } = this;
    if (!desk) return [];
    const sign = (icon: string, count: number | undefined): Sign => ({ icon, text: String(count ?? 0) });
    return [
      ...BRIBES.map((bribe) => sign(`chip-${bribe}`, desk.bribes[bribe])),
      ...INFOS.map((info) => sign(`i-${info}`, desk.tiles[info])),
      ...(this.advanced ? [sign("o-coin", desk.coins)] : []),
    ];
  }

  override obvious(event: VienneseEvent): boolean {
    return event.kind === "agent-placed" && event.origin === -1;
  }

  override tells(choice: Choice): Explanation | null {
    const { explain, desk } = this;
    if (choice.building !== null) return explain.building(choice.building);
    if (choice.card !== null) return explain.card(choice.card);
    if (choice.info !== null) return explain.track(choice.info);
    if (choice.item !== null && desk) return explain.item(desk, choice.item);
    if (choice.mission !== null) return explain.mission(choice.mission, choice.kind === "complete" ? desk : null);
    if (choice.drawer !== null) return explain.drawer(choice.drawer, desk?.drawers[choice.drawer], true);
    return null;
  }

  override after(choice: Choice): string {
    return choice.building === null ? "" : t(`page-then-${choice.kind}`);
  }

  override get numeral(): string {
    return this.asked || this.view.asked?.step !== "assign" ? (this.view.asked?.action ?? "") : "";
  }

  override get hint(): string {
    const { asked, ending } = this.view;
    if (asked?.step === "exchange" && this.asked) {
      const drawer = this.leaving === null ? null : this.leaving + 1;
      if (drawer !== null && this.onward.some((c) => c.action === this.table.selected))
        return t("page-x-drawer.title", { drawer });
      const onward = drawer === null ? [] : [t("page-exchange-onward", { drawer })];
      return texts.parts([this.words.ability(asked.card), ...onward]);
    }
    if (asked?.step === "assign" && this.asked) return t("ask-assign.note", { space: this.numeral });
    return ending === "triggered" || ending === "last-round" ? t(`state-${ending}`) : "";
  }

  override get tabs(): Tab[] {
    const missions = this.advanced ? [{ name: "missions", icon: "u-mission" }] : [];
    return [{ name: "house", icon: "u-house" }, ...missions];
  }

  override get looks(): string[] {
    return ["vienna", this.advanced ? "advanced" : "introductory"];
  }

  override get order(): number[] {
    return this.view.order;
  }

  override get onTurn(): number | null {
    return this.view.asked?.step === "assign" ? null : super.onTurn;
  }

  override scoreAt(points: number): { x: number; y: number } {
    return middle(points);
  }
}

export const useVienna = (): Vienna => useGame<Vienna>();
