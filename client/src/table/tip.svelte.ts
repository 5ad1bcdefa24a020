/** Which element is being explained, and how one came to ask: by mouse, focus, long press or a click that led nowhere. */
import { EXPLAINED, type Explanation, explanation, neighbour } from "../lib/explains";
import { fingers } from "../lib/fingers";
import type { Game } from "./game.svelte";

type How = "hover" | "focus" | "press" | "click";

/** A mouse that only passes by asks nothing. */
const LINGER = 260;
const GRACE = 140;
const PRESS = 500;
const SLIP = 8;

export class Pointed {
  now = $state.raw<{ element: Element; how: How; action?: string | undefined } | null>(null);
  /** Clicked although it is not offered: the rules are asked why. */
  wished = $state(false);
  #timer = 0;
  #press = 0;
  #from: { x: number; y: number } | null = null;
  #held = false;
  /** What Escape has closed, or what is done, stays closed until one points elsewhere. */
  #closed: Element | null = null;
  /** Where a pointer has rested since it pressed: what comes to lie beneath it then was not pointed at. */
  #rests: { x: number; y: number } | null = null;
  /** Whether a key was pressed last: a focus that a pointer moved asks nothing, nor one that the page gives to whoever comes with fingers. */
  #keyed = !fingers.matches;

  constructor(readonly game: Game) {}

  get told(): Explanation | null {
    return this.now ? explanation(this.now.element) : null;
  }

  #found = (target: EventTarget | null): Element | null =>
    target instanceof Element ? target.closest(EXPLAINED) : null;

  /** The same for a mouse: that arrow keys lead through a part is told to those who come there by keys. */
  #piece = (target: EventTarget | null): Element | null => {
    const found = this.#found(target);
    return found?.matches("[data-roam]") && !fingers.matches ? null : found;
  };

  #show(element: Element, how: How, wait = 0): void {
    clearTimeout(this.#timer);
    if (this.#closed === element && how === "hover") return;
    this.#closed = null;
    const show = (): void => {
      this.wished = false;
      this.now = { element, how, action: explanation(element)?.action };
    };
    if (wait) this.#timer = setTimeout(show, wait);
    else show();
  }

  hide = (wait = 0): void => {
    clearTimeout(this.#timer);
    if (wait) this.#timer = setTimeout(() => (this.now = null), wait);
    else this.now = null;
  };

  /** What was offered there has been done, or is no longer to be had. */
  settle = (): void => {
    if (!this.now?.action || this.told?.action === this.now.action) return;
    this.#closed = this.now.element;
    this.hide();
  };

  #near = ({ clientX, clientY }: PointerEvent, to: { x: number; y: number }): boolean =>
    Math.hypot(clientX - to.x, clientY - to.y) <= SLIP;

  over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    if (this.#rests && this.#near(event, this.#rests)) return;
    const inside = event.target instanceof Element && event.target.closest(".tip");
    if (inside) return clearTimeout(this.#timer);
    const element = this.#piece(event.target);
    if (element && element === this.now?.element) return clearTimeout(this.#timer);
    if (!element) {
      this.#closed = null;
      if (this.now?.how === "hover" || this.now?.how === "click") this.hide(GRACE);
      else clearTimeout(this.#timer);
      return;
    }
    // What an offered choice would bring is shown at once, the rest to those who linger.
    this.#show(element, "hover", explanation(element)?.action ? 0 : LINGER);
  };

  focus = (event: FocusEvent): void => {
    const element = this.#found(event.target);
    if (!this.#keyed || !element || element !== event.target || !element.matches(":focus-visible")) return;
    this.#show(element, "focus");
  };

  blur = (): void => {
    if (this.now?.how === "focus") this.hide();
  };

  down = (event: PointerEvent): void => {
    this.#held = this.#keyed = false;
    this.#rests = event.pointerType === "mouse" ? { x: event.clientX, y: event.clientY } : null;
    if (event.target instanceof Element && event.target.closest(".tip")) return;
    if (this.now?.how === "press" || this.now?.how === "click") this.hide();
    if (event.pointerType === "mouse") return;
    const element = this.#found(event.target);
    this.#from = { x: event.clientX, y: event.clientY };
    clearTimeout(this.#press);
    if (!element) return;
    this.#press = setTimeout(() => {
      this.#held = true;
      this.#show(element, "press");
    }, PRESS);
  };

  move = (event: PointerEvent): void => {
    if (this.#from && !this.#near(event, this.#from)) clearTimeout(this.#press);
    if (!this.#rests || this.#near(event, this.#rests)) return;
    this.#rests = null;
    this.over(event);
  };

  up = (): void => clearTimeout(this.#press);

  menu = (event: Event): void => {
    if (this.#held) event.preventDefault();
  };

  /** After a long press nothing is done; a click on what is not offered asks why. */
  click = (event: MouseEvent): void => {
    if (this.#held) {
      this.#held = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // A finger puts a note away that lies over something; a mouse needs only go elsewhere.
    if (
      fingers.matches &&
      event.target instanceof Element &&
      event.target.closest(".tip") &&
      !event.target.closest("a")
    )
      return this.hide();
    const element = this.#piece(event.target);
    const told = element && explanation(element);
    if (!told) return;
    if (told.handled) return this.hide();
    if (told.action) {
      if (this.now?.how === "hover") this.now = { ...this.now, element, how: "click" };
      return;
    }
    // A button that is about no choice of the rules does what it does, and needs no reason.
    if (told.wish === undefined && element.matches("button")) return this.hide();
    this.#wonder(element, told);
  };

  #wonder(element: Element, told: Explanation): void {
    this.#show(element, "click");
    this.wished = true;
    const { table, asked } = this.game;
    if (!asked || this.game.past || table.selected !== null) return;
    if (told.wish) table.ask(told.wish);
    // What nobody could choose now the rules are not asked about; a lesson says what it waits for.
    else if (told.wish === null) table.guard?.([]);
  }

  keyed = (): void => {
    this.#keyed = true;
  };

  key = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && this.now) {
      this.#closed = this.now.element;
      return this.hide();
    }
    if (!(event.target instanceof Element) || event.target.matches("input, textarea, select, [role=tab]")) return;
    if (event.key === "Enter") {
      // As a click does; what is a button or a part of the table does something of its own.
      const told = event.target.matches(`${EXPLAINED}:not(button, a, [data-roam])`) ? explanation(event.target) : null;
      if (!told || told.action || told.handled) return;
      event.preventDefault();
      return this.#wonder(event.target, told);
    }
    const next = neighbour(event.target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}
