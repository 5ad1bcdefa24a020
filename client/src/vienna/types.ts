/** What Vienna's views, events and components hold beyond what every game has. */
import type { WordTable } from "../lib/phrases";
import type { GameEvent, Place, View } from "../lib/types";

export interface Building {
  index: number;
  name: string;
  short: string;
  colour: string;
  flag: string;
  seal: string;
  letter: string;
  x: number;
  y: number;
}

export interface Square {
  index: number;
  name: string;
  buildings: number[];
  value: number;
  x: number;
  y: number;
}

export interface Card {
  number: number;
  bribe: string;
  info: string;
  ability: string;
  type: string | number | null;
  /** The action in which its ability is used: II, III or IV. */
  action: string;
}

export interface Mission {
  id: string;
  flag: string;
  kind: "seals" | "bribes" | "building" | "information";
  needs: string[];
  shillings: number;
  points: number;
}

export interface VienneseContent {
  buildings: Building[];
  squares: Square[];
  cards: Card[];
  missions: Mission[];
  tracks: { info: string; areas: number[] }[];
  digest: string;
  words: WordTable;
}

export interface Desk extends Place {
  colour: string;
  score: number;
  supply: number;
  hires: number;
  agents: number[];
  figure: { name: string; building: number | null; unlocked: boolean } | null;
  bribes: Record<string, number>;
  tiles: Record<string, number>;
  coins: number;
  box: number;
  reward: number;
  items: string[];
  drawers: number[];
  /** How many drawers there are, filled or not. */
  drawer_spaces: number;
  missions: string[];
  /** What it has not of what its missions ask for, and of those on display if it is the viewer's. */
  lacks: Record<string, string[]>;
  completed: string[];
  ready: boolean;
  cards: number;
  hand?: number[];
  assigned?: number[];
}

export interface VienneseView extends View {
  /** The seat that was first player in the first round. */
  began: number;
  crest: number;
  order: number[];
  asked: { step: string; card: number; amount: number; building: number | null } | null;
  ending: "no" | "triggered" | "last-round" | "over";
  end_reason: string | null;
  city: { flags: string[]; tiles: (string | null)[]; agents: number[][]; stefan: number | null };
  tracks: {
    markers: Record<string, number>;
    investigator: string;
    crossed: boolean;
    end: string;
    token: string | null;
    purchases: string[];
    paydays: string[];
  };
  cards: { pile: number; discard: number[] };
  missions: { display: string[]; pile_a: number; pile_b: number };
  desks: Desk[];
}

export interface VienneseEvent extends GameEvent {
  count?: number;
  card?: number;
  cards?: number[];
  space?: string | number;
  drawer?: number;
  replaced?: number;
  bribe?: string;
  info?: string;
  cause?: string;
  rule?: string;
  building?: number;
  origin?: number;
  figure?: boolean;
  square?: number;
  helped?: boolean;
  steps?: number;
  mission?: string;
  phase?: string;
  item?: string;
  reason?: string;
  score?: number;
}
