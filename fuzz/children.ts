import { readFileSync, readdirSync } from 'node:fs';

const MIB = 1024 ** 2;
const PAGE_BYTES = 4_096;

export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'latin1').split(' '))
    .filter((child) => child !== '')
    .map(Number);
}

export function residentMib(pid: number): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES) / MIB;
  } catch {
    return 0;
  }
}

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
