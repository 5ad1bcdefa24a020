/** A position is written and played from: `/position/<game>`, and that of a table, `/position/<game>/<table>/<number>`. */
import type { Place } from "../lib/place";

const place: Place = {
  path: /^\/position\/(?<game>[a-z]\w*)(?:\/(?<table>[\w-]{1,40})(?:\/(?<number>\d{1,4}))?)?\/?$/,
  page: () => import("./Page.svelte"),
  named: true,
};
export default place;
