/** Which of our drawings stands for what. */
import type { ValencianEvent } from "./types";

export const goodIcon = (good: string): string => `v-${good}`;
export const officeIcon = (place: string): string => `v-${place}`;

/** What a rank brings: a seat, a good, a space, either of the two, a sale or a move. */
export function rewardIcon(reward: string, guild: string | null): string {
  if (reward === "seat") return officeIcon(guild ?? "merchants");
  if (reward.startsWith("good")) return goodIcon(guild ?? "oranges");
  if (reward === "sell" || reward === "move") return `v-${reward}`;
  return reward === "space" ? "v-member" : officeIcon(reward);
}

const RULES: Record<string, string> = {
  council: "v-nobility",
  members: "v-member",
  palms: "v-palm",
  fountains: "v-fountain",
  privileges: "v-privilege",
  missions: "v-mission",
  "failed-missions": "v-mission",
};
/** Before what scores at the end: a rule, or a mission by what it asks for. */
export function standingIcon(key: string, mission: (id: string) => { kind: string } | undefined): string {
  const kind = mission(key)?.kind;
  return kind ? `v-m-${kind}` : (RULES[key] ?? "o-point");
}

/** The small picture before a line of the log or of a preview. */
export function eventIcon(event: ValencianEvent): string | null {
  switch (event.kind) {
    case "coins-gained":
    case "coins-paid":
      return "v-coin";
    case "good-gained":
    case "good-returned":
      return goodIcon(event.good!);
    case "seat-taken":
    case "seat-left":
    case "seat-supported":
      return officeIcon(event.place!);
    case "settled":
    case "member-moved":
      return "v-member";
    case "fountain-used":
    case "fountain-built":
      return "v-fountain";
    case "palm-planted":
    case "palm-moved":
      return "v-palm";
    case "stack-revealed":
    case "card-returned":
    case "card-retrieved":
    case "planned":
    case "nina-revealed":
      return "v-cards";
    case "privilege-used":
    case "privilege-gained":
      return "v-privilege";
    case "stefan-taken":
      return "v-stefan";
    case "mission-scored":
    case "missions-chosen":
      return "v-mission";
    case "scored":
      return "o-point";
    default:
      return null;
  }
}

/** The sign on a special card. */
export function cardSign(card: string): string | null {
  const [kind = ""] = card.split("-");
  return ["joker", "savings", "twins", "warehouse", "support", "vagabond", "central"].includes(kind)
    ? `v-${kind}`
    : null;
}

/** A mission by what it asks for, with the guild or the cost where it names one. */
export const missionIcon = ({ kind, argument }: { kind: string; argument: string | number | null }): string =>
  (kind === "guild" || kind === "cost") && argument !== null ? `v-m-${kind}-${argument}` : `v-m-${kind}`;
