/** Cards stand alone, in twos or in threes. */
export const CARD_GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6';

/** As wide as a card's picture is in that grid, at most a third of `max-w-page`; the browser chooses by it. */
export const CARD_PICTURE_SIZES = '(min-width: 1280px) 390px, (min-width: 1024px) 31vw, (min-width: 640px) 47vw, 92vw';
