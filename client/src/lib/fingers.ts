/** Whoever points with a finger sees nothing before touching, so the first touch only looks; and there may be no keys. */
export const fingers = matchMedia("(hover: none)");
