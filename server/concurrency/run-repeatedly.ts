import { setTimeout as sleep } from 'node:timers/promises';

interface Pace {
  everyMs: number;
  /** Longest pause after failures; each failure in a row doubles the pause. */
  atMostMs: number;
}

/** Runs `step` repeatedly after a pause, never overlapping, until `signal`. `step` resolves with its success. */
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

/** False if `signal` ended the pause. */
const paused = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).then(
    () => true,
    () => false,
  );
