/** The words of games where they are not at their table: the front room speaks of all of them at once. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import type { Say } from "./options";
import { texts } from "./texts.svelte";

const there = new SvelteMap<string, Say>();
const asked = new Set<string>();

/** What a game says in the reader's language; null until it is there, which whoever asks hears of. */
export function wordsOf(game: string): Say | null {
  if (texts.game === game) return texts.text;
  const key = `${texts.lang}/${game}`;
  if (!asked.has(key)) {
    asked.add(key);
    void fetched(texts.lang, game).then(
      (say) => there.set(key, say),
      () => asked.delete(key),
    );
  }
  return there.get(key) ?? null;
}

async function fetched(lang: string, game: string): Promise<Say> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await api.texts(lang, game)), { allowOverrides: true });
  return (id, args = {}) => {
    const [name = id, attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? bundle.formatPattern(pattern, args, []) : id;
  };
}
