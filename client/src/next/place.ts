/** `/next`: the table that waits for whoever comes, the most urgent one. */
import type { Place } from "../lib/place";

const place: Place = { path: /^\/next\/?$/, page: () => import("./Page.svelte"), named: true };
export default place;
