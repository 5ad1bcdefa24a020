/** Valencia's components to look through: cards, missions, fountains, the tiles of both cities, and goods. */
import { capital, t, texts } from "../lib/texts.svelte";
import type { Facet, Gallery, Kind, Piece } from "../table/gallery";
import { Content, GUILDS, OFFICES } from "./content";
import Face from "./Face.svelte";
import { goodIcon } from "./icons";
import cites from "./rules";
import Sprite from "./Sprite.svelte";
import type { Guild, ValencianContent } from "./types";
import { ValencianWords } from "./words";
// With all of the screen, which so stays in one piece for those who come to play.
import "./screen";
import "./gallery.css";

/** A tile of the city, with what lies on each of its faces. */
export interface Tile {
  index: number;
  small: boolean;
  faces: { cells: { guild: Guild | null; cost: number }[] }[];
}
export type Tiles = ValencianContent & { tiles_big: Tile[]; tiles_small: Tile[] };

const PLAIN = ["one", "two", "three", "four", "five", "six"];
const CITY = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** What the missions with a number or more of players ask for. */
const PLAYERS = 3;
const WAREHOUSES = ["warehouse-wine", "warehouse-oranges"];

const facet = (name: string, values: Facet["values"]): Facet => ({
  name,
  title: t("page-pieces-facet", { facet: name }),
  values,
});
const fact = (name: string, value: string): [string, string] => [t("page-pieces-fact", { fact: name }), value];
const kind = (name: string, pieces: Piece[], facets: Facet[] = []): Kind => ({
  name,
  title: t("page-pieces-kind", { kind: name }),
  pieces,
  facets,
});
const byGuild = (): Facet =>
  facet(
    "guild",
    GUILDS.map((guild) => ({ value: guild, title: capital(t("guild", { guild })), icon: goodIcon(guild) })),
  );

function cards(content: Content, words: ValencianWords): Kind {
  const { goods } = content.data;
  const all = Object.keys(words.book.table.components["cards"] as object);
  const pieces = all.map<Piece>((card) => ({
    id: card,
    title: t("card-title", { card }),
    words: [
      t("card.use", {
        card,
        count: goods.savings[0] ?? 0,
        good: goods.warehouses[WAREHOUSES.indexOf(card)] ?? "wine",
      }),
    ],
    has: { special: [PLAIN.includes(card) ? "no" : "yes"] },
    facts: [],
    rules: [cites.said[`card.${card}`] ?? "L6"],
    used: [["card", card]],
  }));
  const special = ["no", "yes"].map((value) => ({ value, title: t("page-pieces-special", { special: value }) }));
  return kind("cards", pieces, [facet("special", special)]);
}

function missions(content: Content, words: ValencianWords): Kind {
  const pieces = content.data.missions.map<Piece>((mission) => ({
    id: mission.id,
    title: capital(words.needs(mission.id, PLAYERS)),
    words: [
      mission.failure
        ? t("page-x-mission", { points: mission.points, failed: mission.failure })
        : t("page-x-mission-formula"),
    ],
    has: { fails: [mission.failure ? "yes" : "no"] },
    facts: [fact("number", mission.id)],
    rules: [cites.said[`mission-${mission.kind}`] ?? "L34", "L34"],
    used: [
      ["completed", mission.id],
      ["kept", mission.id],
    ],
  }));
  const fails = ["yes", "no"].map((value) => ({ value, title: t("page-pieces-fails", { fails: value }) }));
  return kind("missions", pieces, [facet("fails", fails)]);
}

function fountains(content: Content): Kind {
  const { fountains, central } = content.data;
  const pieces = fountains.map<Piece>(({ id, value, ability }) => ({
    id,
    title: ability ? capital(t("ability", { ability })) : t("page-pieces-plain", { value }),
    words: [t("page-x-fountain", { count: value }), ...(ability ? [t("page-x-ability", { ability })] : [])],
    has: { ability: [ability ? "yes" : "no"] },
    facts: [fact("value", t("points", { count: value }))],
    rules: [ability ? (cites.said[`page-x-ability.${ability}`] ?? "L27") : "Q5", "L31"],
    used: [
      ["built", id],
      ["ability", id],
    ],
  }));
  const middle: Piece = {
    id: "central",
    title: t("page-x-central.title"),
    words: [t("page-x-fountain", { count: central }), t("page-x-central")],
    has: { ability: ["no"] },
    facts: [fact("value", t("points", { count: central }))],
    rules: ["K21"],
    used: [],
  };
  const ability = ["yes", "no"].map((value) => ({ value, title: t("page-pieces-ability", { ability: value }) }));
  return kind("fountains", [...pieces, middle], [facet("ability", ability)]);
}

/** Every face of the tiles of a city. */
function tiles(name: "city-big" | "city-small", all: Tile[]): Kind {
  const pieces = all.flatMap(({ index, faces }) =>
    faces.map<Piece>(({ cells }, face) => {
      const spaces = cells.filter((cell) => cell.guild !== null);
      return {
        id: `${CITY[index]}${face + 1}`,
        title: t("page-pieces-tile", { tile: CITY[index]!, face: face + 1 }),
        words: [texts.list(spaces.map(({ guild, cost }) => `${t("guild", { guild: guild! })} ${cost}`))],
        has: {
          guild: spaces.map(({ guild }) => guild!),
          cost: [...new Set(spaces.map(({ cost }) => String(cost)))],
        },
        facts: [fact("fountains", String(cells.length - spaces.length))],
        rules: ["Q2", "Q3", "L25"],
        used: [
          ["peopled", `${name.slice("city-".length)}-${CITY[index]}${face + 1}`],
          ["laid", `${name.slice("city-".length)}-${CITY[index]}${face + 1}`],
        ],
      };
    }),
  );
  const costs = ["0", "1", "2", "3", "4", "5"].map((value) => ({ value, title: value }));
  return kind(name, pieces, [byGuild(), facet("cost", costs)]);
}

function goods(content: Content): Kind {
  const pieces = GUILDS.map<Piece>((good) => ({
    id: good,
    title: capital(t("guild", { guild: good })),
    words: [t("page-x-good"), t("page-x-good-price", { good, count: content.price(good) })],
    has: {},
    facts: [fact("price", t("coins", { count: content.price(good) }))],
    rules: ["L4", "Q6"],
    used: [["gained", good]],
  }));
  return kind("goods", pieces);
}

function council(): Kind {
  const pieces = OFFICES.map<Piece>((place) => ({
    id: place,
    title: capital(t("page-x-office.title", { place })),
    words: (GUILDS as readonly string[]).includes(place)
      ? [t("page-x-letter-first", { guild: place })]
      : [t("page-x-office", { place })],
    has: {},
    facts: [],
    rules: ["L23", "L32"],
    used: [["seated", place]],
  }));
  return kind("council", pieces);
}

const gallery: Gallery = {
  kinds: (sent) => {
    const content = new Content(sent as ValencianContent);
    const words = new ValencianWords(content);
    const { tiles_big: big, tiles_small: small } = sent as Tiles;
    return [
      missions(content, words),
      cards(content, words),
      fountains(content),
      tiles("city-big", big),
      tiles("city-small", small),
      goods(content),
      council(),
    ];
  },
  Face,
  Sprite,
};

export default gallery;
