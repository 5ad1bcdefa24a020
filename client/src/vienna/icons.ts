/** Which of our drawings stands for what. */
import type { VienneseEvent } from "./types";

const ITEM_ICONS: Record<string, string> = {
  agent: "o-foreign",
  telephone: "d-telephone",
  map: "d-map",
  "cash-box": "d-cashbox",
  "seal-tile": "d-seal",
  "side-table": "d-sidetable",
};

export const itemIcon = (item: string): string => ITEM_ICONS[item] ?? "o-purchase";

/** The small picture before a line of the log or of a preview. */
export function eventIcon(event: VienneseEvent): string | null {
  switch (event.kind) {
    case "bribes-gained":
    case "bribes-paid":
      return `chip-${event.bribe}`;
    case "square-enclosed":
    case "marker-moved":
      return `i-${event.info}`;
    case "shillings-gained":
    case "shillings-paid":
      return "o-coin";
    case "shillings-deposited":
    case "extra-deposited":
      return "d-cashbox";
    case "scored":
      return "o-point";
    case "agent-placed":
    case "figure-moved":
    case "agent-removed":
      return "o-building";
    case "stefan-moved":
    case "investigator-moved":
      return "o-investigator";
    case "mission-accepted":
    case "mission-completed":
    case "mission-shown":
      return "u-mission";
    case "drawer-filled":
      return "u-desk";
    case "bought":
      return itemIcon(event.item ?? "");
    case "pile-shuffled":
    case "cards-discarded":
      return "o-cards";
    default:
      return null;
  }
}
