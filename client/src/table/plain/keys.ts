/** The plain screen by the keyboard: figures choose, Enter does, letters look for a choice. */

export interface Does {
  figure: (figure: number) => void;
  enter: () => void;
  find: () => void;
  undo: () => void;
  /** To the next table, where nothing is asked here. */
  next: (() => void) | null;
  /** Whether single letters do something; figures and Enter always do. */
  letters: boolean;
  /** Where one types what to look for. */
  looking: HTMLElement | null;
}

const TYPING = "input:not([type=radio], [type=checkbox]), textarea, select";
/** What Enter means something else for: a choice that has the focus is a form's, and done by the form. */
const PRESSING = "a, button, input, textarea, select, summary, [role=button], [role=tab]";
/** Letters with a meaning of their own; all others begin a search. */
const LETTERS = { undo: "u", log: "l", next: "n", help: "?" };

export function keys(event: KeyboardEvent, does: Does): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches?.(TYPING)) return;
  if (document.querySelector(":popover-open")) return;
  if (event.key === "Enter" && !target.matches?.(PRESSING) && !event.repeat) return does.enter();
  if (/^[1-9]$/.test(event.key)) return does.figure(Number(event.key));
  if (!does.letters || [...event.key].length !== 1 || event.key === " ") return;
  const letter = event.key.toLowerCase();
  const act: Record<string, () => void> = {
    [LETTERS.undo]: does.undo,
    [LETTERS.log]: () => document.querySelector<HTMLElement>(".pl-log ol")?.focus(),
    [LETTERS.help]: () => document.querySelector<HTMLElement>("#keys")?.togglePopover(),
    "/": does.find,
    ...(does.next && { [LETTERS.next]: does.next }),
  };
  const known = act[letter];
  if (known) {
    event.preventDefault();
    return known();
  }
  // The letter goes where the focus is by then.
  if (/\p{L}/u.test(letter)) does.find();
}
