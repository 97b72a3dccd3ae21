import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 250;

/** What a process and those that it starts hold together, on Linux. */
export function watchMemory(pid: number): { most(): string } {
  if (process.platform !== 'linux') return { most: () => '?' };
  let together = 0;
  const timer = setInterval(() => {
    // The program itself is in memory once for all of them.
    const others = childrenOf(pid).reduce((sum, one) => sum + statusOf(one, 'RssAnon'), 0);
    together = Math.max(together, statusOf(pid, 'VmRSS') + others);
  }, EVERY_MS);
  return {
    /** The most that they held at once, in megabytes. */
    most() {
      clearInterval(timer);
      return String(Math.round(Math.max(together, statusOf(pid, 'VmHWM')) / 1024));
    },
  };
}

function statusOf(pid: number, what: string): number {
  try {
    return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0; // It has ended.
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && statusOf(one, 'PPid') === pid);
