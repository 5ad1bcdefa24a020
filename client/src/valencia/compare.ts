/** What a stack could beat, while it is arranged: what the round before came to, or in the first round a rival's cards. */
import { t, texts } from "../lib/texts.svelte";
import type { Valencia } from "./game.svelte";
import { against, beaten, type Plan } from "./plan.svelte";

const HUNDRED = 100;

/** Whether other cards may change what it comes to. */
export const changing = ({ game }: Plan, stack: readonly string[]): boolean =>
  stack.some((card) => game.words.changes(card));

/** Against a rival's stack of one card, of two and so on: as far as that is neither certain nor impossible. */
function rivalling(plan: Plan, stack: readonly string[]): { count: number; share: number }[] {
  const some = plan.rivals.flatMap((outcome, k) => {
    const share = Math.round(beaten(plan.sum(stack), outcome) * HUNDRED);
    return share ? [{ count: k + 1, share }] : [];
  });
  const doubtful = some.filter(({ share }) => share < HUNDRED).slice(0, 2);
  return doubtful.length ? doubtful : some.slice(-1);
}

/** What is said of a stack, line by line; nothing of one whose sum others may change. */
export function compared(plan: Plan, stack: readonly string[]): string[] {
  if (changing(plan, stack)) return [];
  if (plan.rivals.length) {
    const [first, ...rest] = rivalling(plan, stack).map((one) => t("page-plan-beats-cards", one));
    return first ? [t("page-plan-beats", { what: first }), ...rest] : [t("page-plan-beats-none")];
  }
  if (!plan.before.length) return [];
  const { won, level, second } = against(plan.sum(stack), plan.before);
  if (won.length === plan.before.length) return [t("page-plan-won-all")];
  const line = (id: string, letters: string[]): string[] =>
    letters.length ? [t(id, { letters: texts.list(letters) })] : [];
  const lines = [...line("page-plan-won", won), ...line("page-plan-level", level), ...line("page-plan-second", second)];
  return lines.length ? [texts.parts(lines)] : [t("page-plan-won-none")];
}

/** The same where many stacks leave no room for words: the letters of the steps, or one share. */
export function inShort(plan: Plan, stack: readonly string[]): string {
  if (changing(plan, stack)) return "";
  if (plan.rivals.length) {
    const [first] = rivalling(plan, stack);
    if (!first) return "–";
    return t("log-line", { player: String(first.count), what: t("page-percent", { percent: first.share }) });
  }
  const { won } = against(plan.sum(stack), plan.before);
  if (won.length > 1 && won.length === plan.before.length) return `${won[0]}–${won.at(-1)}`;
  return won.join("") || (plan.before.length ? "–" : "");
}

/** Who may still show a stack: how large theirs are, and, where no unseen card changes sums, what none can exceed. */
export function coming(game: Valencia): string[] {
  const { seat: own, bidders, view, words } = game;
  return bidders.waiting.flatMap((seat) => {
    const { stacks, unseen = {} } = view.desks[seat]!;
    if (seat === own || !stacks.length) return [];
    const left = Object.entries(unseen).filter(([, count]) => count > 0);
    const args = { player: game.name(seat), sizes: texts.list(stacks.map(String)) };
    if (!left.length || left.some(([card]) => words.changes(card))) return [t("page-x-coming", args)];
    const values = left.flatMap(([card, count]) => Array<number>(count).fill(words.value(card))).sort((a, b) => b - a);
    const most = values.slice(0, Math.max(...stacks)).reduce((sum, value) => sum + value, 0);
    return [t("page-x-coming-most", { ...args, most })];
  });
}
