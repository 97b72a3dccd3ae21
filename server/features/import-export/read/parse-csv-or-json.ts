import { parse } from 'csv-parse/sync';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { RawRow } from './read-rows-in-worker.ts';
import { isObject } from './read-rows-in-worker.ts';

/** @throws for other formats, or too many rows, columns or values. */
export function parseRows(bytes: Uint8Array): { rows: RawRow[]; isCsv: boolean } {
  const text = textOf(bytes).trimStart();
  const isCsv = !/^[[{]/.test(text);
  const rows = isCsv ? csvRows(text) : jsonRows(JSON.parse(text));
  if (rows.length > SERVER_LIMITS.importRowsMax) throw new Error('Too many rows');
  return { isCsv, rows };
}

/**
 * Batches of rows with about so many values each, because receiving one blocks the thread that receives it.
 * @throws for too many values.
 */
export function* inBatches(rows: readonly RawRow[], values: number): Generator<RawRow[]> {
  let batch: RawRow[] = [];
  let [inBatch, inAll] = [0, 0];
  for (const row of rows) {
    const count = countValues(row.values);
    inAll += count;
    if (count > SERVER_LIMITS.importRowValuesMax || inAll > SERVER_LIMITS.importValuesMax)
      throw new Error('Too many values');
    batch.push(row);
    inBatch += count;
    if (inBatch < values) continue;
    yield batch;
    [batch, inBatch] = [[], 0];
  }
  yield batch;
}

/** With those inside of lists and objects, at any depth. */
function countValues(row: unknown): number {
  const open = [row];
  let count = 0;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    const inside: unknown[] = Array.isArray(value) ? value : Object.values(value as object);
    count += inside.length;
    for (const one of inside) if (typeof one === 'object' && one !== null) open.push(one);
  }
  return count;
}

/** UTF-8, or CP949, which Excel on Korean Windows writes. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr', { fatal: true }).decode(bytes);
  }
}

function csvRows(text: string): RawRow[] {
  const records = parse(text, {
    columns: (names: string[]) => (names.length > SERVER_LIMITS.importColumnsMax ? refuseColumns() : names),
    to: SERVER_LIMITS.importRowsMax + 1,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as unknown as {
    record: Record<string, string>;
    info: { lines: number; empty_lines: number };
  }[];
  // The parser gives the end of a record; it starts after the previous one and the empty lines between.
  let last = { lines: 1, empty_lines: 0 };
  return records.map(({ record, info }) => {
    const line = last.lines + 1 + info.empty_lines - last.empty_lines;
    last = info;
    return { line, values: record };
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

/** Exports with one list per table have comments and files beside the documents. */
function listsIn(parsed: unknown): unknown[] {
  if (!isObject(parsed) || !Array.isArray(parsed.documents)) throw new Error('No rows');
  return ['documents', 'comments', 'files'].flatMap((name) => (Array.isArray(parsed[name]) ? parsed[name] : []));
}

function refuseColumns(): never {
  throw new Error('Too many columns');
}
