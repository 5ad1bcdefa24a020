/** How things move on the screen, by the Web Animations API; nothing here is ever in the way of a click. */
import { type Before, place, seen } from "./before";
import type { Game } from "./game.svelte";
import type { Move } from "./motion";

const GLIDE = 420;
const RISE = 1000;
const STEP = 130;
/** All of it is over after so many milliseconds. */
const ALL = 2000;
const OUTLINED = 1600;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const SVG = "http://www.w3.org/2000/svg";

/** Parts of the table that cut off what reaches beyond them, as the map on a phone. */
const FRAMES = ".board, .desk, .others, .panel";
function within(element: Element, box: DOMRect): boolean {
  const frame = element.closest(FRAMES)?.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return !frame || (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
}

export class Flights {
  #running = new Set<Animation>();
  #fading = 0;
  /** How slow: 1 is as usual. */
  pace = 1;

  constructor(
    readonly layer: HTMLElement,
    readonly game: Game,
  ) {}

  /** Shows the moves one after the other, close together. */
  fly(list: Move[], before: Before, scores: number[]): void {
    const step = Math.min(STEP, (ALL - RISE) / Math.max(1, list.length - 1));
    list.forEach((move, k) => {
      const delay = k * step;
      if (move.kind === "glide") this.#glide(move, before, delay);
      else if (move.kind === "carry") this.#carry(move, before, delay);
      else if (move.kind === "slide") this.#slide(move.piece, before, scores, delay);
      else this.#rise(move, this.game.colour(move.seat), delay);
    });
  }

  /** Without motion: a frame around what changed. */
  outline(list: Move[]): void {
    clearTimeout(this.#fading);
    this.layer.replaceChildren();
    const places = new Set<Element>();
    for (const move of list) {
      const found =
        move.kind === "slide"
          ? document.querySelector(`[data-piece="${CSS.escape(move.piece)}"]`)
          : place(move.kind === "rise" ? move.at : move.to);
      if (found) places.add(found);
    }
    for (const found of places) {
      const box = seen(found);
      if (box && within(found, box)) this.#box("changed", box.left - 2, box.top - 2, box.width + 4, box.height + 4);
    }
    this.#fading = setTimeout(() => this.layer.replaceChildren(), OUTLINED);
  }

  /** Everything is where it belongs, at once. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    clearTimeout(this.#fading);
    this.layer.replaceChildren();
  }

  /** Everything stops where it is, or goes on. */
  hold(paused: boolean): void {
    for (const animation of this.#running)
      if (paused) animation.pause();
      else animation.play();
  }

  #box(look: string, left: number, top: number, width?: number, height?: number): HTMLElement {
    const box = document.createElement("div");
    box.className = look;
    Object.assign(box.style, {
      left: `${left}px`,
      top: `${top}px`,
      ...(width ? { width: `${width}px`, height: `${height}px` } : {}),
    });
    this.layer.append(box);
    return box;
  }

  #run(element: Element, frames: Keyframe[], delay: number, duration: number, leave = true, easing = EASE): void {
    const { pace } = this;
    const timing = { delay: delay * pace, duration: duration * pace, easing, fill: "backwards" } as const;
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    const done = (): void => {
      this.#running.delete(animation);
      if (leave) element.remove();
    };
    animation.finished.then(done, done);
  }

  #picture(icon: string): SVGElement {
    const picture = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${icon}`);
    picture.append(use);
    return picture;
  }

  #glide(move: Extract<Move, { kind: "glide" }>, before: Before, delay: number): void {
    const from = before.places.get(move.from.join());
    const piece = move.piece ? document.querySelector(`[data-piece="${CSS.escape(move.piece)}"]`) : null;
    const to = (piece && seen(piece)) ?? place(move.to)?.getBoundingClientRect();
    if (!from || !to) return;
    const flying = this.#box(`flying ${move.look}`, to.left + to.width / 2, to.top + to.height / 2);
    flying.append(this.#picture(move.icon));
    const away = `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px)`;
    const shrinks = piece ? 1 : 0.6;
    this.#run(
      flying,
      [
        { transform: `${away} scale(.8)`, opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { transform: `scale(${shrinks})` },
      ],
      delay,
      GLIDE,
    );
    if (piece)
      this.#run(
        piece,
        [{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }],
        0,
        delay + GLIDE,
        false,
        "linear",
      );
  }

  #carry(move: Extract<Move, { kind: "carry" }>, before: Before, delay: number): void {
    const from = before.places.get(move.from.join());
    const copy = before.copies.get(move.what);
    const target = place(move.to);
    const to = target?.getBoundingClientRect();
    if (!from || !to || !copy) return;
    const carried = this.#box("carried", from.left, from.top, from.width, from.height);
    copy.removeAttribute("data-place");
    carried.append(copy);
    const there = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${to.width / from.width}, ${to.height / from.height})`;
    this.#run(
      carried,
      [{ transform: "none" }, { transform: there, opacity: 1, offset: 0.85 }, { transform: there, opacity: 0 }],
      delay,
      GLIDE,
    );
    this.#run(
      target!,
      [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }],
      0,
      delay + GLIDE,
      false,
      "linear",
    );
  }

  #slide(name: string, before: Before, scores: number[], delay: number): void {
    const piece = document.querySelector<SVGGraphicsElement>(`[data-piece="${CSS.escape(name)}"]`);
    const from = before.pieces.get(name);
    if (!piece || !from) return;
    const [what, seat] = name.split(":");
    if (what === "score") return this.#score(piece, before.scores[Number(seat)] ?? 0, scores[Number(seat)] ?? 0, delay);
    const to = piece.getBoundingClientRect();
    const scale = piece.getScreenCTM()?.a ?? 1;
    const [dx, dy] = [(from.left - to.left) / scale, (from.top - to.top) / scale];
    if (Math.hypot(dx, dy) > 0.5)
      this.#run(piece, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], delay, GLIDE, false);
  }

  /** Along the track, around its corners. */
  #score(piece: Element, from: number, to: number, delay: number): void {
    const [goal, way] = [this.game.scoreAt(to), Math.sign(to - from)];
    if (!goal || !way || Math.abs(to - from) > 60) return;
    const frames: Keyframe[] = [];
    for (let at = from; at !== to + way; at += way) {
      const { x, y } = this.game.scoreAt(at) ?? goal;
      frames.push({ transform: `translate(${x - goal.x}px, ${y - goal.y}px)` });
    }
    this.#run(piece, frames, delay, GLIDE + 20 * Math.min(frames.length, 10), false, "ease-in-out");
  }

  #rise(move: Extract<Move, { kind: "rise" }>, colour: string, delay: number): void {
    const at = place(move.at)?.getBoundingClientRect();
    if (!at) return;
    const rising = this.#box(
      `rising ${colour}`,
      at.left + at.width / 2,
      Math.max(24, at.top + Math.min(at.height / 2, 20)),
    );
    const text = document.createElement("b");
    text.textContent = move.text;
    rising.append(this.#picture(`p-${colour}`), text, this.#picture(move.icon));
    const up = (y: number): string => `translate(-50%, -50%) translateY(${y}px)`;
    const frames = [
      { transform: `${up(8)} scale(.8)`, opacity: 0 },
      { transform: up(-4), opacity: 1, offset: 0.15 },
      { transform: up(-14), opacity: 1, offset: 0.8 },
      { transform: up(-26), opacity: 0 },
    ];
    this.#run(rising, frames, delay, RISE, true, "linear");
  }
}
