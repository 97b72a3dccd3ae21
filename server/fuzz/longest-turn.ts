/**
 * The most CPU time in milliseconds that this thread spent without serving anybody else while `work` ran. CPU time, and
 * not the clock: how busy the machine is with other things does not show.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
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
    // The turn in which the work ended is one of its turns.
    longest = Math.max(longest, cpuMs() - last);
    clearImmediate(next);
  }
  return Math.round(longest);
}
