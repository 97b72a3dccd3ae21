import type { DocumentRow } from './open-document.ts';

/**
 * Values of the form that every board has, each in a column of its own, besides title, category, text and dates of
 * publication. Form, history, export, import, demo content and test builders follow these functions: a new value is a
 * line in each of them.
 */
export interface ColumnValues extends MovableValues {
  popupFrom: string | null;
  popupUntil: string | null;
}

/** Those that an export contains, so that an import into another portal keeps them. */
export interface MovableValues {
  isPrivate: boolean;
  isPinned: boolean;
}

export const NO_MOVABLE_VALUES: MovableValues = { isPrivate: false, isPinned: false };

export const NO_VALUES: ColumnValues = { ...NO_MOVABLE_VALUES, popupFrom: null, popupUntil: null };

export const columnsOf = ({ isPrivate, isPinned, popupFrom, popupUntil }: ColumnValues) => ({
  is_private: isPrivate ? 1 : 0,
  is_pinned: isPinned ? 1 : 0,
  popup_from: utc(popupFrom),
  popup_until: utc(popupUntil),
});

export const movableValuesOf = (row: Pick<DocumentRow, 'is_private' | 'is_pinned'>): MovableValues => ({
  isPrivate: row.is_private === 1,
  isPinned: row.is_pinned === 1,
});

export const valuesOf = (row: DocumentRow): ColumnValues => ({
  ...movableValuesOf(row),
  popupFrom: row.popup_from,
  popupUntil: row.popup_until,
});

/** The values in an export of this portal, of which each is text. */
export const readMovableValues = (textOf: (name: keyof MovableValues) => string): MovableValues => ({
  isPrivate: textOf('isPrivate') === 'true',
  isPinned: textOf('isPinned') === 'true',
});

/** Times are compared as text, so all have the same zone and format. */
export const utc = (iso: string | null) => (iso ? new Date(iso).toISOString() : null);
