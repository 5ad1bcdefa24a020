import type { LegalAction, Now } from "./types";

/** What a seat may do, each with all that comes of it: an ending that many share is told once. */
export function offers(now: Now, seat: number): LegalAction[] {
  const ending = now.follows[seat] ?? [];
  return (now.legal[seat] ?? []).map(({ follows, ...legal }) => {
    if (!follows) return legal;
    return legal.likely
      ? { ...legal, likely: [...legal.likely, ...ending] }
      : { ...legal, preview: [...legal.preview, ...ending] };
  });
}
