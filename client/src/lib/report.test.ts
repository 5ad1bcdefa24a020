/** What a report tells, and what it does not. */
import { expect, test } from "vitest";
import { ofFinished, ofRunning } from "./report";
import type { Entry, LegalAction, View } from "./types";

const LOG = [
  { seq: 1, at: 1, kind: "seat", seat: 1, name: "Klara", bot: null, how: "sat" },
  { seq: 2, at: 2, kind: "began" },
  { seq: 3, at: 3, kind: "action", seat: 0, number: 1, events: [{ kind: "moved", seat: 0 }] },
  { seq: 4, at: 4, kind: "action", seat: 0, number: 2, events: [] },
  { seq: 5, at: 5, kind: "undone", seat: 0, count: 1 },
  { seq: 6, at: 6, kind: "said", name: "Klara", text: "oh" },
] as Entry[];

test("a report of a running game is what the seat knows, without names, chat, times or seed", () => {
  const view = { game: "chess", seat: 0, round: 1 } as View;
  const legal = [{ action: "draw", preview: [] }] as LegalAction[];
  const told = ofRunning("0.2.0", "chess", null, { view, legal, log: LOG, phase: "playing" });
  expect(told).toMatchObject({ version: "0.2.0", game: "chess", step: 1, view, legal: ["draw"] });
  expect(told["entries"]).toHaveLength(3);
  expect(JSON.stringify(told)).not.toMatch(/Klara|"oh"|"at"|seed/);
});

test("a report of a finished game is its record, the step and whose eyes looked", () => {
  const record = { seed: "00", actions: [] };
  expect(ofFinished("0.2.0", "chess", null, 7, 1, record)).toMatchObject({ step: 7, eyes: 1, record });
});
