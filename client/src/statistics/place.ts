import type { Place } from "../lib/place";

/** What came of finished games: `/statistics/<game>` of all in the house, `/statistics/<game>/mine` of one's own. */
const place: Place = {
  path: /^\/statistics(?:\/(?<game>[\w-]+)(?:\/(?<part>mine))?)?\/?$/,
  page: () => import("./Statistics.svelte"),
};
export default place;
