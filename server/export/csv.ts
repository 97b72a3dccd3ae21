import { stringify } from 'csv-stringify/sync';
import { guarded } from './formula-guard.ts';

/** First line of a CSV file, after a byte order mark for spreadsheets. */
export const csvHeader = (columns: readonly string[]): string => `\uFEFF${stringify([[...columns]])}`;

/** Lines of a CSV file, without formulas. Many at once cost a fraction of as many calls. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  stringify(rows.map((row) => row.map(guarded)));
