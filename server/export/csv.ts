import { stringify } from 'csv-stringify/sync';
import { guarded } from './formula-guard.ts';

/** First line of a CSV file, after a byte order mark for spreadsheets. */
export const csvHeader = (columns: readonly string[]): string => `\uFEFF${stringify([[...columns]])}`;

/** One line of a CSV file, without formulas. */
export const csvLine = (cells: readonly string[]): string => stringify([cells.map(guarded)]);
