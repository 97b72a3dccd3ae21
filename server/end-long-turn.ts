import { performance } from 'node:perf_hooks';
import { setImmediate as otherWork, setTimeout as sleep } from 'node:timers/promises';

/** A request may go on for this long before others are served: about what dozens of cached pages take. */
const LONG_TURN_MS = 2;
/** A step from this time on is followed by a pause. */
const COSTLY_STEP_MS = 4;

let turn = -1;
let since = 0;

/**
 * Serves others first if the event loop has been busy for long. An embedded database answers at once, so a request with
 * many queries would otherwise be one turn. Called after each query.
 */
export async function endLongTurn(): Promise<void> {
  if (msOfTurn() <= LONG_TURN_MS) return;
  await otherWork();
  // What follows, such as ranking, counts from here on, not from its next query.
  msOfTurn();
}

/** How long this turn of the event loop has lasted since the first call in it. */
function msOfTurn(): number {
  const now = performance.now();
  const { loopCount } = performance.nodeTiming.uvMetricsInfo;
  if (loopCount !== turn) [turn, since] = [loopCount, now];
  return now - since;
}

/**
 * Runs a costly step, then serves others for as long as it took. A single pause would let each of them take one step
 * only, such as a query, and its answer needs several.
 */
export async function withPause<T>(step: () => T): Promise<T> {
  const started = performance.now();
  const result = step();
  const tookMs = performance.now() - started;
  if (tookMs > COSTLY_STEP_MS) await sleep(tookMs);
  return result;
}
