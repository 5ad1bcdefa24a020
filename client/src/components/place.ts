import type { Place } from "../lib/place";

/** The components of a game, to look through: `/components/<game>/cards/029` is one of them. */
const place: Place = {
  path: /^\/components(?:\/(?<game>[\w-]+)(?:\/(?<kind>[\w-]+)(?:\/(?<id>[^/]+))?)?)?\/?$/,
  page: () => import("./Components.svelte"),
  stays: true,
};
export default place;
