/** What a player of a finished game did, in the words of its log, by the number of the step. */
import { texts } from "../lib/texts.svelte";
import type { Story } from "../lib/types";
import { PlainGame } from "../table/plain/game.svelte";
import { Replay } from "../table/replay/replay.svelte";
import { rows } from "../table/replay/rows";
import { openPlain } from "../table/screens";

export async function said(story: Story, seat: number): Promise<Map<number, string>> {
  const { content } = await openPlain(story.game, story.edition);
  const replay = new Replay(story);
  replay.table.seats = story.seats;
  const game = new PlainGame(replay.table, content);
  const found = new Map<number, string[]>();
  for (const row of rows(game, story.steps)) {
    if (row.rule !== null || row.seat !== seat) continue;
    const before = found.get(row.number) ?? [];
    found.set(row.number, [...before, ...row.parts.map(({ text }) => text)]);
  }
  return new Map([...found].map(([step, parts]) => [step, texts.parts(parts)]));
}
