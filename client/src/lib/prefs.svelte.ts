/** What this browser remembers, and its person takes along: light or dark, with sound or without, with motion or without, in words alone; whether a turn ends at once. */
import { MediaQuery } from "svelte/reactivity";
import { keep } from "./kept";

const THEME = "kaffeehaus.theme";
const SOUND = "kaffeehaus.sound";
const MOTION = "kaffeehaus.motion";
const SWIFT = "kaffeehaus.swift";
const PLAIN = "kaffeehaus.plain";
const LETTERS = "kaffeehaus.keys";
const FILM = "kaffeehaus.film";
const LANDING = "kaffeehaus.landing";
const still = new MediaQuery("(prefers-reduced-motion: reduce)");

/** How fast the turns of others are shown: as words only, or not at all, too. */
export const SPEEDS = ["slow", "normal", "fast", "still", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

class Prefs {
  dark = $state(false);
  sound = $state(true);
  motion = $state(true);
  /** Whether what ends the turn is done without a question. */
  swift = $state(false);
  /** Whether single letters do something. */
  keys = $state(true);
  film = $state<Speed>("normal");
  /** Whether whoever comes back is shown what happened meanwhile. */
  landing = $state(true);

  /** Whether games are told in words alone, as an address that ends in ?plain asks for. */
  plain = $state(false);

  constructor() {
    this.read();
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", (change) => localStorage.getItem(THEME) ?? this.#show(change.matches));
  }

  /** Takes in what this browser remembers, which may have come from another device. */
  read = (): void => {
    const is = (key: string, value: string): boolean => localStorage.getItem(key) === value;
    this.sound = !is(SOUND, "off");
    this.motion = !is(MOTION, "off");
    this.swift = is(SWIFT, "on");
    this.keys = !is(LETTERS, "off");
    this.film = SPEEDS.find((speed) => is(FILM, speed)) ?? "normal";
    this.landing = !is(LANDING, "off");
    this.plain = is(PLAIN, "on") || new URLSearchParams(location.search).has("plain");
    document.documentElement.dataset["motion"] = this.motion ? "on" : "off";
    const kept = localStorage.getItem(THEME);
    this.#show(kept ? kept === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);
  };

  turn = (): void => {
    this.#show(!this.dark);
    keep(THEME, this.dark ? "dark" : "light");
  };

  mute = (): void => {
    this.sound = !this.sound;
    keep(SOUND, this.sound ? "on" : "off");
  };

  rest = (): void => {
    this.motion = !this.motion;
    keep(MOTION, this.motion ? "on" : "off");
    document.documentElement.dataset["motion"] = this.motion ? "on" : "off";
  };

  hurry = (): void => {
    this.swift = !this.swift;
    keep(SWIFT, this.swift ? "on" : "off");
  };

  simplify = (): void => {
    this.plain = !this.plain;
    keep(PLAIN, this.plain ? "on" : "off");
  };

  unlock = (): void => {
    this.keys = !this.keys;
    keep(LETTERS, this.keys ? "on" : "off");
  };

  pace = (speed: Speed): void => {
    this.film = speed;
    keep(FILM, speed);
  };

  land = (): void => {
    this.landing = !this.landing;
    keep(LANDING, this.landing ? "on" : "off");
  };

  /** Whether things may move: wished for here, and not unwished for by the system. */
  get moves(): boolean {
    return this.motion && !still.current;
  }

  #show(dark: boolean): void {
    this.dark = dark;
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  }
}

export const prefs = new Prefs();
