/** Where somebody is in a lesson, and whether what they do is what it waits for. */
import type { Course, Step } from "../lib/lessons";
import { t } from "../lib/texts.svelte";
import type { Game } from "../table/game.svelte";

/** How long a reason stays, and how long somebody is shown a thing before it is done. */
const HINT = 6000;
const SHOW = 1400;
/** After so many wrong clicks the lesson offers to show it. */
const PATIENCE = 2;

export class Coach {
  at = $state(0);
  /** Why the last click led nowhere. */
  hint = $state("");
  wrongs = $state(0);
  /** How often the thing was pointed at anew. */
  pulses = $state(0);
  showing = $state(false);
  #fading = 0;
  #shows = 0;
  #refused: unknown = null;
  /** How many actions of the learner lie before each step, and before the end. */
  readonly #before: number[];

  constructor(
    readonly game: Game,
    readonly course: Course,
    at: number,
  ) {
    let sum = course.before;
    this.#before = course.steps.map(({ do: deeds = [] }) => (sum += deeds.length) - deeds.length).concat(sum);
    this.at = at;
  }

  readonly count = $derived.by(() => this.course.steps.length);
  readonly over = $derived.by(() => this.at >= this.count);
  readonly step = $derived.by<Step | null>(() => this.course.steps[this.at] ?? null);
  /** How many actions the learner has done; what was taken back is not done. */
  readonly #own = $derived.by(() =>
    this.game.table.log.reduce((sum, entry) => {
      if (entry.kind === "action" && entry.seat === 0) return sum + 1;
      return entry.kind === "undone" && entry.seat === 0 ? sum - entry.count : sum;
    }, 0),
  );
  /** What is still to be done in this step. */
  readonly rest = $derived.by(() => (this.step?.do ?? []).slice(Math.max(0, this.#own - this.#before[this.at]!)));
  readonly expected = $derived<string | null>(this.rest[0] ?? null);
  readonly begun = $derived.by(() => (this.step?.do?.length ?? 0) > this.rest.length);
  /** Others play, or what they did is shown. */
  readonly watching = $derived.by(() => !this.over && (this.game.table.held || !this.game.asked));
  /** What was chosen waits for a word. */
  readonly pressing = $derived.by(() => {
    const { selected, staged } = this.game.table;
    return this.expected !== null && (selected === this.expected || (this.begun && staged?.action === this.expected));
  });
  readonly stuck = $derived(this.wrongs >= PATIENCE);

  /** Goes where the game is: on after what was done, back after what was taken back. */
  follow = (): void => {
    const own = this.#own;
    let at = this.at;
    while (at > 0 && own < this.#before[at]!) at -= 1;
    while (at < this.count && this.course.steps[at]!.do && own >= this.#before[at + 1]!) at += 1;
    this.#go(at);
  };

  #go(at: number): void {
    if (at === this.at) return;
    this.at = at;
    this.wrongs = 0;
    this.#settle();
  }

  #settle(): void {
    clearTimeout(this.#fading);
    this.hint = "";
  }

  /** Whether these actions are what the lesson waits for; if not it says why. */
  guard = (actions: string[]): boolean => {
    if (this.over) return true;
    if (!this.step?.do) this.wrong(t("coach-read", { button: t("coach-next") }));
    else if (!actions.length) this.wrong(t("why-not-now"));
    else if (actions.length > 1 ? alike(actions, this.rest) : actions[0] === this.expected) {
      this.#settle();
      return true;
    } else if (actions[0] && this.step.same?.includes(actions[0])) this.game.table.pick(this.expected!);
    else this.wrong(this.#reason());
    return false;
  };

  #reason(): string {
    const own = `lesson-${this.course.lesson}-${this.step!.id}.wrong`;
    const said = t(own);
    return said === own ? t("coach-not-now") : said;
  }

  wrong(reason: string): void {
    this.#settle();
    this.hint = reason;
    this.wrongs += 1;
    this.pulses += 1;
    this.#fading = setTimeout(() => (this.hint = ""), HINT);
  }

  /** What the rules say of something that is not offered is a reason, too. */
  hear(): void {
    const { refusal } = this.game.table;
    if (refusal && refusal !== this.#refused && !this.over) this.wrong(this.game.words.refusal(refusal));
    this.#refused = refusal;
  }

  next = (): void => {
    if (!this.over && !this.step?.do) this.#go(this.at + 1);
    this.follow();
  };

  /** Does what the step waits for. */
  skip = (): void => {
    if (!this.step?.do) return this.next();
    if (this.rest.length > 1) this.game.table.follow(this.rest);
    else if (this.expected) this.game.table.act(this.expected);
  };

  show = (): void => {
    if (this.showing || !this.expected) return;
    const at = this.at;
    this.showing = true;
    this.pulses += 1;
    this.game.table.look(this.expected);
    this.#shows = setTimeout(() => {
      this.showing = false;
      if (this.at === at) this.skip();
    }, SHOW);
  };

  /** One step back where nothing has to be dealt anew for it; otherwise the step to begin at. */
  back(): number | null {
    const { table } = this.game;
    if (this.begun && table.undoable) table.undo(1);
    else if (this.at > 0) {
      const before = this.course.steps[this.at - 1]!;
      if (!before.do) this.#go(this.at - 1);
      else if (table.undoable >= before.do.length && !table.held) table.undo(before.do.length);
      else return this.at - 1;
    }
    return null;
  }

  close = (): void => {
    clearTimeout(this.#fading);
    clearTimeout(this.#shows);
  };
}

/** Whether two plans come to the same: which stack is called the first makes no difference. */
function alike(one: string[], other: string[]): boolean {
  const plain = (actions: string[]): string => {
    const names = new Map<string, number>();
    return actions
      .map((action) => {
        const [kind, where] = action.split(" ");
        if (kind !== "put" || where === undefined) return action;
        if (!names.has(where)) names.set(where, names.size);
        return `put ${names.get(where)}`;
      })
      .join();
  };
  return plain(one) === plain(other);
}
