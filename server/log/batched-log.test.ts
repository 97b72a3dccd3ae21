import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BATCH_MS, MOST_CHARS, REQUEST_MESSAGE, batchedLog } from './batched-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openLog() {
  const batches: string[][] = [];
  const destination = batchedLog((lines) => batches.push(lines.trim().split('\n')));
  const log = pino({ base: null, timestamp: false }, destination);
  const messages = () =>
    batches.map((lines) => lines.map((line) => (JSON.parse(line) as { msg: string; n?: number }).n ?? line.length));
  return { log, batches, messages, flush: destination.flush };
}

it('writes the lines of requests together, after a moment', () => {
  const { log, messages } = openLog();
  for (const n of [1, 2, 3]) log.info({ n }, REQUEST_MESSAGE);
  expect(messages()).toEqual([]);
  vi.advanceTimersByTime(BATCH_MS);
  expect(messages()).toEqual([[1, 2, 3]]);
  vi.advanceTimersByTime(BATCH_MS);
  log.info({ n: 4 }, REQUEST_MESSAGE);
  vi.advanceTimersByTime(BATCH_MS);
  expect(messages()).toEqual([[1, 2, 3], [4]]);
});

it('writes everything else at once, and what waited before it', () => {
  const { log, messages } = openLog();
  log.info({ n: 1 }, REQUEST_MESSAGE);
  log.error({ n: 2 }, 'request failed');
  log.child({ event: 'audit.anchor' }).info({ n: 3 }, 'anchored');
  expect(messages()).toEqual([[1, 2], [3]]);
});

it('never holds more than the largest batch', () => {
  const { log, batches, flush } = openLog();
  const path = 'x'.repeat(MOST_CHARS / 8);
  for (let n = 0; n < 20; n += 1) log.info({ n, path }, REQUEST_MESSAGE);
  expect(batches.map((lines) => lines.length)).toEqual([8, 8]);
  flush();
  expect(batches.flat()).toHaveLength(20);
});
