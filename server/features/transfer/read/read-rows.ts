import { parse } from 'csv-parse/sync';
import { fail } from '../../../errors.ts';

export interface RawRow {
  line: number;
  values: Record<string, unknown>;
}

/** The rows of a CSV with a header line, of a JSON array, or of phpMyAdmin's JSON export. @throws TR01 */
export function readRows(bytes: Buffer): { rows: RawRow[]; isCsv: boolean } {
  try {
    const text = textOf(bytes).trimStart();
    const isCsv = !/^[[{]/.test(text);
    return { isCsv, rows: isCsv ? csvRows(text) : jsonRows(JSON.parse(text)) };
  } catch (cause) {
    return fail('TR01', { cause });
  }
}

/** UTF-8, or what Excel on Korean Windows makes of a CSV when it is saved again. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr', { fatal: true }).decode(bytes);
  }
}

function csvRows(text: string): RawRow[] {
  const records = parse(text, {
    columns: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as unknown as {
    record: Record<string, string>;
    info: { lines: number };
  }[];
  // The parser tells where a record ends; it began after the one before.
  let line = 2;
  return records.map(({ record, info }) => {
    const row = { line, values: record };
    line = info.lines + 1;
    return row;
  });
}

function jsonRows(parsed: unknown): RawRow[] {
  const list = Array.isArray(parsed) ? parsed : listsIn(parsed);
  const tables = list.filter((one) => isObject(one) && one.type === 'table' && Array.isArray(one.data));
  const rows: unknown[] = tables.length > 0 ? tables.flatMap((table: { data: unknown[] }) => table.data) : list;
  return rows.map((row, index) => {
    if (!isObject(row)) throw new Error('Not a row');
    return { line: index + 1, values: row };
  });
}

/** What hangs on the documents stands beside them where each table is a list of its own. */
function listsIn(parsed: unknown): unknown[] {
  if (!isObject(parsed) || !Array.isArray(parsed.documents)) throw new Error('No rows');
  return ['documents', 'comments', 'files'].flatMap((name) => (Array.isArray(parsed[name]) ? parsed[name] : []));
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A cell as text that both databases can keep; nothing but plain values is text. */
export function textIn(values: Record<string, unknown>, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : '';
  if (!['string', 'number', 'boolean'].includes(typeof value)) return '';
  return String(value).replaceAll('\0', '').toWellFormed().normalize('NFC');
}

export const countIn = (values: Record<string, unknown>, name: string): number =>
  Math.min(Math.max(Math.trunc(Number(textIn(values, name))) || 0, 0), 1_000_000_000);

/** ISO 8601 in UTC; times without a zone are Korean. Empty when it is not a time. */
export function timeIn(values: Record<string, unknown>, name: string): string {
  const text = textIn(values, name).trim();
  const parts = /^(\d{4})-?(\d\d)-?(\d\d)[ T]?(\d\d):?(\d\d):?(\d\d)$/.exec(text);
  const iso = parts
    ? `${parts.slice(1, 4).join('-')}T${parts.slice(4).join(':')}+09:00`
    : /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text)
      ? text
      : '';
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
