import { performance } from 'node:perf_hooks';
import { setImmediate as otherWork, setTimeout as sleep } from 'node:timers/promises';

/** A request may go on for this long before others are served; far below what anybody notices. */
const LONG_TURN_MS = 8;

let turn = -1;
let since = 0;

/**
 * Serves others first if the event loop has been busy for long. An embedded database answers at once, so a request with
 * many queries would otherwise be one turn. Called after each query.
 */
export async function endLongTurn(): Promise<void> {
  const now = performance.now();
  const { loopCount } = performance.nodeTiming.uvMetricsInfo;
  if (loopCount !== turn) [turn, since] = [loopCount, now];
  else if (now - since > LONG_TURN_MS) await otherWork();
}

/**
 * Runs a costly step, then serves others for as long as it took. A single pause would let each of them take one step
 * only, such as a query, and its answer needs several.
 */
export async function withPause<T>(step: () => T): Promise<T> {
  const started = performance.now();
  const result = step();
  const tookMs = performance.now() - started;
  if (tookMs > LONG_TURN_MS / 2) await sleep(tookMs);
  return result;
}
