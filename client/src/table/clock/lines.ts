/** What the log says of time and agreements; these words come where there are any. */
import { t, texts } from "../../lib/texts.svelte";
import type { Entry } from "../../lib/types";
import { when } from "../../lib/when";
import type { Game } from "../game.svelte";
import { more } from "../loglines";

/** The member of an entry that says how it was, by its kind. */
const HOW: Partial<Record<Entry["kind"], string>> = { time: "then", pause: "paused", agreed: "agrees", ended: "how" };

function line(game: Game, entry: Entry): string | null {
  const id = `clock-log-${entry.kind}`;
  if (!texts.has(id)) return null;
  const player = ("name" in entry && entry.name) || ("seat" in entry && game.names[entry.seat ?? -1]) || "";
  if (entry.kind === "holiday") {
    const away = entry.ends > entry.begins;
    return t(id, { player, how: away ? "away" : "back", when: away ? when(entry.ends) : "" });
  }
  const how =
    entry.kind === "proposed"
      ? entry.done && entry.what.kind === "back"
        ? "taken"
        : entry.what.kind
      : (entry as object)[(HOW[entry.kind] ?? "kind") as keyof object];
  return t(id, { player, how: String(how) });
}

const before = more.line;
more.line = (game, entry) => line(game, entry) ?? before(game, entry);
export const spoken = (): Promise<void> => texts.about("clock");
