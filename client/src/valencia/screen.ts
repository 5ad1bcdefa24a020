/** Valencia's screen. */
import { t } from "../lib/texts.svelte";
import type { Screen } from "../table/screen";
import Badge from "./Badge.svelte";
import Board from "./City.svelte";
import { Content } from "./content";
import Desk from "./Desk.svelte";
import { Valencia } from "./game.svelte";
import Rival from "./Rival.svelte";
import Side from "./Side.svelte";
import Steps from "./Steps.svelte";
import type { ValencianContent } from "./types";
import "./layout.css";
import "./city.css";
import "./tower.css";
import "./council.css";
import "./rivals.css";
import "./desk.css";
import "./auction.css";
import "./plan.css";
import "./phone.css";

const screen: Screen = {
  sits: (table, content) => new Valencia(table, new Content(content as ValencianContent)),
  Board,
  Desk,
  Side,
  Rival,
  Badge,
  Steps,
  parts: [
    { key: "m", selector: ".board-svg", title: () => t("page-key-map") },
    { key: "d", selector: ".desk", title: () => t("screen-title") },
    { key: "o", selector: ".others", title: () => t("others-title") },
    { key: "c", selector: ".council", title: () => t("council-title") },
    { key: "t", selector: ".tower", title: () => t("page-tower-title") },
  ],
  keys: () => [
    ["1 … 9", t("page-key-reveal")],
    ["P · V", t("page-key-pass")],
    ["D · S", t("page-key-plan")],
    ["Alt ← →", t("page-key-shift")],
  ],
  lit: ".space.legal, .tree.legal, .fsp.legal, button:is(.stack, .office, .good, .ipick, .icap, .inew), .ms.ready",
  matters: ".space.legal, .tree.legal, .fsp.legal, button:is(.stack, .good, .ipick), .ms.ready",
};

export default screen;
