import type { BoardField } from '#shared/boards/board.ts';

/** A field's value as it is read everywhere: `2026.10`, as all dates are written, and its unit behind it. */
export const fieldText = ({ kind, unit = '' }: Pick<BoardField, 'kind' | 'unit'>, value: string): string =>
  (kind === 'month' ? value.replace('-', '.') : value) + unit;
