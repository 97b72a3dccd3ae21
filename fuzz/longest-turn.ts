import { cpuMs } from './costly/machine-speed.ts';

/**
 * Maximum CPU time in milliseconds that this thread was blocked while `work` ran. CPU time is independent of the
 * machine's other load.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = cpuMs();
  let next: NodeJS.Immediate;
  const look = () => {
    const now = cpuMs();
    longest = Math.max(longest, now - last);
    last = now;
    next = setImmediate(look);
  };
  next = setImmediate(look);
  try {
    await work();
  } finally {
    // Includes the event loop turn in which the work ended.
    longest = Math.max(longest, cpuMs() - last);
    clearImmediate(next);
  }
  return Math.round(longest);
}
