/** Where a table is set up: `/new/<game>`. */
import type { Place } from "../lib/place";

const place: Place = {
  path: /^\/new\/(?<game>[\w-]+)\/?$/,
  page: () => import("./OpenTable.svelte"),
  named: true,
};
export default place;
