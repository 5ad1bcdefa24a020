/** Vienna's screen. */
import { t } from "../lib/texts.svelte";
import type { Screen } from "../table/screen";
import Badge from "./Badge.svelte";
import Board from "./City.svelte";
import { Content } from "./content";
import Desk from "./Desk.svelte";
import { Vienna } from "./game.svelte";
import Rival from "./Rival.svelte";
import Side from "./Side.svelte";
import type { VienneseContent } from "./types";
import "./board.css";
import "./signs.css";
import "./rivals.css";
import "./desk.css";
import "./phone.css";

const screen: Screen = {
  sits: (table, content) => new Vienna(table, new Content(content as VienneseContent)),
  Board,
  Desk,
  Side,
  Rival,
  Badge,
  parts: [
    { key: "m", selector: ".board-svg", title: () => t("page-key-map") },
    { key: "d", selector: ".desk", title: () => t("desk-title") },
    { key: "o", selector: ".others", title: () => t("others-title") },
    { key: "t", selector: ".house", title: () => t("tracks-title") },
  ],
  lit: ".bd.legal, .hcard.legal, button.drawer, .ms.ready, .fl.legal",
  matters: ".bd.legal, .sq.will, .ms.ready, .hcard.legal, .fl.legal",
};

export default screen;
