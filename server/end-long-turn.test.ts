import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withPause } from './end-long-turn.ts';

const busyFor = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
  return 'done';
};

/** How many turns somebody else has until `work` is over. */
async function turnsOfOthers(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const over = new AbortController();
  const other = async () => {
    for (; !over.signal.aborted; turns += 1) await nextTurn();
  };
  const asked = other();
  await work();
  over.abort();
  await asked;
  return turns;
}

it('after a costly step others have the turns that an answer of theirs needs, before the next one', async () => {
  expect(await withPause(() => busyFor(20))).toBe('done');
  expect(await turnsOfOthers(() => withPause(() => busyFor(20)))).toBeGreaterThan(3);
});

it('a short step goes on at once', async () => {
  expect(await turnsOfOthers(() => withPause(() => 'done'))).toBeLessThan(3);
});
