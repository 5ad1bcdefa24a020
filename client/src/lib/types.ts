/** What travels on the wire (protocol 2). The client knows these shapes and no rule. */
import type { Clock, Clocks, Zero } from "./clocks";

export type Args = Record<string, string | number>;

export interface Me {
  id: string;
  name: string;
  lang: string;
}

export type OptionValue = string | number | boolean;

export interface GameOption {
  name: string;
  values: OptionValue[];
  default: OptionValue | OptionValue[];
  /** Whether several values are chosen together. */
  several?: boolean;
  /** Whether each seat has a value of its own, in turn. */
  each?: boolean;
  /** Whether a value other than the default is a seat of the table, counted from 1. */
  seat?: boolean;
  /** What other options must be for this one to mean anything. */
  only?: Record<string, OptionValue>;
}

/** How often the first player won at tables like this, in percent, as it was measured. */
export interface Edge {
  players: number;
  options: Record<string, OptionValue | OptionValue[]>;
  games: number;
  share: number;
  fair: number;
}

export interface GameInfo {
  name: string;
  players: number[];
  options: GameOption[];
  bots: string[];
  /** The colours of the seats in turn. */
  colours: string[];
  edges: Edge[];
  /** The digest of its component tables, and whether they are the owner's of the house. */
  content: string;
  own: boolean;
}

export type SeatKind = "open" | "person" | "bot";

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string | null;
  bot: string | null;
  online?: boolean;
  /** Since when its person is away, in seconds. */
  away?: number | null;
  yours?: boolean;
  host?: boolean;
  /** Who asks to sit down here in a running game, and whether one's own word on that is awaited. */
  asks?: string | null;
  answer?: boolean;
  /** Whether a substitute is looked for, and a bot plays until then. */
  wanted?: boolean;
}

/** A table to which a friend invites the reader. */
export interface Invitation {
  by: string;
  at: number;
  table: Summary;
}

/** The tables of the lobby; `older` is what to ask with for those of one's own that came before. */
export interface Tables {
  open: Summary[];
  yours: Summary[];
  older: string | null;
  invited: Invitation[];
  /** How many people ask to be a friend of the reader. */
  asks: number;
  announcement: Announcement | null;
}

export type Phase = "gathering" | "playing" | "over";

/** Everybody is expected to be there, or nobody. */
export type Pace = "live" | "days";

export interface Summary {
  id: string;
  game: string;
  players: number;
  options: Record<string, OptionValue | string[]>;
  phase: Phase;
  private: boolean;
  pace: Pace;
  seats: Seat[];
  /** The seats that are the reader's. */
  yours: number[];
  /** The seats the table waits for, and since when in seconds. */
  to_act: number[];
  since: number;
  round: number | null;
  updated: number;
  clock?: Clock | null;
  /** When whose time ends, by seat. */
  clocks?: { paused: boolean; ends: Record<string, number> } | null;
  /** In lists, why it cannot be opened here now: it was begun with other component tables or rules. */
  other?: "tables" | "rules" | null;
  /** What the table was made from, where it is more than a table. */
  origin?: Origin | null;
  /** Which game of a series it is. */
  series?: number;
}

export interface Origin {
  kind: string;
  ref?: string;
}

/** Games of the same people one after the other: from this one on, and how everybody stands. */
export interface Series {
  games: string[];
  number: number;
  rows: { name: string; games: number; wins: number; points: number }[];
}

export interface Refusal {
  id: string;
  args: Args;
  /** What was asked about, where nothing was sent. */
  action?: string;
}

/** What happened, or would happen: the members that the table itself reads; what else there is depends on game and kind. */
export interface GameEvent {
  kind: string;
  seat?: number;
  number?: number;
  points?: number;
  /** The only seat that knows of it, or in a replay knew of it then. */
  only?: number;
  [member: string]: unknown;
}

export interface LegalAction {
  action: string;
  /** What follows for certain, up to the first question or the first reveal. */
  preview: GameEvent[];
  /** What follows after that if later questions get their usual answers. */
  likely?: GameEvent[];
  /** What becomes possible on the way and the usual answers leave aside. */
  then?: string[];
  /** The answer that need not be asked for; others stay possible. */
  usual?: true;
  /** After it others decide, or something hidden comes to light: it cannot be taken back. */
  ends?: "turn" | "reveal";
  /** What could be done after it, so that both are thought over together; `ends` tells there of all that goes along. */
  onward?: LegalAction[];
  /** What the game would score otherwise if it ended then, by rule or mission. */
  standing?: Record<string, Change>;
}

/** What something would bring at the end as things stand; null where that is hidden. */
export interface Standing {
  points: number | null;
  /** How many there are and how many it takes, where something is counted. */
  have?: number;
  need?: number;
}

/** The same before and after an action. */
export interface Change {
  points: [number | null, number | null];
  have?: [number, number];
  need?: number;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  points: Record<string, number>[];
  reason: string;
}

/** What a game tells of a player; the table shows what there is. */
export interface Place {
  seat: number;
  colour?: string;
  score?: number;
  standing?: Record<string, Standing>;
}

/** What every game tells a seat, whatever else is in its view. */
export interface View {
  game: string;
  players: number;
  options: Record<string, OptionValue | string[]>;
  /** Whose view it is; null is a spectator's. */
  seat: number | null;
  round: number;
  /** The seat that began, of games that tell. */
  began?: number;
  /** The seats that owe a decision now. */
  to_act: number[];
  desks?: Place[];
  /** The points of every seat, of a game that tells nothing else of them. */
  score?: number[];
  outcome: Outcome | null;
}

export interface Now {
  views: Record<string, View>;
  legal: Record<string, LegalAction[]>;
  undoable: Record<string, number>;
}

/** What happened at the table; `at` is when, in whole seconds. */
export type Entry = { seq: number; at: number } & (
  | { kind: "action"; seat: number; number: number; events: GameEvent[] }
  | { kind: "undone"; seat: number; count: number }
  | {
      kind: "said";
      name: string;
      text: string;
      /** The same for whoever speaks, under whatever name. */
      speaker: number;
      by: "player" | "former" | "spectator";
      seat: number | null;
    }
  | { kind: "silenced"; name: string; speaker: number; silent: boolean }
  | {
      kind: "seat";
      seat: number;
      name: string | null;
      bot: string | null;
      how: "sat" | "left" | "named" | "bot" | "back" | "asked" | "agreed" | "declined" | "took";
    }
  | { kind: "pace"; name: string; pace: Pace }
  | { kind: "advised"; seat: number; bot: string }
  | { kind: "time"; seat: number; name: string | null; then: Zero | "wait" }
  | { kind: "pause"; name: string; paused: boolean }
  | { kind: "holiday"; name: string; begins: number; ends: number }
  | { kind: "night"; name: string; asleep: boolean }
  | { kind: "clock"; pace: Pace; clock: Clock | null }
  | { kind: "proposed"; name: string; what: Proposed; done: boolean }
  | { kind: "agreed"; name: string; agrees: boolean; done: boolean }
  | { kind: "offered"; seat: number; name: string | null }
  | { kind: "conceded"; seat: number; name: string }
  | { kind: "ended"; how: "agreed" | "conceded" }
  | { kind: "began" }
  | { kind: "over" }
  | { kind: "rematch"; name: string; table: string }
  | { kind: "series"; name: string; games: string[] }
  | {
      /** What came of one's own wishes, which nobody else hears of. */
      kind: "wish";
      seat: number;
      how: "kept" | "dropped" | "played" | "asks" | "failed";
      number: number;
      actions: string[];
    }
);
export type Said = Extract<Entry, { kind: "said" }>;

/** What a player proposes, as it is sent. */
export type Wish =
  | { kind: "pause" | "end" }
  | { kind: "clock"; pace: Pace; clock: Clock | null }
  | { kind: "back"; after: number }
  | { kind: "late"; seat: number; then: "turn" | "seat" | "wait" }
  | { kind: "substitute"; seat: number };

/** What has to hold for something to be played by itself. */
export type Only =
  | { kind: "most" | "least"; event: GameEvent }
  | { kind: "unless"; action: string; seat?: number | null }
  | { kind: "round"; number: number };

/** What somebody would do when their turn comes, and whether something hidden may show by it. */
export interface Planned {
  actions: string[];
  only?: Only | null;
  shows?: boolean;
}

/** What would be seen after some actions of one's own, in a world that could be the real one. */
export interface ImaginedMessage {
  t: "imagined";
  ref: string | number | null;
  now: Now;
  entries: Entry[];
  /** For each action the turn it belongs to, and whether it brings something hidden to light. */
  turns: number[];
  shows: boolean[];
  /** After how many of them something shows that nobody can know. */
  sure: number | null;
  /** Why the next one cannot be done. */
  refused: Refusal | null;
}

/** The same as everybody hears of it. */
export interface Proposed {
  kind: Wish["kind"];
  pace?: Pace;
  clock?: Clock | null;
  seat?: number | null;
  then?: "turn" | "seat" | "wait";
  /** How many actions would be taken back, and when the last was played that stays. */
  actions?: number;
  at?: number | null;
}

/** What is proposed and not answered by all. */
export interface Proposal {
  name: string;
  what: Proposed;
  yours: boolean;
  answer: boolean;
  awaited: string[];
}

export interface TableMessage {
  t: "table";
  v: number;
  id: string;
  game: string;
  players: number;
  options: Record<string, OptionValue | string[]>;
  private: boolean;
  pace: Pace;
  phase: Phase;
  seq: number;
  since: number;
  clock: Clock | null;
  clocks: Clocks | null;
  proposal: Proposal | null;
  series?: Series | null;
  digest: string | null;
  /** Whether the game began with a position and not with its beginning. */
  placed: boolean;
  /** What the table was made from, where it is more than a table. */
  origin: Origin | null;
  /** From which entry on the players may agree to go back, and whether they may end the game or let others have the deal. */
  may: { back: number | null; end: boolean; share: boolean };
  /** The digest of the owner's component tables, if the house plays with such. */
  own_tables: string | null;
  /** Which edition of the game is played, where it is not today's. */
  edition: string | null;
  seed: string | number | null;
  seats: Seat[];
  you: { name: string | null; seats: number[]; host: boolean };
  now: Now | null;
  log: Entry[];
  chat: Said[];
  /** Whether there are lines of chat before these. */
  earlier: boolean;
  spectators: number;
  wishes?: Record<string, Planned[]>;
}

/** Lines of chat that were said before those which come by themselves, and whether there are others before them. */
export interface ChatMessage {
  t: "chat";
  chat: Said[];
  earlier: boolean;
}

export interface NewsMessage {
  t: "news";
  seq: number;
  entries: Entry[];
  /** Left out where nothing has happened in the game. */
  now?: Now | null;
  phase: Phase;
  seats: Seat[];
  seed: string | number | null;
  since: number;
  clocks?: Clocks;
  proposal: Proposal | null;
  series?: Series | null;
  wishes?: Record<string, Planned[]>;
}

export interface RefusedMessage {
  t: "refused";
  ref?: string | number | null;
  /** What was refused; null where the house could not read it. */
  of: string | null;
  id: string;
  args: Args;
  seq: number;
  now?: Now | null;
}

/** Why an action is not offered. */
export interface WhyMessage {
  t: "why";
  seat: number;
  action: string;
  id: string;
  args: Args;
}

/** An action of a finished game and what came of it. */
export interface Step {
  number: number;
  seat: number;
  round: number;
  turn: number;
  action: string;
  events: GameEvent[];
  /** The seconds that whoever played it had left, where there was a clock. */
  left?: number;
}

/** An action that a bot weighed: between how many and how many points it is behind, where it was played out. */
export interface Weighed {
  action: string;
  value: number | null;
  playouts: number;
  behind: [number, number] | null;
}

/** What a bot would do in the place of a seat, and why. */
export interface Advice {
  seat: number;
  bot: string;
  action: string;
  reason: { id: string; args: Args };
  parts: { part: string; points: number }[];
  /** The chance that nothing else is better, as far as playouts tell. */
  sure: number | null;
  judge: string;
  /** What a personality likes, as message ids. */
  likes: string[];
  alternatives: Weighed[];
}

/** How the table looked after so many entries. */
export interface MomentMessage {
  t: "moment";
  ref: string | number | null;
  after: number;
  views: Record<string, View>;
}

export interface AdviceMessage extends Advice {
  t: "advice";
  ref: string | number | null;
}

export interface Story {
  id: string;
  game: string;
  players: number;
  options: Record<string, OptionValue | string[]>;
  seats: Seat[];
  imported: boolean;
  /** Whether it was played to its end, which a record from outside need not be. */
  over: boolean;
  placed: boolean;
  own_tables: string | null;
  edition: string | null;
  /** How often each seat's player asked a bot. */
  hints: number[];
  /** How many actions all agreed to take back, each time. */
  taken_back: number[];
  clock: Clock | null;
  steps: Step[];
}

/** What came of somebody's game with a deal. */
export interface DealResult {
  name: string;
  table: string;
  score: number;
  scores: number[];
  /** How far ahead of the best of the others, or behind. */
  lead: number;
  won: boolean;
  /** How often the player asked a bot. */
  hints: number;
  yours: boolean;
}

/** A deal that several play, each at a table of their own. */
export interface Deal {
  id: string;
  game: string;
  /** The day of which it is the deal, if it is one of a day. */
  day: string | null;
  players: number;
  options: Record<string, OptionValue | string[]>;
  seat: number;
  bots: { name: string; bot: string }[];
  /** How many have finished it. */
  finished: number;
  /** One's own table of it, and whether that game is over; results are there from then on. */
  table: string | null;
  over: boolean;
  results: DealResult[];
}

/** A line of the house for everybody, until a time in seconds since 1970. */
export interface Announcement {
  text: string;
  until: number;
}

export interface AnnouncementMessage {
  t: "announcement";
  announcement: Announcement | null;
}

/** A message that was followed, by what this page calls it. */
export interface DoneMessage {
  t: "done";
  of: string;
  ref: string | number;
}

export type ServerMessage =
  | TableMessage
  | NewsMessage
  | RefusedMessage
  | WhyMessage
  | ChatMessage
  | AnnouncementMessage
  | AdviceMessage
  | MomentMessage
  | ImaginedMessage
  | DoneMessage
  | { t: "pong" };
