import { setTimeout as sleep } from 'node:timers/promises';

interface Pace {
  everyMs: number;
  /** The longest pause after failures: each one in a row doubles it. */
  atMostMs: number;
}

/** Runs `step` with a pause before each time, never twice at once, until `signal`. `step` answers whether it went well. */
export async function runRepeatedly(
  { everyMs, atMostMs }: Pace,
  signal: AbortSignal,
  step: () => Promise<boolean>,
): Promise<void> {
  let failures = 0;
  while (await paused(Math.min(everyMs * 2 ** failures, atMostMs), signal)) {
    failures = (await step()) ? 0 : failures + 1;
  }
}

/** False when `signal` ended the pause. */
const paused = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).then(
    () => true,
    () => false,
  );
