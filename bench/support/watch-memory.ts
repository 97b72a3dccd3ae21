import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 250;

interface Memory {
  /** Peak of the process itself, in megabytes. */
  own: string;
  /** Peak of the process with its children. */
  together: string;
}

/** Samples the memory of a process and its children (Linux). */
export function watchMemory(pid: number): { most(): Memory } {
  if (process.platform !== 'linux') return { most: () => ({ own: '?', together: '?' }) };
  let together = 0;
  const timer = setInterval(() => {
    // The program itself is shared by all of them.
    const others = childrenOf(pid).reduce((sum, one) => sum + statusOf(one, 'RssAnon'), 0);
    together = Math.max(together, statusOf(pid, 'VmRSS') + others);
  }, EVERY_MS);
  const megabytes = (kilobytes: number) => String(Math.round(kilobytes / 1024));
  return {
    most() {
      clearInterval(timer);
      const own = statusOf(pid, 'VmHWM');
      return { own: megabytes(own), together: megabytes(Math.max(own, together)) };
    },
  };
}

/** A line of `/proc/PID/status`, in KiB; 0 when the process has ended. */
export function statusOf(pid: number, what: string): number {
  try {
    return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Child processes of a process, and theirs (Linux); none when it has ended. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'latin1').split(' '))
      .filter((child) => child !== '')
      .map(Number)
      .flatMap((child) => [child, ...childrenOf(child)]);
  } catch {
    return [];
  }
}
