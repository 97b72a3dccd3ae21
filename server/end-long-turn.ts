import { performance } from 'node:perf_hooks';
import { setImmediate as otherWork } from 'node:timers/promises';

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
