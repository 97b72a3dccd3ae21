import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import type { Finding } from './support/finding.ts';
import type { Portal } from './support/portal.ts';
import { portalOn } from './support/portal.ts';

interface Written {
  documentId: string;
  title: string;
  replies: string[];
  file: { url: string; sha256: string };
}

const WRITERS = 4;

/**
 * Kills the portal while several clients write questions with files and replies. After a restart everything that it had
 * acknowledged must be complete.
 */
export async function killWhileWriting(port: number, dataDir: string, rounds: number): Promise<Finding> {
  const portal = portalOn(port, { DATA_DIR: dataDir });
  const acknowledged: Written[] = [];
  let replies = 0;
  for (let round = 0; round < rounds; round += 1) {
    await portal.start();
    const token = await portal.logIn();
    const before = acknowledged.length;
    const writers = Array.from({ length: WRITERS }, () => write(portal, token, acknowledged));
    // Waits for at least one acknowledged write, however slow the machine is.
    for (const until = Date.now() + 30_000; acknowledged.length === before && Date.now() < until;) await sleep(20);
    await sleep(Math.random() * 1_200);
    await portal.kill();
    await Promise.all(writers);
  }
  await portal.start();
  const token = await portal.logIn();
  const lost: string[] = [];
  for (const { documentId, title, replies: written, file } of acknowledged) {
    replies += written.length;
    const detail = await portal.post('/api/v1/board/detail', { documentId }, token);
    if (detail.code !== '0000' || detail.data.title !== title) lost.push(`글 ${title}`);
    const { data } = await portal.post('/api/v1/board/replyList', { documentId }, token);
    const found = new Set(data.list.map(({ replyId }) => replyId));
    lost.push(...written.filter((id) => !found.has(id)).map((id) => `댓글 ${id}`));
    const bytes = Buffer.from(await (await portal.send(file.url, {}, token)).arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== file.sha256) lost.push(`파일 ${title}`);
  }
  await portal.stop();
  const expected = acknowledged.length * 2 + replies;
  return {
    scenario: '글·댓글·파일을 쓰는 중에 kill -9',
    rounds,
    acknowledged: expected,
    found: expected - lost.length,
    lost: lost.length,
    notes: [...lost.slice(0, 5), checkDatabase(dataDir)],
  };
}

/** Writes until the portal is killed; records only acknowledged writes. */
async function write(portal: Portal, token: string, acknowledged: Written[]): Promise<void> {
  try {
    for (;;) {
      const content = randomBytes(1 + Math.floor(Math.random() * 50_000)).toString('base64');
      const form = new FormData();
      form.append('boardType', 'qna');
      form.append('purpose', 'attachment');
      form.append('file', new Blob([content]), '기록.txt');
      const upload = await portal.send('/api/v1/board/upload-file', { method: 'POST', body: form }, token);
      const { data: file } = (await upload.json()) as { data: { fileId: string; url: string } };
      const title = `질문 ${randomUUID()}`;
      const { data } = await portal.post(
        '/api/v1/board/write',
        { boardType: 'qna', title, category: '오류', bodyHtml: '<p>내용입니다.</p>', fileIds: [file.fileId] },
        token,
      );
      const sha256 = createHash('sha256').update(content).digest('hex');
      const written: Written = { documentId: data.documentId, title, replies: [], file: { url: file.url, sha256 } };
      acknowledged.push(written);
      const reply = await portal.post(
        '/api/v1/board/writeReply',
        { documentId: data.documentId, bodyHtml: '<p>댓글입니다.</p>' },
        token,
      );
      written.replies.push(reply.data.replyId);
    }
  } catch {
    // The portal was killed: the pending write was not acknowledged.
  }
}

function checkDatabase(dataDir: string): string {
  const database = new SqliteDatabase(join(dataDir, 'portal.sqlite'), { readonly: true });
  const integrity = database.pragma('integrity_check', { simple: true });
  const broken = (database.pragma('foreign_key_check') as unknown[]).length;
  const documents = database.prepare('select count(*) from document').pluck().get();
  database.close();
  if (integrity !== 'ok' || broken > 0) throw new Error(`The database is damaged: ${String(integrity)}, ${broken}`);
  return `데이터베이스 검사 정상, 글 ${String(documents)}건`;
}
