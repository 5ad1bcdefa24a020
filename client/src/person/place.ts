/** Where somebody looks after who they are here, `/person`, or is forgotten, and `/join`, where a device becomes theirs. */
import type { Place } from "../lib/place";

const place: Place = {
  path: /^\/(?:(?<join>join)|person(?:\/(?<forget>forget))?)\/?$/,
  page: () => import("./Page.svelte"),
};
export default place;
