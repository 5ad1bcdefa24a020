/** What this browser remembers: light or dark. */
const KEY = "kaffeehaus.theme";

class Prefs {
  dark = $state(false);

  constructor() {
    const kept = localStorage.getItem(KEY);
    const system = matchMedia("(prefers-color-scheme: dark)");
    this.#show(kept ? kept === "dark" : system.matches);
    system.addEventListener("change", (change) => localStorage.getItem(KEY) ?? this.#show(change.matches));
  }

  turn = (): void => {
    this.#show(!this.dark);
    localStorage.setItem(KEY, this.dark ? "dark" : "light");
  };

  #show(dark: boolean): void {
    this.dark = dark;
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  }
}

export const prefs = new Prefs();
