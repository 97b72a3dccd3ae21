/** One, two or three columns. */
export const CARD_GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6';
