import { childrenOf, statusOf } from '#bench/support/watch-memory.ts';

const KIB_PER_MIB = 1024;

export const residentMib = (pid: number): number => statusOf(pid, 'VmRSS') / KIB_PER_MIB;

/** Measures the memory of child processes while `work` runs (Linux). Returns the maximum in MiB. */
export async function mostMemoryOfChildren(work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const before = new Set(childrenOf(process.pid));
  const timer = setInterval(() => {
    for (const child of childrenOf(process.pid)) if (!before.has(child)) most = Math.max(most, residentMib(child));
  }, 20);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Math.round(most);
}
