/** Every visible string: the Fluent catalogue of one language, with English where the server found no translation. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { api } from "./api";
import { expected } from "./expected";
import type { Args } from "./types";

export const LANGUAGES = ["en", "fr", "de", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = "kaffeehaus.lang";
const BREAK = "|";
const SOFT_HYPHEN = "\u00ad";
/** What a number below nought begins with: a hyphen, where a minus belongs. */
const BELOW = /(?<![\p{L}\p{N}-])-(?=\d)/gu;
const MINUS = "\u2212";

/** What was chosen on this device, else what the guest is known to speak, else what the browser does. */
export function preferredLanguage(known = ""): Language {
  const wishes = [localStorage.getItem(KEY) ?? "", known, ...navigator.languages].map((l) =>
    l.slice(0, 2).toLowerCase(),
  );
  return LANGUAGES.find((l) => l === wishes.find((w) => (LANGUAGES as readonly string[]).includes(w))) ?? "en";
}

/** A message that was said, with what it was about. */
export interface Heard {
  id: string;
  args: Record<string, unknown>;
}

class Texts {
  lang = $state<Language>("en");
  ready = $state(false);
  /** Long words with marks where they may be broken, for languages that have such. */
  #breaks: string[] = [];
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  /** The game whose words are there beside those of the house. */
  game = $state<string | null>(null);

  /** The messages that are said while somebody listens. */
  #heard: Heard[] | null = null;
  /** What only some pages speak of, as far as it was asked for. */
  #topics: string[] = [];

  /** What is fetched now: who comes next waits, or what was fetched first could take the place of what has more. */
  #turn: Promise<void> = Promise.resolve();

  load(lang?: Language, game?: string | null, topic?: string): Promise<void> {
    const turn = this.#turn.then(() => this.#load(lang, game, topic));
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #load(lang = this.lang, game = this.game ?? expected, topic?: string): Promise<void> {
    const topics = topic === undefined ? this.#topics : [...new Set([...this.#topics, topic])];
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const sources = await Promise.all([api.texts(lang, game), ...topics.map((topic) => api.texts(lang, game, topic))]);
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#topics = topics;
    this.#bundle = bundle;
    this.game = game;
    const breaks = this.text("page-house.breaks");
    this.#breaks = breaks.includes(BREAK) ? breaks.split(" ") : [];
    this.lang = lang;
    this.ready = true;
    document.documentElement.lang = lang;
  }

  /** The words of a game, before anything of it is shown. */
  async learn(game: string): Promise<void> {
    if (game !== this.game) await this.load(undefined, game);
  }

  /** The words of a topic, of a game too where one is named, before a page that speaks of it is shown. */
  async about(topic: string, game: string | null = this.game): Promise<void> {
    if (this.#topics.includes(topic) && game === this.game) return;
    await this.load(undefined, game, topic);
  }

  /** The language that somebody asked for; this device keeps to it. */
  async choose(lang: Language): Promise<void> {
    await this.load(lang);
    localStorage.setItem(KEY, lang);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message, or the attribute of `message.attribute`; an unknown id reads as itself. */
  text = (id: string, args: Args = {}): string => {
    const [name = id, attribute] = id.split(".");
    this.#heard?.push({ id: name, args });
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.#soft(this.#bundle.formatPattern(pattern, args, []).replace(BELOW, MINUS)) : id;
  };

  /** What is told, and by which messages: they lead to the rules that it is about. */
  listen<Told>(tell: () => Told): [Told, Heard[]] {
    const before = this.#heard;
    const heard: Heard[] = (this.#heard = []);
    try {
      return [tell(), heard];
    } finally {
      this.#heard = before;
    }
  }

  /** With soft hyphens in words that are too long for narrow places; few browsers know where to break them. */
  #soft(text: string): string {
    return this.#breaks.reduce(
      (found, word) => found.replaceAll(word.replace(BREAK, ""), word.replace(BREAK, SOFT_HYPHEN)),
      text,
    );
  }

  list = (parts: string[]): string => parts.join(this.text("list-separator"));
  parts = (parts: string[]): string => parts.join(this.text("part-separator"));
}

export const texts = new Texts();
export const t = texts.text;

/** As a sentence begins; a place such as c3 is written small wherever it stands. */
export const capital = (words: string): string =>
  /^\p{Ll}\d/u.test(words) ? words : words.charAt(0).toLocaleUpperCase() + words.slice(1);
