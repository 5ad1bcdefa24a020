/** Where the games are learned: the lessons of one, and one of them at its table. */
import type { Place } from "../lib/place";

const place: Place = {
  path: /^\/learn\/(?<game>[\w-]+)(?:\/(?<lesson>[\w-]+))?\/?$/,
  page: () => import("./Page.svelte"),
  stays: true,
  named: true,
};

export default place;
