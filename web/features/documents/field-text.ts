import type { BoardField } from '#shared/boards/board.ts';

/** Display text of a field: months as `2026.10`, with the unit appended. */
export const fieldText = ({ kind, unit = '' }: Pick<BoardField, 'kind' | 'unit'>, value: string): string =>
  (kind === 'month' ? value.replace('-', '.') : value) + unit;
