/** A replay by the keyboard: arrows by steps, with shift by turns, page keys by rounds, the space bar plays. */
import type { Replay } from "./replay.svelte";

const TYPING = "select, textarea, input:not([type=range])";
const PRESSING = "button, a, [role=button], [role=tab]";

export function steer(replay: Replay, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches(TYPING)) return;
  const moments = event.shiftKey ? replay.turns : null;
  const rounds = [...replay.rounds.map((round) => round.at), replay.count];
  const keys: Record<string, () => void> = {
    ArrowLeft: () => (moments ? replay.along(moments, false) : replay.by(-1)),
    ArrowRight: () => (moments ? replay.along(moments, true) : replay.by(1)),
    PageUp: () => replay.along(rounds, false),
    PageDown: () => replay.along(rounds, true),
    Home: () => replay.by(-replay.number),
    End: () => replay.by(replay.count),
  };
  if (!target.matches(PRESSING)) keys[" "] = replay.toggle;
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
