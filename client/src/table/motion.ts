/** What moves when something happens: glides, slides and rising numbers, by the names of places. */

/** Places are named in `data-place`, pieces that keep their element in `data-piece`; the first one in sight is taken. */
export type Move =
  | { kind: "glide"; icon: string; look: string; from: string[]; to: string[]; piece?: string }
  | { kind: "carry"; what: string; from: string[]; to: string[] }
  | { kind: "slide"; piece: string }
  | { kind: "rise"; at: string[]; text: string; icon: string; seat: number };

/** A number with a true minus. */
export const figure = (count: number): string => (count < 0 ? `−${-count}` : `${count}`);
/** A gain or a loss. */
export const signed = (count: number): string => (count < 0 ? figure(count) : `+${count}`);
