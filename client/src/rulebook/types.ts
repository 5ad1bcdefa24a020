/** The rules page of a game as the house sends it. */
export interface Run {
  text: string;
  style?: "strong" | "em" | "code";
  /** The rule that it names. */
  rule?: string;
}

export type Kind = "rule" | "note" | "ruling" | "decision" | "disagreement" | "example" | "printed";

export interface Entry {
  is: "entry";
  id: string;
  kind: Kind;
  text: Run[];
  steps?: Run[][];
  source?: Run[];
}
export interface Row {
  id?: string;
  kind?: Kind;
  cells: Run[][];
  source?: Run[];
}
export interface Table {
  is: "table";
  head: Run[][];
  rows: Row[];
}
export interface Text {
  is: "text";
  text: Run[];
}
export type Block = Text | Entry | Table;

export interface Section {
  level: number;
  title: Run[];
  anchor: string;
  blocks: Block[];
}
export interface Book {
  game: string;
  lang: string;
  title: Run[];
  sections: Section[];
}
