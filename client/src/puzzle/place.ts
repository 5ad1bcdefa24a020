/** The puzzles of a game, `/puzzles/<game>`, that of the day, `/puzzles/<game>/today`, and one of them, `/puzzles/<game>/<number>`. */
import type { Place } from "../lib/place";

const place: Place = {
  path: /^\/puzzles\/(?<game>[\w-]+)(?:\/(?<which>today|\d{1,4}))?\/?$/,
  page: () => import("./Page.svelte"),
  named: true,
};

export default place;
