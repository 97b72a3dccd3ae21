import { readFileSync } from 'node:fs';

/** Of one process, all of its memory: what V8 manages, and the buffers and WebAssembly outside of that. */
export const MOST_RESIDENT_BYTES = 512 * 1024 ** 2;

const EVERY_MS = 50;
const PAGE_BYTES = 4_096;

/** What a process has in memory, as the kernel counts it; null where the kernel does not tell (no /proc), or it is gone. */
function residentBytes(pid: number): number | null {
  try {
    const [, pages = ''] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    return Number(pages) * PAGE_BYTES;
  } catch {
    return null;
  }
}

/** Calls `tooMuch` as soon as the process holds more than it may. Answers how to stop looking. */
export function watchMemory(pid: number, tooMuch: () => void): () => void {
  const timer = setInterval(() => {
    if ((residentBytes(pid) ?? 0) > MOST_RESIDENT_BYTES) tooMuch();
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
