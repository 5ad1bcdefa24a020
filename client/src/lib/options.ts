/** What a table may choose and what it chose, in words: the same where it is made, in lists and at the table itself. */
import type { Args, GameOption, OptionValue } from "./types";

export type Say = (id: string, args?: Args) => string;
export type Chosen = OptionValue | readonly OptionValue[];
export type Choices = Record<string, Chosen>;

/** Whether an option means anything where the others are chosen like this. */
export const applies = (option: GameOption, chosen: Choices): boolean =>
  Object.entries(option.only ?? {}).every(([other, value]) => chosen[other] === value);

/** Whether there is anything to choose; where all values are always there, as with colours, only their order is. */
export const offered = (option: GameOption): boolean =>
  option.values.length > 1 && (!option.several || !(option.default as OptionValue[]).length);

const args = (value: OptionValue): Args => ({ value: typeof value === "boolean" ? String(value) : value });

export class Wording {
  constructor(
    private readonly say: Say,
    /** Who sits where, for options that name a seat. */
    readonly player: (seat: number) => string,
  ) {}

  name = (option: GameOption): string => this.#text(option, "name") || option.name;
  /** The expansion or the version it belongs to, if not to every game. */
  part = (option: GameOption): string => this.#text(option, "part");
  note = (option: GameOption): string => this.#text(option, "note");

  value = (option: GameOption, value: OptionValue): string =>
    this.#seat(option, value) || this.#text(option, "value", args(value)) || String(value);

  effect = (option: GameOption, value: OptionValue): string =>
    this.#text(option, "effect", { ...args(value), player: this.#seat(option, value) });

  /** What was chosen, short enough for a head or a list: what a table is called by, and what is not as usual. */
  brief(options: readonly GameOption[], chosen: Choices): string[] {
    return inForce(options, chosen)
      .filter((option) => option === options[0] || !usual(option, chosen[option.name]!))
      .filter((option) => !option.seat)
      .map((option) => this.#brief(option, chosen[option.name]!, option === options[0]));
  }

  /** What seats were given before the first card. */
  gifts = (options: readonly GameOption[], chosen: Choices): string[] =>
    inForce(options, chosen)
      .filter((option) => option.each)
      .map((option) => this.#brief(option, chosen[option.name]!, false));

  #brief(option: GameOption, chosen: Chosen, first: boolean): string {
    if (chosen === true) return this.name(option);
    const values = (Array.isArray(chosen) ? chosen : [chosen]) as OptionValue[];
    const said = option.each
      ? given(option, values)
          .map(([seat, value]) =>
            this.say("page-option-seat", { player: this.player(seat), value: this.value(option, value) }),
          )
          .join(this.say("list-separator"))
      : values.map((value) => this.value(option, value)).join(this.say("list-separator"));
    return first ? said : this.say("page-option-value", { name: this.name(option), value: said });
  }

  #seat(option: GameOption, value: OptionValue): string {
    return option.seat && value !== option.default ? this.player(Number(value) - 1) : "";
  }

  /** A part of what the game says of an option, or nothing where it says nothing. */
  #text(option: GameOption, part: string, given: Args = {}): string {
    const id = `option-${option.name.replaceAll("_", "-")}.${part}`;
    const text = this.say(id, given);
    return text === id ? "" : text;
  }
}

/** Which seats an option gives something to, and what. */
export const given = (option: GameOption, values: Chosen | undefined): [number, OptionValue][] =>
  Array.isArray(values)
    ? values.flatMap((value: OptionValue, seat): [number, OptionValue][] =>
        value === option.values[0] ? [] : [[seat, value]],
      )
    : [];

/** The options that mean something at a table, in the game's order. */
export const inForce = (options: readonly GameOption[], chosen: Choices): GameOption[] =>
  options.filter((option) => offered(option) && option.name in chosen && applies(option, chosen));

export const usual = (option: GameOption, chosen: Chosen): boolean => String(chosen) === String(option.default);
