import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openMailServer } from '#e2e/support/servers/mail-server.ts';
import { submissionOf } from '#server/testing/make/make.inquiry.ts';
import { startPostgres } from '#server/testing/database/start-postgres.ts';
import { startS3 } from '#server/testing/s3/start-s3.ts';
import type { Finding } from './support/finding.ts';
import type { Portal } from './support/portal.ts';
import { portalOn } from './support/portal.ts';

/** Kills and restarts PostgreSQL during writes; the portal must report it and recover by itself. */
export async function databaseGone(port: number, dataDir: string, rounds: number): Promise<Finding> {
  const postgres = await startPostgres({ isDurable: true });
  const portal = portalOn(port, { DATA_DIR: dataDir, DATABASE_URL: postgres.url });
  await portal.start();
  const token = await portal.logIn();
  const acknowledged: string[] = [];
  const answers = new Map<string, number>();
  let slowestMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    const over = new AbortController();
    const writers = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) {
        const began = Date.now();
        const { code, documentId } = await writeQuestion(portal, token);
        slowestMs = Math.max(slowestMs, Date.now() - began);
        answers.set(code, (answers.get(code) ?? 0) + 1);
        if (documentId !== null) acknowledged.push(documentId);
        else await sleep(20);
      }
    });
    const before = acknowledged.length;
    // Waits for a first response, however slow the machine is; refusals are checked at the end.
    while (acknowledged.length === before && answers.size < 2) await sleep(20);
    await sleep(Math.random() * 1_500);
    await postgres.kill();
    await sleep(1_000);
    if (await portal.isReady()) throw new Error('/readyz says ready without a database');
    await postgres.goOn();
    for (const until = Date.now() + 20_000; !(await portal.isReady()); await sleep(50))
      if (Date.now() > until) throw new Error('The portal did not find its database again');
    await sleep(300);
    over.abort();
    await Promise.all(writers);
  }
  const lost = await missing(portal, token, acknowledged);
  await portal.stop();
  await postgres.stop();
  const other = [...answers.keys()].filter((code) => !['0000', 'CM09'].includes(code));
  if (other.length > 0) throw new Error(`Unclear answers while the database was away: ${other.join(', ')}`);
  return {
    scenario: 'PostgreSQL이 사라졌다 돌아옴',
    rounds,
    acknowledged: acknowledged.length,
    found: acknowledged.length - lost,
    lost,
    notes: [`그동안의 답: CM09 ${answers.get('CM09') ?? 0}번, 가장 오래 걸린 답 ${slowestMs}ms`],
  };
}

async function writeQuestion(portal: Portal, token: string) {
  const input = { boardType: 'qna' as const, title: `질문 ${randomUUID()}`, category: '오류', bodyHtml: '<p>내용</p>' };
  const { code, data } = await portal.post('/api/v1/board/write', input, token);
  return { code, documentId: code === '0000' ? data.documentId : null };
}

async function missing(portal: Portal, token: string, documentIds: string[]): Promise<number> {
  let lost = 0;
  for (const documentId of documentIds) {
    const { code } = await portal.post('/api/v1/board/detail', { documentId }, token);
    if (code !== '0000') lost += 1;
  }
  return lost;
}

/** Accepts inquiries without a mail server; they must be confirmed when it is back. */
export async function mailServerGone(port: number, dataDir: string, inquiries: number): Promise<Finding> {
  const away = await openMailServer();
  await away.close();
  const portal = portalOn(port, { DATA_DIR: dataDir, SMTP_URL: away.url, SEED: 'demo' });
  await portal.start();
  const accepted: string[] = [];
  for (let i = 0; i < inquiries; i += 1) {
    const email = `${randomUUID()}@example.com`;
    const { code } = await portal.post('/api/v1/free/write', submissionOf({ email }));
    if (code === '0000') accepted.push(email);
  }
  // Long enough for the first attempt to fail.
  await sleep(7_000);
  const back = await openMailServer(away.port);
  const waiting = () => accepted.filter((email) => back.to(email).length === 0);
  for (const until = Date.now() + 150_000; waiting().length > 0 && Date.now() < until;) await sleep(500);
  await sleep(6_000);
  await portal.stop();
  await back.close();
  const lost = waiting().length;
  const twice = accepted.filter((email) => back.to(email).length > 1).length;
  return {
    scenario: '메일 서버가 사라졌다 돌아옴',
    rounds: 1,
    acknowledged: accepted.length,
    found: accepted.length - lost,
    lost: lost + twice,
    notes: [`두 번 나간 메일 ${twice}통`],
  };
}

/** Pauses the S3 storage: uploads are refused, the rest of the portal works, and no stored file is lost. */
export async function storageGone(port: number, dataDir: string, rounds: number): Promise<Finding> {
  const s3 = await startS3();
  const { bucket, prefix, endpoint, credentials } = s3.config;
  const portal = portalOn(port, {
    DATA_DIR: dataDir,
    STORAGE_URL: `s3://${bucket}/${prefix}?endpoint=${endpoint}`,
    STORAGE_ACCESS_KEY: credentials?.accessKeyId ?? '',
    STORAGE_SECRET_KEY: credentials?.secretAccessKey ?? '',
  });
  await portal.start();
  const token = await portal.logIn();
  const stored: string[] = [];
  const refusals = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    for (let i = 0; i < 5; i += 1) stored.push((await uploadFile(portal, token)).url ?? '');
    await s3.pause();
    const { code } = await uploadFile(portal, token);
    refusals.set(code, (refusals.get(code) ?? 0) + 1);
    const { status } = await portal.send(stored[0] ?? '', {}, token);
    refusals.set(`내려받기 ${status}`, (refusals.get(`내려받기 ${status}`) ?? 0) + 1);
    const list = await portal.post('/api/v1/board/list', { boardType: 'notice' });
    if (list.status !== 200) throw new Error('The lists need the storage');
    await s3.goOn();
  }
  let lost = 0;
  for (const url of stored) if (!(await portal.send(url, {}, token)).ok) lost += 1;
  await portal.stop();
  await s3.stop();
  return {
    scenario: 'S3가 사라졌다 돌아옴',
    rounds,
    acknowledged: stored.length,
    found: stored.length - lost,
    lost,
    notes: [[...refusals].map(([what, count]) => `${what}: ${count}번`).join(', ')],
  };
}

export async function uploadFile(portal: Portal, token: string, content: Blob = new Blob(['오류 기록'])) {
  const form = new FormData();
  form.append('boardType', 'qna');
  form.append('purpose', 'attachment');
  form.append('file', content, '기록.txt');
  const response = await portal.send('/api/v1/board/upload-file', { method: 'POST', body: form }, token);
  const { responseCode, data } = (await response.json()) as { responseCode: string; data: { url?: string } };
  return { code: responseCode, url: data.url };
}
