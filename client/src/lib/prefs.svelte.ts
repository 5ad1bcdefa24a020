/** What this browser remembers: light or dark, with sound or without. */
const THEME = "kaffeehaus.theme";
const SOUND = "kaffeehaus.sound";

class Prefs {
  dark = $state(false);
  sound = $state(localStorage.getItem(SOUND) !== "off");

  constructor() {
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

  #show(dark: boolean): void {
    this.dark = dark;
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  }
}

export const prefs = new Prefs();
