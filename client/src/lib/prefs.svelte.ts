/** What this browser remembers: light or dark, with sound or without, with motion or without, in words alone; whether a turn ends at once. */
import { MediaQuery } from "svelte/reactivity";

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
  sound = $state(localStorage.getItem(SOUND) !== "off");
  motion = $state(localStorage.getItem(MOTION) !== "off");
  /** Whether what ends the turn is done without a question. */
  swift = $state(localStorage.getItem(SWIFT) === "on");
  /** Whether single letters do something. */
  keys = $state(localStorage.getItem(LETTERS) !== "off");
  film = $state<Speed>(SPEEDS.find((speed) => speed === localStorage.getItem(FILM)) ?? "normal");
  /** Whether whoever comes back is shown what happened meanwhile. */
  landing = $state(localStorage.getItem(LANDING) !== "off");

  /** Whether games are told in words alone, as an address that ends in ?plain asks for. */
  plain = $state(localStorage.getItem(PLAIN) === "on" || new URLSearchParams(location.search).has("plain"));

  constructor() {
    document.documentElement.dataset["motion"] = this.motion ? "on" : "off";
    const kept = localStorage.getItem(THEME);
    const system = matchMedia("(prefers-color-scheme: dark)");
    this.#show(kept ? kept === "dark" : system.matches);
    system.addEventListener("change", (change) => localStorage.getItem(THEME) ?? this.#show(change.matches));
  }

  turn = (): void => {
    this.#show(!this.dark);
    localStorage.setItem(THEME, this.dark ? "dark" : "light");
  };

  mute = (): void => {
    this.sound = !this.sound;
    localStorage.setItem(SOUND, this.sound ? "on" : "off");
  };

  rest = (): void => {
    this.motion = !this.motion;
    localStorage.setItem(MOTION, this.motion ? "on" : "off");
    document.documentElement.dataset["motion"] = this.motion ? "on" : "off";
  };

  hurry = (): void => {
    this.swift = !this.swift;
    localStorage.setItem(SWIFT, this.swift ? "on" : "off");
  };

  simplify = (): void => {
    this.plain = !this.plain;
    localStorage.setItem(PLAIN, this.plain ? "on" : "off");
  };

  unlock = (): void => {
    this.keys = !this.keys;
    localStorage.setItem(LETTERS, this.keys ? "on" : "off");
  };

  pace = (speed: Speed): void => {
    this.film = speed;
    localStorage.setItem(FILM, speed);
  };

  land = (): void => {
    this.landing = !this.landing;
    localStorage.setItem(LANDING, this.landing ? "on" : "off");
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
