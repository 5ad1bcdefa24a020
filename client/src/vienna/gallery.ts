/** Vienna's components to look through: cards, missions, houses, squares, and what else lies on the table. */
import { t, texts } from "../lib/texts.svelte";
import type { Facet, Gallery, Kind, Piece } from "../table/gallery";
import { BRIBES, cardNumber, Content, INFOS, ITEMS, spot } from "./content";
import Face from "./Face.svelte";
import { printed } from "./abilities";
import cites from "./rules";
import type { VienneseContent } from "./types";
import { VienneseWords } from "./words";
// With all of the screen, which so stays in one piece for those who come to play.
import "./screen";
import "./gallery.css";

const FLAGS = ["usa", "ussr", "france", "uk", "austria"];
const SEALS = ["nobility", "religion", "administration", "culture", "science"];
const FIGURES = ["hamburg", "amsterdam", "new-york", "marrakesh"];
const FIRST_ADVANCED = 91;

const facet = (name: string, values: Facet["values"]): Facet => ({
  name,
  title: t("page-pieces-facet", { facet: name }),
  values,
});
const fact = (name: string, value: string): [string, string] => [t("page-pieces-fact", { fact: name }), value];
const byBribe = (name: string): Facet =>
  facet(
    name,
    BRIBES.map((bribe) => ({ value: bribe, title: t("bribe", { bribe }), icon: `chip-${bribe}` })),
  );
const byFlag = (): Facet =>
  facet(
    "flag",
    FLAGS.map((flag) => ({ value: flag, title: t("flag", { flag }), icon: `f-${flag}` })),
  );

/** What an ability gives, in a few groups. */
const BRINGS: Record<string, string> = {
  points: "points",
  less: "cheaper",
  wild: "cheaper",
  bribe: "bribes",
  same: "bribes",
  step: "markers",
  "other-marker": "markers",
  cards: "cards",
};

function cards(content: Content, words: VienneseWords): Kind {
  const all = content.data.cards;
  const pieces = all.map<Piece>(({ number, bribe, info, ability, type, action }) => {
    const alike = all.filter((other) => other.ability === ability && other.type === type);
    return {
      id: cardNumber(number),
      title: t("card-title", { card: cardNumber(number) }),
      words: [words.ability(number)],
      has: { action: [action], brings: [BRINGS[printed(ability).gives] ?? "points"], bribe: [bribe] },
      facts: [
        fact("bribe", t("bribe", { bribe })),
        fact("info", t("info", { info })),
        fact(
          "alike",
          texts.list(alike.filter((one) => one.number !== number).map((one) => cardNumber(one.number))) || "–",
        ),
        fact("advanced", t("page-pieces-yes", { yes: number >= FIRST_ADVANCED ? "yes" : "no" })),
      ],
      rules: [cites.said[`ability-${ability}`] ?? "V29"],
      used: [["card", String(number)]],
    };
  });
  const facets = [
    facet(
      "action",
      ["II", "III", "IV"].map((action) => ({ value: action, title: t("page-x-slot.title", { space: action }) })),
    ),
    facet(
      "brings",
      ["points", "cheaper", "bribes", "markers", "cards"].map((value) => ({
        value,
        title: t("page-pieces-brings", { brings: value }),
      })),
    ),
    byBribe("bribe"),
  ];
  return { name: "cards", title: t("page-pieces-kind", { kind: "cards" }), pieces, facets };
}

function missions(content: Content, words: VienneseWords): Kind {
  const pieces = content.data.missions.map<Piece>(({ id, flag, kind }) => ({
    id,
    title: `${id} ${t("flag", { flag })}`,
    words: [words.needs(id), t("page-x-mission-reward", { reward: String(words.missionArgs(id)["reward"]) })],
    has: { group: [id.charAt(0)], kind: [kind], flag: [flag] },
    facts: [],
    rules: [cites.said[`mission-needs-${kind}`] ?? "V81", "V78"],
    used: [
      ["completed", id],
      ["kept", id],
    ],
  }));
  const facets = [
    facet(
      "group",
      ["S", "A", "B"].map((value) => ({ value, title: value })),
    ),
    facet(
      "kind",
      ["seals", "bribes", "building", "information"].map((value) => ({
        value,
        title: t("page-pieces-asks", { asks: value }),
      })),
    ),
    byFlag(),
  ];
  return { name: "missions", title: t("page-pieces-kind", { kind: "missions" }), pieces, facets };
}

function houses(content: Content): Kind {
  const pieces = content.data.buildings.map<Piece>(({ index, name, colour, flag, seal, letter }) => ({
    id: spot(index),
    title: `${name} (${spot(index)})`,
    words: [
      texts.parts([
        t("bribe", { bribe: colour }),
        t("flag", { flag }),
        t("seal", { seal }),
        ...(letter ? [t("page-letter", { letter })] : []),
      ]),
    ],
    has: { colour: [colour], flag: [flag], seal: [seal] },
    facts: [
      fact(
        "around",
        texts.list(
          content.data.squares.filter((one) => one.buildings.includes(index)).map((one) => `${one.name} ${one.value}`),
        ),
      ),
    ],
    rules: ["V11", "V16", "V40"],
    used: [["entered", String(index)]],
  }));
  const seals = SEALS.map((seal) => ({ value: seal, title: t("seal", { seal }), icon: `s-${seal}` }));
  const facets = [byBribe("colour"), byFlag(), facet("seal", seals)];
  return { name: "houses", title: t("page-pieces-kind", { kind: "houses" }), pieces, facets };
}

function squares(content: Content): Kind {
  const pieces = content.data.squares.map<Piece>(({ index, name, buildings, value }) => ({
    id: String(index + 1),
    title: name,
    words: [texts.list(buildings.map((one) => content.building(one).short))],
    has: { value: [String(value)] },
    facts: [fact("value", t("points", { count: value }))],
    rules: ["V10", "V42"],
    used: [["enclosed", String(index)]],
  }));
  const values = ["2", "3", "4"].map((value) => ({ value, title: value }));
  return {
    name: "squares",
    title: t("page-pieces-kind", { kind: "squares" }),
    pieces,
    facets: [facet("value", values)],
  };
}

function purchases(words: VienneseWords): Kind {
  const rules: Record<string, string> = { agent: "V69", telephone: "V70", map: "V71", "cash-box": "V72" };
  const more: Record<string, string> = { "seal-tile": "V74", "side-table": "V75" };
  const pieces = ["agent", ...ITEMS].map<Piece>((item) => ({
    id: item,
    title: t("item", { item }),
    words: [t("item.use", { item })],
    has: {},
    facts: [fact("price", t("shillings", { count: words.price(item) }))],
    rules: [rules[item] ?? more[item] ?? "V68", "V67"],
    used: [["bought", item]],
  }));
  return { name: "purchases", title: t("page-pieces-kind", { kind: "purchases" }), pieces, facets: [] };
}

/** What stands on the roof and on the tracks. */
function roof(): Kind {
  const tiles = [
    { id: "purchase", words: ["page-x-purchase"], rules: ["V59", "V65"] },
    { id: "payday", words: ["page-x-payday"], rules: ["V59", "V76"] },
    { id: "investigator", words: ["page-x-investigator"], rules: ["V48", "V50"] },
  ].map<Piece>(({ id, words, rules }) => ({
    id,
    title: t("page-pieces-roof", { what: id }),
    words: words.map((word) => t(word)),
    has: {},
    facts: [],
    rules,
    used: [],
  }));
  const info = INFOS.map<Piece>((one) => ({
    id: one,
    title: t("info", { info: one }),
    words: [t("page-x-track-step", { info: one })],
    has: {},
    facts: [],
    rules: ["V44", "V53"],
    used: [],
  }));
  return { name: "roof", title: t("page-pieces-kind", { kind: "roof" }), pieces: [...tiles, ...info], facets: [] };
}

function figures(): Kind {
  const rules = ["V124", "V126", "V125", "V127"];
  const four = FIGURES.map<Piece>((name, k) => ({
    id: name,
    title: t("figure-name", { name }),
    words: [t("page-x-figure-use", { name }), t("page-x-figure-rule")],
    has: {},
    facts: [],
    rules: [rules[k]!, "V121"],
    used: [],
  }));
  const third: Piece = {
    id: "third-man",
    title: t("stefan"),
    words: [t("page-x-helper")],
    has: {},
    facts: [],
    rules: ["V110", "V111"],
    used: [],
  };
  return { name: "figures", title: t("page-pieces-kind", { kind: "figures" }), pieces: [...four, third], facets: [] };
}

const gallery: Gallery = {
  kinds: (sent) => {
    const content = new Content(sent as VienneseContent);
    const words = new VienneseWords(content);
    return [
      cards(content, words),
      missions(content, words),
      houses(content),
      squares(content),
      purchases(words),
      roof(),
      figures(),
    ];
  },
  Face,
};

export default gallery;
