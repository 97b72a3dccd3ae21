import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './support/finding.ts';
import { uploadFile } from './services-gone.ts';
import { portalOn } from './support/portal.ts';

const DISK = '48m';
const FILE = new Uint8Array(Buffer.from('가'.repeat(100_000)));

/**
 * Fills the disk during writes. Reading must go on, and writing must work again once there is space. Mounts a small tmpfs.
 * @returns null if mounting is not permitted
 */
export async function fullDisk(port: number, folder: string): Promise<Finding | null> {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const portal = portalOn(port, { DATA_DIR: folder });
  try {
    await portal.start();
    const token = await portal.logIn();
    const documents: string[] = [];
    const files: string[] = [];
    const refusals = new Map<string, number>();
    const write = async () => {
      const title = `질문 ${documents.length}`;
      const bodyHtml = `<p>${'가'.repeat(3_000)}</p>`;
      const question = await portal.post(
        '/api/v1/board/write',
        { boardType: 'qna', title, category: '오류', bodyHtml },
        token,
      );
      const file = await uploadFile(portal, token, new Blob([FILE]));
      if (question.code === '0000') documents.push(question.data.documentId);
      if (file.code === '0000' && file.url) files.push(file.url);
      for (const { code } of [question, file]) if (code !== '0000') refusals.set(code, (refusals.get(code) ?? 0) + 1);
      return [question.code, file.code];
    };
    for (let i = 0; i < 10; i += 1) await write();
    const ballast = join(folder, 'ballast');
    fillUp(ballast);
    for (let i = 0; i < 20; i += 1) await write();
    const whileFull = await portal.post('/api/v1/board/list', { boardType: 'qna' });
    rmSync(ballast);
    const after = await write();
    let lost = 0;
    for (const documentId of documents)
      if ((await portal.post('/api/v1/board/detail', { documentId }, token)).code !== '0000') lost += 1;
    for (const url of files) {
      const kept = await (await portal.send(url, {}, token)).arrayBuffer();
      if (kept.byteLength !== FILE.length) lost += 1;
    }
    if (whileFull.status !== 200) throw new Error('Nothing can be read while the disk is full');
    if (after.some((code) => code !== '0000')) throw new Error(`No writing with room again: ${after.join(', ')}`);
    const total = documents.length + files.length;
    return {
      scenario: '디스크가 가득 참',
      rounds: 1,
      acknowledged: total,
      found: total - lost,
      lost,
      notes: [[...refusals].map(([code, count]) => `${code} ${count}번`).join(', ')],
    };
  } finally {
    await portal.kill();
    execFileSync('umount', [folder]);
  }
}

/** Uses up all free bytes. */
function fillUp(path: string): void {
  const file = openSync(path, 'w');
  for (let size = 1_048_576; size >= 1;) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(file);
}
