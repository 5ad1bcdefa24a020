/** What Valencia's views, events and components hold beyond what every game has. */
import type { WordTable } from "../lib/phrases";
import type { GameEvent, Place, View } from "../lib/types";

export type Guild = "oranges" | "dried-fruit" | "wine" | "clothes" | "porcelain";
/** A seat of the council: a guild, or one of the three others. */
export type Office = Guild | "nobility" | "church" | "merchants";

export interface Mission {
  index: number;
  id: string;
  kind: string;
  argument: string | number | null;
  points: number;
  failure: number;
}

export interface Fountain {
  id: string;
  value: number;
  ability: string | null;
}

/** A step of a round with so many players, by what it is about. */
export interface Step {
  players: number;
  letter: string;
  /** Which of the guilds of the round board is auctioned. */
  guild: number | null;
  /** Whose seat may be taken, or who acts where nothing is auctioned. */
  office: Office | null;
  /** By rank, what it gives. */
  rewards: string[][];
  /** How many cards Nina turns over. */
  nina: number;
}

export interface ValencianContent {
  missions: Mission[];
  fountains: (Fountain & { index: number })[];
  /** What the central fountain scores. */
  central: number;
  goods: { prices: number[]; savings: number[]; warehouses: string[] };
  steps: Step[];
  digest: string;
  words: WordTable;
}

/** What a stack would be now: its sum, its rank, and with Nina how likely each rank is. */
export interface Bid {
  sum: number;
  rank: number;
  chances?: Record<string, number>;
}

export interface Desk extends Place {
  colour: string;
  score: number;
  members: number;
  council: number;
  privileges: number;
  pile: number;
  stacks: number[];
  gone: number;
  seen: string[];
  under: string[];
  missions: number;
  ready: boolean;
  /** How many of each card nobody has seen leave the deck. */
  unseen?: Record<string, number>;
  /* Behind the screen: the owner's only, or everybody's when the game is over. */
  coins?: number;
  goods?: Record<Guild, number>;
  hand?: string[];
  own_stacks?: string[][];
  discard?: string[];
  own_missions?: string[];
  offered?: string[];
  rejected?: string[];
  /** When the game is over: what in the city was counted, by rule and mission. */
  counted?: Record<string, { cells: number[]; trees: number[] }>;
  /** What is left in the own pile. */
  left?: Record<string, number>;
  bids?: Bid[];
  /** The spaces that are asked for and cost more than there is. */
  dear?: number[];
}

export interface Space {
  guild?: Guild;
  cost?: number;
}

export interface ValencianView extends View {
  /** The letter of the step, A to I; null before the first round. */
  step: string | null;
  began: number;
  /** Who holds Stefan Feld. */
  stefan: number;
  asked: { step: string; cell: number | null } | null;
  boards: { guilds: Guild[]; fountain: Fountain }[];
  auction: {
    guild: Guild | null;
    first: number;
    queue: number[];
    revealed: Record<string, string[]>;
    sums: Record<string, number>;
    nina: string[];
    /** By rank, the seats, as they stand among what lies open; Nina is -1. */
    so_far: number[];
    /** The same once all have revealed or passed. */
    ranks: number[];
    /** By rank, what it gives. */
    rewards?: string[][];
  } | null;
  council: Record<Office, { seat: number | null; supporter: number | null }>;
  city: {
    small: boolean;
    /** Seven to a row: what lies there; null for the centre and beyond the wall, without a guild a fountain's space. */
    cells: (Space | null)[];
    centre: number;
    /** A tree stands on the lower right corner of the cell of its number. */
    trees: number[];
    /** The spaces beside each space for a fountain and around the central one, and those that touch each tree. */
    beside: Record<string, number[]>;
    shade: Record<string, number[]>;
    palms: number[];
    fountains: Record<string, Fountain>;
    /** By seat, the cells. */
    members: number[][];
  };
  supply: Record<Guild, number>;
  mission_pile: number;
  nina_pile: number | null;
  nina?: { pile: number; unseen: Record<string, number> } | null;
  desks: Desk[];
}

export interface ValencianEvent extends GameEvent {
  count?: number;
  card?: string;
  cards?: string[];
  stack?: number;
  sizes?: number[];
  letter?: string;
  guild?: string | null;
  good?: string;
  place?: string;
  cell?: number;
  origin?: number;
  tree?: number;
  cost?: number;
  cause?: string;
  ability?: string;
  fountain?: string;
  mission?: string;
  seats?: number[];
  sums?: number[];
  rule?: string;
  score?: number;
}
