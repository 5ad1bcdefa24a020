/** Where a link leads that somebody has given away to make friends: `/friend`, with its code behind the sign. */
import type { Place } from "../lib/place";

const place: Place = { path: /^\/friend\/?$/, page: () => import("./Page.svelte"), named: true };
export default place;
