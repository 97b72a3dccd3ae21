import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { childrenOf } from '#bench/support/watch-memory.ts';

/**
 * Another visitor: sends a small read and write every 20 ms and measures the latencies. When the parent sends the name of
 * the next phase, it responds with the results of the previous one.
 */
export interface Waits {
  phase: string;
  reads: number[];
  writes: number[];
  /** Longest latency, without the time in which portal, database or this process had no CPU core. */
  longest: number;
}

const EVERY_MS = 20;
const [, , url = '', portalPid = '', faqId = '', postgresPid = ''] = process.argv;
const agent = new Agent({ keepAlive: true });

try {
  // So that it waits for the portal, not for a CPU core.
  setPriority(-10);
} catch {
  // Not permitted.
}

/** Time in ms during which the main thread of a process waited for a CPU core (Linux); 0 after its end. */
function waitedForCore(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/**
 * Starts to measure how long an answer was delayed because a core was missing: the portal and this process work in turn,
 * and of the database's processes the one that waited longest counts.
 */
function watchCores(): () => number {
  const before = new Map([Number(portalPid), process.pid, ...connections()].map((pid) => [pid, waitedForCore(pid)]));
  const since = (pid: number) => waitedForCore(pid) - (before.get(pid) ?? 0);
  return () => since(Number(portalPid)) + since(process.pid) + Math.max(0, ...connections().map(since));
}

const connections = () => (postgresPid === '' ? [] : childrenOf(Number(postgresPid)));

let waits: Waits = { phase: '', reads: [], writes: [], longest: 0 };
const pending = new Set<string>();

function ask(into: 'reads' | 'writes', path: string, body?: object): void {
  if (pending.has(into)) return;
  pending.add(into);
  const phase = waits;
  const waitedForCores = watchCores();
  const started = performance.now();
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  };
  const sent = request(url + path, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
    answer.resume().once('end', () => {
      pending.delete(into);
      const took = performance.now() - started;
      // Requests skipped meanwhile would have waited for the rest of the time.
      for (let rest = took; rest > 0; rest -= EVERY_MS) phase[into].push(rest);
      phase.longest = Math.max(phase.longest, took - waitedForCores());
    });
  });
  sent.once('error', (error) => {
    pending.delete(into);
    // The portal may close a kept connection just when it is used again.
    if (!sent.reusedSocket) throw error;
  });
  sent.end(body && JSON.stringify(body));
}

setInterval(() => {
  ask('reads', '/api/v1/site/settings');
  ask('writes', '/api/v1/board/faq-vote', { documentId: faqId, isHelpful: true });
}, EVERY_MS);

process.on('message', (phase: string) => {
  process.send?.(waits);
  waits = { phase, reads: [], writes: [], longest: 0 };
});
process.once('disconnect', () => process.exit());
