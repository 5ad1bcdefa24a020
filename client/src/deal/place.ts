/** The same deal for several: `/deal/<id>`, and that of the day `/deal/<game>/today`. */
import type { Place } from "../lib/place";

const place: Place = {
  path: /^\/deal\/(?:(?<game>[a-z]\w*)\/today|(?<id>[\w-]{1,40}))\/?$/,
  page: () => import("./Deal.svelte"),
};
export default place;
