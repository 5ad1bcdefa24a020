import type { Place } from "../lib/place";

/** The rules of a game, in full: `/rules/<game>#V38` is one of them. */
const place: Place = {
  path: /^\/rules(?:\/(?<game>[\w-]+))?\/?$/,
  page: () => import("./Rulebook.svelte"),
  stays: true,
};
export default place;
