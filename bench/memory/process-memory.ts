import { readFileSync } from 'node:fs';
import { childrenOf, statusOf } from '../support/watch-memory.ts';

const KIB_PER_MIB = 1024;
const BYTES_PER_MIB = KIB_PER_MIB ** 2;

/** Memory of a portal in MiB. `file` is the part of `rss` that belongs to programs and mapped files. */
export interface Memory {
  rss: number;
  file: number;
  heapUsed: number;
  heapTotal: number;
  /** Outside of V8's heap but accounted by it: buffers, WebAssembly. */
  external: number;
  /** Sum over its child processes, without shared memory. */
  children: number;
  childCount: number;
}

/** Reads `/proc` (Linux) and `/metrics`. */
export async function memoryOf({ pid, url }: { pid: number; url: string }, metricsToken: string): Promise<Memory> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const metrics = await answer.text();
  const metric = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN) / BYTES_PER_MIB;
  const children = childrenOf(pid);
  return {
    rss: statusOf(pid, 'VmRSS') / KIB_PER_MIB,
    file: statusOf(pid, 'RssFile') / KIB_PER_MIB,
    heapUsed: metric('nodejs_heap_size_used_bytes'),
    heapTotal: metric('nodejs_heap_size_total_bytes'),
    external: metric('nodejs_external_memory_bytes'),
    children: children.reduce((sum, child) => sum + statusOf(child, 'RssAnon'), 0) / KIB_PER_MIB,
    childCount: children.length,
  };
}

/** The largest private mappings of a process with their sizes in MiB; `[heap]` is the C library's. */
export function largestMappings(pid: number, most: number): string[] {
  const mappings: [name: string, kib: number][] = [];
  for (const line of readFileSync(`/proc/${pid}/smaps`, 'latin1').split('\n')) {
    const head = /^([\da-f]+-[\da-f]+) (\S+) \S+ \S+ \S+\s*(.*)$/.exec(line);
    if (head) mappings.push([`${head[3] || 'anonymous'} ${head[2]} ${head[1]}`, 0]);
    const dirty = /^Private_Dirty:\s+(\d+)/.exec(line);
    const last = mappings.at(-1);
    if (dirty && last) last[1] = Number(dirty[1]);
  }
  return mappings
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name, kib]) => `${(kib / KIB_PER_MIB).toFixed(1)} MiB ${name}`);
}
