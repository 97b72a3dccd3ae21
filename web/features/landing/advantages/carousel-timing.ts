/** Specification point 9: how long a slide stays, and how long while the carousel is not in view. */
export const SLIDE_MS = 2_500;
export const HIDDEN_SLIDE_MS = 100_000;
/** Share of the carousel in the viewport from which it counts as visible. */
export const VISIBLE_SHARE = 0.1;
