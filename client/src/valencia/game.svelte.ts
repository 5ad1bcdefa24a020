/** Valencia at its table: choices by what they are about, and all that its screen tells the shell. */
import type { Explanation } from "../lib/explains";
import type { Table } from "../lib/table.svelte";
import { t } from "../lib/texts.svelte";
import type { LegalAction, Outcome } from "../lib/types";
import {
  type Button,
  type Choice as Chosen,
  type Deed,
  Game,
  type Goal,
  type Sign,
  type Stage,
  useGame,
} from "../table/game.svelte";
import type { Move } from "../table/motion";
import type { Tab } from "../table/screen";
import { button, doing, hint, lead, pick } from "./buttons";
import { type Choice, type Content, GUILDS, read } from "./content";
import { roman } from "./draft";
import { goals, tie } from "./ending";
import { Explain } from "./explain";
import { eventIcon, goodIcon, standingIcon } from "./icons";
import { type Marks, marks, place } from "./marks";
import { moves } from "./motion";
import { type Outlook, outlook } from "./outlook";
import { Plan } from "./plan.svelte";
import { ranked, stages } from "./stages";
import { cuts, gist, headline, meaning, share } from "./turns";
import type { Desk, Guild, Step, ValencianEvent, ValencianView } from "./types";
import { ValencianWords } from "./words";

const byField = <K extends keyof Choice>(choices: Choice[], field: K): Map<NonNullable<Choice[K]>, Choice> =>
  new Map(choices.filter((c) => c[field] !== null).map((c) => [c[field] as NonNullable<Choice[K]>, c]));

/** What the words of a choice say of what comes of it. */
const OBVIOUS = [
  "passed",
  "stack-revealed",
  "privilege-used",
  "settled",
  "palm-planted",
  "fountain-built",
  "member-moved",
];
/** Choices of which nothing is known before the next question, or of which nothing comes. */
const AFTER = ["draw", "fountain", "lift", "move-from", "pass", "skip"];

export class Valencia extends Game<ValencianView, Choice, Outlook, Marks> {
  readonly words: ValencianWords;
  readonly explain: Explain;
  /** What is arranged before it is sent. */
  readonly plan: Plan;
  /** The choices by what they are made on. */
  readonly onCell = $derived(byField([...this.instead, ...this.choices], "cell"));
  readonly onTree = $derived(byField([...this.instead, ...this.choices], "tree"));
  readonly onStack = $derived(
    byField(
      this.choices.filter((c) => c.kind === "reveal"),
      "stack",
    ),
  );
  readonly onGood = $derived(byField(this.choices, "good"));
  readonly onMission = $derived(byField(this.choices, "mission"));
  readonly onOffice = $derived(byField(this.choices, "guild"));
  readonly onCard = $derived(byField(this.choices, "card"));

  constructor(
    table: Table,
    readonly content: Content,
  ) {
    super(table);
    this.words = new ValencianWords(content, (seat) => this.name(seat));
    this.explain = new Explain(this);
    this.plan = new Plan(this);
  }

  get desk(): Desk | null {
    return this.seat === null ? null : (this.view.desks[this.seat] ?? null);
  }

  /** The steps of a round, and the board of this one. */
  get steps(): Step[] {
    return this.content.data.steps.filter(({ players }) => players === this.view.players);
  }

  get board(): ValencianView["boards"][number] {
    return this.view.boards[Math.max(this.view.round, 1) - 1]!;
  }

  /** The guild of a step in this round, if it has one. */
  guild({ guild }: Step): Guild | null {
    return guild === null ? null : this.board.guilds[guild]!;
  }

  /** While all plan in secret; before the first round the missions are chosen so. */
  get planning(): boolean {
    return this.view.asked?.step === "plan";
  }

  /** Who stands where in the auction, Nina as -1; so far, until all have revealed or passed. */
  get ranks(): number[] {
    return this.view.auction?.so_far ?? [];
  }

  /** Of those who have shown nothing: who is still to act, in turn, and who has passed. */
  get bidders(): { waiting: number[]; passed: number[] } {
    const quiet = (seat: number): boolean => !this.ranks.includes(seat);
    const queue = this.view.auction?.queue ?? [];
    return {
      waiting: queue.filter(quiet),
      passed: this.order.filter((seat) => quiet(seat) && !queue.includes(seat)),
    };
  }

  /** What somebody in an auction is called, Nina among them. */
  bidder(seat: number): string {
    return seat < 0 ? t("nina") : this.name(seat);
  }

  /** What a stack that lies open counts. */
  shows(seat: number): number {
    const { nina = [], sums = {} } = this.view.auction ?? {};
    return seat < 0 ? this.words.total(nina) : (sums[seat] ?? 0);
  }

  /** While all decide in secret. */
  get secret(): boolean {
    return this.planning || this.view.asked?.step === "choose-missions";
  }

  /** What a stack would count now. */
  bid(stack: number): number {
    return this.desk?.bids?.[stack]?.sum ?? this.plan.sum(this.desk?.own_stacks?.[stack] ?? []);
  }

  override pick = (choice: Chosen | undefined): void => {
    if (choice) pick(this, choice);
  };

  override get deeds(): Deed[] {
    return this.plan.deeds;
  }

  override get together(): number {
    return this.plan.together;
  }

  override get hint(): string {
    return hint(this) || ranked(this);
  }

  override read(legal: LegalAction): Choice {
    return read(legal, this.words.book);
  }

  override outlook(choice: Choice | null): Outlook {
    return outlook(choice, this.table.seat ?? -1);
  }

  override marks(events: ValencianEvent[]): Marks {
    return marks(events);
  }

  override button(choice: Choice): Button | null {
    return button(this, choice);
  }

  override doing(choice: Choice): string {
    return doing(this, choice);
  }

  override lead(choices: Choice[]): string {
    return lead(this, choices);
  }

  override moves(events: ValencianEvent[]): Move[] {
    return moves(events, (seat) => this.colour(seat));
  }

  override icon(event: ValencianEvent): string | null {
    return eventIcon(event);
  }

  override place(event: ValencianEvent): string | null {
    return place(event);
  }

  override stands(key: string): string {
    return standingIcon(key, (id) => this.content.mission(id));
  }

  override gist(events: ValencianEvent[]): Sign[] {
    return gist(this, events);
  }

  override meaning(events: ValencianEvent[]): Sign[] {
    return meaning(this, events);
  }

  override share(events: ValencianEvent[]): number {
    return share(events);
  }

  override cuts(event: ValencianEvent): boolean {
    return cuts(event);
  }

  override get house(): Sign {
    return { icon: "v-cards", text: t("page-auction") };
  }

  override headline(told: ValencianEvent[]): ValencianEvent | undefined {
    return headline(told);
  }

  override get holdings(): Sign[] {
    const { desk } = this;
    if (!desk) return [];
    return [
      { icon: "v-coin", text: String(desk.coins ?? 0) },
      ...GUILDS.map((good) => ({ icon: goodIcon(good), text: String(desk.goods?.[good] ?? 0) })),
      { icon: "v-privilege", text: String(desk.privileges) },
    ];
  }

  override obvious(event: ValencianEvent): boolean {
    // Whoever has no stack left passes by themselves.
    if (event.kind === "passed") return true;
    return OBVIOUS.includes(event.kind) && (event.seat === undefined || event.seat === this.seat);
  }

  override tells(choice: Choice): Explanation | null {
    const { explain, view } = this;
    const guild = view.auction?.guild;
    if (choice.cell !== null) return explain.space(choice.cell);
    if (choice.tree !== null) return explain.tree(choice.tree);
    if (choice.kind === "reveal" && choice.stack !== null) return explain.stack(choice.stack);
    if (choice.good !== null) return explain.good(choice.good);
    if (choice.card !== null) return explain.card(choice.card);
    if (choice.mission !== null) return explain.mission(choice.mission);
    if (choice.guild !== null) return explain.office(choice.guild);
    if (choice.kind === "take-seat") return explain.office(guild ?? "merchants");
    if (choice.kind === "take-good" && guild) return explain.good(guild);
    if (choice.kind === "privilege" && this.seat !== null) return explain.privileges(this.seat);
    return choice.kind === "draw" ? explain.pile() : null;
  }

  override after(choice: Choice): string {
    return AFTER.includes(choice.kind) ? t(`page-then-${choice.kind}`) : "";
  }

  override get numeral(): string {
    if (this.view.outcome) return "";
    return this.secret ? roman(this.view.round) : (this.view.step ?? "");
  }

  override get stages(): Stage[] {
    return stages(this);
  }

  override goals(seat: number): Goal[] {
    return goals(this, seat);
  }

  override get beholds(): boolean {
    return true;
  }

  override counted(seat: number, key: string): Marks | null {
    const { cells = [], trees = [] } = this.view.desks[seat]?.counted?.[key] ?? {};
    return cells.length + trees.length ? { cells: new Set(cells), trees: new Set(trees), places: new Set() } : null;
  }

  override tie(outcome: Outcome): string {
    return tie(this, outcome);
  }

  override get own(): Tab {
    return { name: "desk", icon: "v-lock", called: "mine" };
  }

  override get tabs(): Tab[] {
    return [
      ...(this.view.auction ? [{ name: "bids", icon: "v-cards" }] : []),
      { name: "council", icon: "v-nobility" },
      { name: "rounds", icon: "v-tower" },
    ];
  }

  override get looks(): string[] {
    return ["valencia", this.view.city.small ? "small-city" : "big-city"];
  }

  /** In the order of bidding: Stefan Feld's holder first, then clockwise. */
  override get order(): number[] {
    const { players, stefan } = this.view;
    return Array.from({ length: players }, (_, k) => (stefan + k) % players);
  }

  override get onTurn(): number | null {
    return this.secret ? null : super.onTurn;
  }
}

export const useValencia = (): Valencia => useGame<Valencia>();
