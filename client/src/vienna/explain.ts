/** What everything on the map, the tracks and the roof is, in words; it tells what was sent and knows no rule. */
import type { Explanation } from "../lib/explains";
import { t, texts } from "../lib/texts.svelte";
import { INFOS, slug, spot } from "./content";
import { DeskExplain } from "./explaindesk";

/** Clicking a house means this, by what is asked. */
const WISHES: Record<string, string> = { "action-iii": "place", source: "move-from" };

export class Explain extends DeskExplain {
  #standing(index: number): string[] {
    const { city, desks } = this.game.view;
    const players = (city.agents[index] ?? []).map((seat) => {
      const figure = desks[seat]?.figure;
      const player = this.game.name(seat);
      return figure?.building === index ? t("page-x-figure", { player, name: figure.name }) : player;
    });
    return city.stefan === index ? [...players, t("stefan")] : players;
  }

  /** What a house is, in a few words where there is more to say than that. */
  #features(index: number): string {
    const { seal, letter } = this.game.content.building(index);
    const extra = this.game.advanced ? [t("seal", { seal }), ...(letter ? [t("page-letter", { letter })] : [])] : [];
    return texts.parts([t("flag", { flag: this.game.view.city.flags[index]! }), ...extra]);
  }

  #rules(index: number): string[] {
    const { colour, seal, letter } = this.game.content.building(index);
    const { advanced } = this.game;
    return [
      t("page-x-price", { bribe: colour }),
      t("page-x-flag", { version: advanced ? "advanced" : "introductory", flag: this.game.view.city.flags[index]! }),
      ...(advanced ? [t("page-x-seal", { seal })] : []),
      ...(advanced && letter ? [t("page-x-letter", { letter })] : []),
    ];
  }

  building(index: number): Explanation {
    const { game } = this;
    const building = game.content.building(index);
    const flag = game.view.city.flags[index]!;
    const here = this.#standing(index);
    const around = game.content.data.squares.filter((square) => square.buildings.includes(index));
    const step = game.view.asked?.step ?? "";
    const choice = game.onMap.get(index);
    // Where other houses can be chosen for something, this one could have been, too.
    const kind = WISHES[step] ?? [...game.onMap.values()][0]?.kind;
    return {
      title: `${building.name} (${spot(index)})`,
      icons: [`chip-${building.colour}`, `f-${flag}`],
      lines: [
        ...(choice ? [this.#features(index)] : this.#rules(index)),
        here.length ? t("page-stand-here", { players: texts.list(here) }) : t("page-x-nobody"),
        ...(game.view.city.stefan === index ? [t("page-x-helper")] : []),
        // Those of a house that may be chosen are lit.
        ...(choice
          ? []
          : [t("page-x-around", { squares: texts.list(around.map((square) => `${square.name} ${square.value}`)) })]),
      ],
      ...(choice ? { action: choice.action } : {}),
      wish: kind ? `${kind} ${slug(building.name)}` : null,
    };
  }

  square(index: number): Explanation {
    const { game } = this;
    const square = game.content.data.squares[index]!;
    const { tiles, agents, stefan } = game.view.city;
    const tile = tiles[index];
    if (!tile) return { title: square.name, lines: [t("page-x-square-empty")] };
    const names = (list: number[]): string => texts.list(list.map((b) => game.content.building(b).short));
    const missing = game.view.order.map((seat) => {
      const lacks = square.buildings.filter((b) => !agents[b]?.includes(seat));
      const player = game.name(seat);
      return lacks.length === square.buildings.length
        ? t("page-x-missing-all", { player })
        : t("page-x-missing", { player, buildings: names(lacks) });
    });
    return {
      title: square.name,
      near: square.buildings.map((b) => `building:${b}`),
      icons: [`i-${tile}`],
      lines: [
        t("page-x-square", { info: tile, count: square.value }),
        names(square.buildings),
        ...missing,
        ...(stefan !== null && square.buildings.includes(stefan) ? [t("page-x-helper")] : []),
      ],
    };
  }

  roads(): Explanation {
    return { title: t("page-x-roads.title"), lines: [t("page-x-roads")] };
  }

  override scores(): Explanation {
    const { lines } = super.scores();
    return { title: t("page-x-score-track.title"), lines: [t("page-x-score-track"), ...lines] };
  }

  track(info: string): Explanation {
    const { game } = this;
    const { content, desk } = game;
    const at = game.view.tracks.markers[info] ?? 0;
    const area = content.area(info, at);
    let ahead = at;
    while (ahead < content.spaces - 1 && content.area(info, ahead) === area) ahead += 1;
    const choice = game.onInfo.get(info);
    return {
      title: t("page-track", { info: t("info", { info }), area, space: at + 1 }),
      icons: [`i-${info}`],
      lines: [
        t("page-x-track", { info, space: at + 1, last: content.spaces, area, count: area }),
        ahead > at
          ? t("page-x-track-next", { steps: ahead - at, area: content.area(info, ahead) })
          : t("page-x-track-end"),
        t("page-x-track-step", { info }),
        ...(desk ? [t("page-x-own-tiles", { info, count: desk.tiles[info] ?? 0 })] : []),
      ],
      ...(choice ? { action: choice.action } : {}),
      wish: null,
    };
  }

  roof(letter: string): Explanation {
    const { investigator, end, purchases, paydays } = this.game.view.tracks;
    const ending = this.game.view.ending !== "no";
    const state =
      letter > end
        ? "beyond"
        : ending && letter > investigator
          ? "never"
          : letter === investigator
            ? "at"
            : letter === end
              ? "end"
              : letter < investigator
                ? "past"
                : "ahead";
    return {
      title: t("page-x-roof.title", { space: letter }),
      lines: [
        t("page-x-roof", { state }),
        ...(purchases.includes(letter) ? [t(ending ? "page-x-purchase-last" : "page-x-purchase")] : []),
        ...(paydays.includes(letter) ? [t(letter === end ? "page-x-payday-last" : "page-x-payday")] : []),
      ],
    };
  }

  investigator(): Explanation {
    const { tracks } = this.game.view;
    return {
      title: t("tracks-roof"),
      lines: [
        t("page-roof", { space: tracks.investigator, end: tracks.end }),
        t("page-x-investigator"),
        t("page-x-token", { state: tracks.crossed ? "moved" : "may" }),
        ...(tracks.token ? [t("phase", { phase: tracks.token })] : []),
      ],
    };
  }

  map(): Explanation {
    const { buildings, squares } = this.game.content.data;
    return this.part(t("page-map", { buildings: buildings.length, squares: squares.length }));
  }

  tracks(): Explanation {
    const { markers } = this.game.view.tracks;
    const lines = INFOS.map((info) =>
      t("page-track", {
        info: t("info", { info }),
        area: this.game.content.area(info, markers[info] ?? 0),
        space: (markers[info] ?? 0) + 1,
      }),
    );
    return { title: t("tracks-title"), lines: [...lines, ...this.walk()] };
  }
}
