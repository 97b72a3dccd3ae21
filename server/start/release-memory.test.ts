import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { releaseDecision } from './release-memory.ts';

const MINUTE_MS = 60_000;

it('releases memory once in the first quiet interval after load, and not while it lasts', () => {
  const isTime = releaseDecision();
  expect(isTime(0, 0), 'nothing happened yet').toBe(false);
  expect(isTime(0.6, MINUTE_MS)).toBe(false);
  expect(isTime(0.1, 2 * MINUTE_MS), 'still in use').toBe(false);
  expect(isTime(0.01, 3 * MINUTE_MS)).toBe(true);
  expect(isTime(0.01, 20 * MINUTE_MS), 'no load since').toBe(false);
});

it('releases memory every ten minutes at most', () => {
  const isTime = releaseDecision();
  isTime(0.6, 0);
  expect(isTime(0, MINUTE_MS)).toBe(true);
  isTime(0.6, 2 * MINUTE_MS);
  expect(isTime(0, 3 * MINUTE_MS)).toBe(false);
  expect(isTime(0, 12 * MINUTE_MS)).toBe(true);
});

/** Memory of a process in MiB: at its largest heap, after an ordinary collection and after the one of last resort. */
const PROGRAM = `
const rss = () => Math.round(process.memoryUsage.rss() / 2 ** 20);
let kept = Array.from({ length: 600_000 }, (_, i) => ({ i, text: 'x' + i, list: [i] }));
const most = rss();
kept = null;
gc();
const ordinary = rss();
gc({ flavor: 'last-resort' });
console.log(JSON.stringify([most, ordinary, rss()]));
`;

it('the collection of last resort returns what V8 keeps', () => {
  const flags = JSON.parse(readFileSync(new URL('node-flags.json', import.meta.url), 'utf8')) as string[];
  const own = flags.filter((flag) => !flag.startsWith('--import'));
  const output = execFileSync(process.execPath, [...own, '--eval', PROGRAM]).toString();
  const [most = 0, , released = 0] = JSON.parse(output) as number[];
  expect(released, output).toBeLessThan(most / 1.5);
});
