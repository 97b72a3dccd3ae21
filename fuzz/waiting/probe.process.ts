import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';

/**
 * Another visitor: reads and writes something small every 20 ms and tells its parent how long the answers took. The
 * parent names the phase; each name answers with the phase before.
 */
export interface Waits {
  phase: string;
  reads: number[];
  writes: number[];
  /** The longest wait beyond the time in which the portal was ready to run but had no core. */
  longest: number;
}

const EVERY_MS = 20;
const [, , url = '', portalPid = '', faqId = ''] = process.argv;
const agent = new Agent({ keepAlive: true });

try {
  // Waits for the portal, not for a core of its own.
  setPriority(-10);
} catch {
  // Not allowed to everybody.
}

/** Milliseconds in which the portal's main thread waited for a core, as the kernel counts them (Linux). */
const waitedForCore = () =>
  Number(readFileSync(`/proc/${portalPid}/task/${portalPid}/schedstat`, 'latin1').split(' ')[1]) / 1e6;

let waits: Waits = { phase: '', reads: [], writes: [], longest: 0 };
const underWay = new Set<string>();

function ask(into: 'reads' | 'writes', path: string, body?: object): void {
  if (underWay.has(into)) return;
  underWay.add(into);
  const phase = waits;
  const [started, before] = [performance.now(), waitedForCore()];
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  };
  const asked = request(url + path, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
    answer.resume().once('end', () => {
      underWay.delete(into);
      const took = performance.now() - started;
      // Those that would have asked meanwhile would have waited for the rest of it.
      for (let rest = took; rest > 0; rest -= EVERY_MS) phase[into].push(rest);
      phase.longest = Math.max(phase.longest, took - (waitedForCore() - before));
    });
  });
  asked.once('error', (error) => {
    underWay.delete(into);
    // The portal may close a connection that is kept at the moment it is used again.
    if (!asked.reusedSocket) throw error;
  });
  asked.end(body && JSON.stringify(body));
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
