import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { endLongTurn, withPause } from './end-long-turn.ts';

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

it('after a costly step others have as long as it took, before the next one', async () => {
  let endedAt = 0;
  const step = () => {
    const result = busyFor(20);
    endedAt = performance.now();
    return result;
  };
  expect(await turnsOfOthers(async () => expect(await withPause(step)).toBe('done'))).toBeGreaterThan(0);
  // Timers count in whole milliseconds.
  expect(performance.now() - endedAt).toBeGreaterThan(18);
});

it('a short step goes on at once', async () => {
  expect(await turnsOfOthers(() => withPause(() => 'done'))).toBeLessThan(3);
});

it('work of many steps ends its turn after each long one, also after the first step of a new turn', async () => {
  const steps = async () => {
    await endLongTurn();
    for (let step = 0; step < 6; step += 1) {
      busyFor(5);
      await endLongTurn();
    }
  };
  expect(await turnsOfOthers(steps)).toBeGreaterThanOrEqual(6);
});
