import type { EventLoopUtilization } from 'node:perf_hooks';
import { performance } from 'node:perf_hooks';
import { every } from '../concurrency/every.ts';

const LOOK_EVERY_MS = 15_000;
/** Shares of the time in which the event loop was busy. */
const BUSY = 0.2;
const QUIET = 0.02;
/** Releasing takes up to half a second, in which nothing is answered. */
const RELEASE_AT_MOST_EVERY_MS = 10 * 60_000;

/**
 * Decides when memory is released: in the first quiet interval after a busy one, and rarely. Called once an interval
 * with the share of it that the event loop was busy.
 */
export function releaseDecision(): (utilization: number, now: number) => boolean {
  let wasBusy = false;
  let lastAt = -Infinity;
  return (utilization, now) => {
    if (utilization >= BUSY) wasBusy = true;
    if (!wasBusy || utilization > QUIET || now - lastAt < RELEASE_AT_MOST_EVERY_MS) return false;
    wasBusy = false;
    lastAt = now;
    return true;
  };
}

/**
 * Returns memory to the operating system after load. V8 (13.6) keeps the pages of the largest heap that it ever had for
 * reuse: without this, a portal stays at its peak. Only the collection of last resort releases them.
 */
export function releaseMemoryWhenQuiet(): { end(): Promise<void> } {
  // Set by `--expose-gc` (node-flags.json), which development does not have.
  const collect = globalThis.gc;
  if (collect === undefined) return { end: () => Promise.resolve() };
  const isTime = releaseDecision();
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  return every(LOOK_EVERY_MS, async () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (isTime(utilization, performance.now())) await collect({ execution: 'async', flavor: 'last-resort' });
  });
}
