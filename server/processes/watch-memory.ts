import { readFileSync } from 'node:fs';

/** Resident memory of one process, including buffers and WebAssembly outside V8's heap. */
export const MOST_RESIDENT_BYTES = 512 * 1024 ** 2;

const EVERY_MS = 50;
const PAGE_BYTES = 4_096;

/** Resident memory from /proc; null without /proc or after the process ended. */
function residentBytes(pid: number): number | null {
  try {
    const [, pages = ''] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    return Number(pages) * PAGE_BYTES;
  } catch {
    return null;
  }
}

/** Calls `tooMuch` when the process exceeds the limit. Returns a function that stops the check. */
export function watchMemory(pid: number, tooMuch: () => void): () => void {
  const timer = setInterval(() => {
    if ((residentBytes(pid) ?? 0) > MOST_RESIDENT_BYTES) tooMuch();
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
