/** Apart from the other texts of lists, so that the landing page need not load them. */
export const PINNED = '상단 고정';
