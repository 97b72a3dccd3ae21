import { BOARD_TYPES } from '../boards/board-places.ts';

/** What files belong to: a board's documents, or one of the others. */
export const STORAGE_PLACES = [...BOARD_TYPES, 'drivers', 'inquiries'] as const;
export type StoragePlace = (typeof STORAGE_PLACES)[number];
