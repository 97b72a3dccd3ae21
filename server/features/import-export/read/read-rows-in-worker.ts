import { Worker } from 'node:worker_threads';
import { composed } from '#shared/text/compose.ts';
import { fail } from '#server/errors.ts';

export interface RawRow {
  line: number;
  values: Record<string, unknown>;
}

const PARSER = new URL('parse-csv-or-json.worker.ts', import.meta.url);
const MOST_HEAP_MEGABYTES = 512;

/**
 * Rows of a CSV with header, a JSON array, or phpMyAdmin's JSON export. Parsed in a worker thread, because 20 MB of
 * empty rows would block this one for seconds.
 * @throws TR01
 */
export async function readRows(bytes: Buffer): Promise<{ rows: RawRow[]; isCsv: boolean }> {
  const worker = new Worker(PARSER, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MEGABYTES },
  });
  const rows: RawRow[] = [];
  try {
    const isCsv = await new Promise<boolean>((resolve, reject) => {
      worker.on('message', (message: { rows: RawRow[] } | { isCsv: boolean }) => {
        if ('rows' in message) rows.push(...message.rows);
        else resolve(message.isCsv);
      });
      worker.once('error', reject);
      // Rows nested too deeply for the stack of this thread, which is smaller: their message would be missing.
      worker.once('messageerror', reject);
      worker.once('exit', () => reject(new Error('Parsing ended without rows')));
    });
    return { rows, isCsv };
  } catch (cause) {
    return fail('TR01', { cause });
  } finally {
    await worker.terminate();
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as text that both databases can store; empty for objects and lists. */
export function textIn(values: Record<string, unknown>, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : '';
  if (!['string', 'number', 'boolean'].includes(typeof value)) return '';
  return composed(String(value).replaceAll('\0', '').toWellFormed());
}

export const countIn = (values: Record<string, unknown>, name: string): number =>
  Math.min(Math.max(Math.trunc(Number(textIn(values, name))) || 0, 0), 1_000_000_000);

/** ISO 8601 in UTC; times without a zone are Korean time. Empty if invalid. */
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
