/** A report of a problem: all that whoever reports may know of the game, so that others see the same; no names, no chat. */
import type { Entry, LegalAction, Phase, View } from "./types";

/** What a report is made of while a game runs. */
export interface Running {
  view: View | null;
  legal: LegalAction[];
  log: Entry[];
  phase: Phase;
}

export interface Report {
  report: 1;
  version: string;
  game: string;
  step: number;
  [more: string]: unknown;
}

/** The actions that were heard of and not taken back. */
export function steps(log: Entry[]): number {
  return log.reduce((n, { kind }) => n + (kind === "action" ? 1 : 0) - (kind === "undone" ? 1 : 0), 0);
}

/** Of a running game: what this seat sees, may do and has heard. The record would tell what nobody may know yet. */
export function ofRunning(version: string, game: string, edition: string | null, told: Running): Report {
  const entries = told.log
    .filter((entry) => entry.kind === "action" || entry.kind === "undone")
    .map(({ at: _, ...entry }) => entry);
  const legal = told.legal.map(({ action }) => action);
  return {
    report: 1,
    version,
    game,
    edition,
    step: steps(told.log),
    phase: told.phase,
    view: told.view,
    legal,
    entries,
  };
}

/** Of a finished game: its record, the step, and with whose eyes it was looked at. */
export function ofFinished(
  version: string,
  game: string,
  edition: string | null,
  step: number,
  eyes: number | null,
  record: unknown,
): Report {
  return { report: 1, version, game, edition, step, eyes, record };
}

/** Saves it as a file and returns the name of that. */
export function save(report: Report): string {
  const name = `kaffeehaus-report-${report.game}-${report.step}.json`;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(report)], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
  return name;
}
