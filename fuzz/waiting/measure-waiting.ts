import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Portal } from '#faults/support/portal.ts';
import { portalOn } from '#faults/support/portal.ts';
import type { PostgresServer } from '#server/testing/database/start-postgres.ts';
import { freePort } from '#server/testing/free-port.ts';
import { MOST_RESIDENT_BYTES } from '#server/processes/watch-memory.ts';
import { childrenOf } from '#bench/support/watch-memory.ts';
import { residentMib } from '../children.ts';
import { COSTLY_CALLS, QUESTION } from '../costly/costly-calls.ts';
import type { CostlyFile } from '../costly/costly-uploads.ts';
import { costlyUploads } from '../costly/costly-uploads.ts';
import type { Waits } from './probe.process.ts';

/** Maximum additional latency of other requests during a costly one, without the time in which a process that takes part had no CPU core. */
const MOST_WAIT_MS = 50;
const MIB = 1024 ** 2;
/** A text reader and an image process at the same time, as in costly-uploads.test.ts. */
const MOST_CHILDREN_MIB = (2 * MOST_RESIDENT_BYTES) / MIB;
const MOST_OWN_MIB = 900;
const IDLE_MS = 8_000;
/** Background jobs read and index uploads some seconds later. */
const JOBS_MS = 6_000;
const WRITTEN_EVERY_MS = 200;

/**
 * Sends costly inputs to a portal in its own process while another process sends a small read and write every 20 ms.
 * Prints the latencies of these, and the memory of the portal and its child processes. Returns whether a limit was
 * exceeded.
 */
export async function measureWaiting(
  name: string,
  postgres: Pick<PostgresServer, 'url' | 'pid'> | null,
  seed: number,
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-waiting-'));
  const portal = portalOn(await freePort(), {
    DATA_DIR: folder,
    DATABASE_URL: postgres?.url ?? '',
    CALL_LIMIT_FACTOR: '1000',
  });
  await portal.start();
  const token = await portal.logIn();
  const faq = {
    boardType: 'faq' as const,
    title: '자주 묻는 질문',
    category: '기타',
    bodyHtml: '<p>답변</p>',
    fields: { isUsed: 'true' },
  };
  const { documentId: faqId } = (await portal.post('/api/v1/board/write', faq, token)).data;
  const { documentId: questionId } = (await portal.post('/api/v1/board/write', QUESTION, token)).data;
  const probe = fork(join(import.meta.dirname, 'probe.process.ts'), [
    portal.url,
    String(portal.pid()),
    faqId,
    String(postgres?.pid ?? ''),
  ]);
  const memory = watch(portal.pid());
  let isLate = false;
  let idle = 0;

  async function phase(title: string, work: () => Promise<unknown>): Promise<number> {
    probe.send(title);
    await once(probe, 'message');
    await work();
    probe.send('');
    const [waits] = (await once(probe, 'message')) as [Waits];
    const { own, children } = memory.most();
    const isFault = waits.longest > idle + MOST_WAIT_MS || children > MOST_CHILDREN_MIB || own > MOST_OWN_MIB;
    // The start itself is not judged.
    isLate ||= isFault && idle > 0;
    const cells = [
      `${name} ${title}${isFault ? ' **초과**' : ''}`,
      ...[...summary(waits.reads), ...summary(waits.writes), waits.longest, own, children].map((figure) =>
        String(Math.round(figure)),
      ),
      (loadavg()[0] ?? 0).toFixed(1),
    ];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
    return waits.longest;
  }

  // Warm-up: modules are loaded and compiled at first use.
  await phase('시작', async () => {
    for (const { path, body } of COSTLY_CALLS) await sendText(portal, path, body('<p>처음</p>', questionId), token);
    await redrawPages(portal, token, questionId);
  });
  idle = await phase('아무것도 보내지 않음', () => sleep(IDLE_MS));
  await phase('화면을 다시 그림', () => redrawPages(portal, token, questionId));
  for (const { path, chars, inputs, body } of COSTLY_CALLS)
    await phase(path, async () => {
      for (const text of Object.values(inputs(chars, seed)))
        await sendText(portal, path, body(text, questionId), token);
      await sleep(1_000);
    });
  for (const file of costlyUploads(1, seed))
    await phase(file.name, async () => {
      await uploadFile(portal, file, token);
      await sleep(JOBS_MS);
    });
  memory.end();
  probe.disconnect();
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
  return isLate;
}

/** Visitors of busy pages while somebody writes: after each text, all of these pages are drawn again. */
async function redrawPages(portal: Portal, token: string, questionId: string): Promise<void> {
  const until = Date.now() + IDLE_MS;
  const visit = async (path: string) => {
    while (Date.now() < until) await (await portal.send(path, {})).arrayBuffer();
  };
  const write = async () => {
    for (; Date.now() < until; await sleep(WRITTEN_EVERY_MS)) await portal.post('/api/v1/board/write', QUESTION, token);
  };
  await Promise.all([...['/', '/notice', '/qna', '/faq', `/qnaDetail/${questionId}`].map(visit), write()]);
}

const summary = (waits: number[]) => {
  const sorted = waits.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN, sorted.at(-1) ?? Number.NaN];
};

async function sendText(portal: Portal, path: string, body: object, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await portal.send(path, { method: 'POST', headers, body: JSON.stringify(body) }, token);
  await answer.arrayBuffer();
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
}

async function uploadFile(portal: Portal, { purpose, name, make }: CostlyFile, token: string): Promise<void> {
  const form = new FormData();
  form.set('boardType', purpose === 'package' ? 'market' : 'qna');
  form.set('purpose', purpose);
  form.set('file', new Blob([new Uint8Array(make())]), name);
  const answer = await portal.send('/api/v1/board/upload-file', { method: 'POST', body: form }, token);
  const { data } = (await answer.json()) as { data: { fileId: string; url: string } };
  if (answer.status >= 500) throw new Error(`${name}: ${answer.status}`);
  if (answer.status !== 200) return;
  if (purpose === 'attachment')
    await portal.post('/api/v1/board/write', { ...QUESTION, fileIds: [data.fileId] }, token);
  if (purpose === 'image') await (await portal.send(`${data.url}?w=640`, {}, token)).arrayBuffer();
}

/** Peak memory in MiB of the portal and of its largest child process since the previous call of `most`. */
function watch(pid: number) {
  let [own, children] = [0, 0];
  const timer = setInterval(() => {
    own = Math.max(own, residentMib(pid));
    for (const child of childrenOf(pid)) children = Math.max(children, residentMib(child));
  }, 20);
  return {
    most() {
      const peaks = { own, children };
      [own, children] = [0, 0];
      return peaks;
    },
    end: () => clearInterval(timer),
  };
}
