/** What the log tells of one's own wishes; these words come where there are any. */
import { t, texts } from "../../lib/texts.svelte";
import { more } from "../loglines";

const before = more.line;
more.line = (game, entry) => {
  if (entry.kind !== "wish") return before(game, entry);
  // What is kept stands in the list.
  if (entry.how === "kept" || !texts.has("wishes-log")) return null;
  const said = entry.actions.map((action) => game.words.choice({ action, preview: [] }, game.view));
  return t("wishes-log", { how: entry.how, number: entry.number, what: texts.list(said) });
};
export const spoken = (): Promise<void> => texts.about("wishes");
