import { describe, expect, it } from 'vitest';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { readWaitingFiles } from '#server/search/files/read-waiting-files.ts';
import { MOST_RESIDENT_BYTES } from '#server/processes/watch-memory.ts';
import { indexWaiting } from '#server/search/index/index-waiting.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';
import { mostMemoryOfChildren } from '../children.ts';
import { QUESTION } from './costly-calls.ts';
import type { CostlyFile } from './costly-uploads.ts';
import { costlyUploads } from './costly-uploads.ts';
import { longestTurn } from '../longest-turn.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122) % 2_147_483_647;
/** `npm run fuzz` uses the maximum size; the deep gate smaller files of the same shapes. */
const SIZE = process.env.FUZZ_RUNS ? 1 : 1 / 8;
const MIB = 1024 ** 2;

/** As in costly.test.ts. */
const MOST_TURN_MS = 400;
/** A text reader and an image process at the same time. */
const MOST_CHILDREN_MIB = (2 * MOST_RESIDENT_BYTES) / MIB;
/** Allowed growth of this process: upload buffers and the morphemes of new words. */
const GROWS_AT_MOST_MIB = 200;

async function sendAndRead(portal: TestApp, { purpose, name }: CostlyFile, bytes: Buffer): Promise<number> {
  const { token } = await makeUser(portal);
  const boardType = purpose === 'package' ? 'market' : 'qna';
  const { status, data } = await upload(portal, { token, boardType, purpose, name, content: bytes });
  if (status === 200 && purpose === 'attachment')
    await portal.post('/api/v1/board/write', { ...QUESTION, fileIds: [data.fileId] }, { token });
  if (status === 200 && purpose === 'image') await portal.get(`${data.url}?w=640`, { token });
  await readWaitingFiles(portal.context);
  await indexWaiting(portal.context);
  return status;
}

describe('nothing that a member uploads keeps others waiting, or the memory of the portal and its processes', () => {
  it.each(costlyUploads(SIZE, SEED))('$name', { timeout: 300_000 }, async (file) => {
    const portal = await buildTestApp();
    const bytes = Buffer.from(file.make());
    // Loads what is loaded only once.
    await loadAnalyser();
    await sendAndRead(portal, file, Buffer.from('a'));
    const before = process.memoryUsage.rss();
    let [status, turn] = [0, 0];
    const children = await mostMemoryOfChildren(async () => {
      turn = await longestTurn(async () => {
        status = await sendAndRead(portal, file, bytes);
      });
    });
    const grown = Math.round((process.memoryUsage.rss() - before) / MIB);
    if (process.env.FUZZ_RUNS)
      process.stdout.write(
        `\n${file.name}: ${bytes.length}바이트, 상태 ${status}, 가장 긴 차례 ${turn}ms, 다른 프로세스 ${children}MiB, 이 프로세스 ${grown}MiB\n`,
      );
    expect(status).toBeLessThan(500);
    expect(turn).toBeLessThan(MOST_TURN_MS);
    expect(children).toBeLessThan(MOST_CHILDREN_MIB);
    expect(grown).toBeLessThan(GROWS_AT_MOST_MIB);
    expect((await portal.get('/healthz')).status).toBe(200);
  });
});
