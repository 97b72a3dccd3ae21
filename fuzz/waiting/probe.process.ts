import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';

/**
 * Another visitor: sends a small read and write every 20 ms and measures the latencies. When the parent sends the name of
 * the next phase, it responds with the results of the previous one.
 */
export interface Waits {
  phase: string;
  reads: number[];
  writes: number[];
  /** Longest latency, without time in which the portal had no CPU core. */
  longest: number;
}

const EVERY_MS = 20;
const [, , url = '', portalPid = '', faqId = ''] = process.argv;
const agent = new Agent({ keepAlive: true });

try {
  // So that it waits for the portal, not for a CPU core.
  setPriority(-10);
} catch {
  // Not permitted.
}

/** Time in ms during which the portal's main thread waited for a CPU core (Linux). */
const waitedForCore = () =>
  Number(readFileSync(`/proc/${portalPid}/task/${portalPid}/schedstat`, 'latin1').split(' ')[1]) / 1e6;

let waits: Waits = { phase: '', reads: [], writes: [], longest: 0 };
const pending = new Set<string>();

function ask(into: 'reads' | 'writes', path: string, body?: object): void {
  if (pending.has(into)) return;
  pending.add(into);
  const phase = waits;
  const [started, before] = [performance.now(), waitedForCore()];
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
      phase.longest = Math.max(phase.longest, took - (waitedForCore() - before));
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
