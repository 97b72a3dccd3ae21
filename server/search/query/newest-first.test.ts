import { describe, expect, it } from 'vitest';
import type { Bands } from '../match.ts';
import { BAND, bandOf } from '../match.ts';
import { newestFirst } from './newest-first.ts';

const NEWEST = 1_000_000;

/** Looks for the newest of these ids as the database does, and notes what it was asked. */
async function walk(ids: readonly number[], most: number) {
  const asked: Bands[] = [];
  const newestOnTop = ids.toSorted((a, b) => b - a);
  const found = await newestFirst(NEWEST, most, (bands, limit) => {
    asked.push(bands);
    const { from = 0, before = Infinity } = bands;
    return Promise.resolve(newestOnTop.filter((id) => bandOf(id) >= from && bandOf(id) < before).slice(0, limit));
  });
  return { found, asked };
}

const every = (step: number) => Array.from({ length: NEWEST / step }, (_, i) => (i + 1) * step);

describe('the newest rows of a database that has to be asked for them', () => {
  it.each([
    ['of a word that is everywhere', every(1), 1_000, 1],
    ['of a common word', every(50), 1_000, 3],
    ['of a rare word', every(20_000), 1_000, 4],
    ['of a word that only old texts have', every(1).slice(0, 3_000), 1_000, 2],
    ['of a word that one old text and the newest have', [7, NEWEST], 1_000, 3],
    ['of no text', [], 1_000, 2],
  ])('%s are found in few questions', async (_name, ids, most, questions) => {
    const { found, asked } = await walk(ids, most);
    expect(found).toEqual(ids.toReversed().slice(0, most));
    expect(asked.length).toBeLessThanOrEqual(questions);
    asked.slice(1).forEach(({ before }, i) => expect(before).toBe(asked[i]?.from));
  });

  it('does not read all old texts for a word that all of them have', async () => {
    const { asked } = await walk(every(10), 1_000);
    expect(asked.at(-1)?.from).toBeGreaterThan(bandOf(NEWEST - 10 * BAND));
  });
});
