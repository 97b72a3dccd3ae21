import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { pdfBomb } from '#server/fuzz/costly-files.ts';
import { encryptWith } from './encrypt.ts';

/**
 * What a portal of its own, at the default settings, holds in memory (VmRSS, Linux) while it is used in many ways:
 * pages, lists, search, questions to the assistant, writing, uploads of photographs and documents, their sizes.
 * `node bench/memory.ts --minutes 60 --port 5450`
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, port: { type: 'string', default: '5450' } },
});
const BASE = `http://127.0.0.1:${values.port}`;
const ADMIN = { ADMIN_ID: 'bench2026', ADMIN_PASSWORD: 'Qz7!plumRiver' };
const EVERY_MS = 15_000;

const folder = await mkdtemp(join(tmpdir(), 'portal-memory-'));
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { PATH: process.env.PATH, PORT: values.port, DATA_DIR: folder, BOT_CHECK: 'none', LOG_LEVEL: 'warn', ...ADMIN },
  stdio: ['ignore', 'inherit', 'inherit'],
});
const stop = () => void server.kill('SIGTERM');
process.once('SIGINT', stop);

const statuses = new Map<string, number>();
async function call(path: string, body?: object | FormData, token?: string) {
  const answer = await fetch(BASE + path, {
    method: body ? 'POST' : 'GET',
    body: body instanceof FormData ? body : body && JSON.stringify(body),
    headers: {
      accept: 'image/avif,image/webp,*/*',
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const text = await answer.text();
  const name = `${path.split('?')[0]?.replace(/[\w-]{30,}/, ':id')} ${answer.status}`;
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
  return {
    status: answer.status,
    data: text.startsWith('{') ? (JSON.parse(text) as { data?: never }).data : undefined,
  };
}

async function logIn(): Promise<string> {
  const key = (await call('/api/v1/user/public-key')).data as unknown as { keyId: string; publicKey: string };
  const password = encryptWith(key.publicKey, ADMIN.ADMIN_PASSWORD);
  const { data } = await call('/api/v1/user/login', { keyId: key.keyId, userId: ADMIN.ADMIN_ID, password });
  return (data as unknown as { token: string }).token;
}

const rssMib = () =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'latin1'))?.[1] ?? 0) / 1024);

/** As a telephone takes it: 12 million pixels, none like the other. */
const photograph = await sharp(randomBytes(1000 * 750 * 3), { raw: { width: 1000, height: 750, channels: 3 } })
  .resize(4000, 3000, { kernel: 'linear' })
  .jpeg({ quality: 70 })
  .toBuffer();
const document = pdfBomb({ pages: 20, operators: 2_000 });

async function upload(purpose: string, name: string, bytes: Uint8Array, token: string): Promise<string> {
  const form = new FormData();
  form.set('boardType', 'qna');
  form.set('purpose', purpose);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const { data } = await call('/api/v1/board/upload-file', form, token);
  return (data as unknown as { fileId?: string } | undefined)?.fileId ?? '';
}

async function read(): Promise<void> {
  for (const path of [
    '/',
    '/notice',
    '/qna',
    '/faq',
    '/library',
    '/market',
    '/search?q=%EB%A1%9C%EB%B4%87',
    '/sitemap.xml',
  ])
    await call(`${path}${path.includes('?') ? '&' : '?'}n=${Math.floor(Math.random() * 50)}`);
  await call('/api/v1/board/list', { boardType: 'notice', page: 1 });
  await call('/api/v1/search/documents', {
    query: ['로봇 설치', '라이선스', '오류 재처리'][Math.floor(Math.random() * 3)],
  });
}

async function ask(): Promise<void> {
  await call('/v1/chat-messages', {
    query: '로봇은 어떻게 설치하나요?',
    inputs: {},
    response_mode: 'blocking',
    user: 'bench',
  });
}

async function write(token: string): Promise<void> {
  const picture = await upload('image', '사진.jpg', photograph, token);
  const attached = [
    await upload('attachment', '문서.pdf', document, token),
    await upload('attachment', '기록.txt', Buffer.from('로봇이 처리한 기록입니다.\n'.repeat(100_000)), token),
  ];
  const bodyHtml = `<p>${'로봇이 처리한 내용을 적습니다. '.repeat(500)}</p><img src="/api/v1/board/fileDownload/link/${picture}">`;
  const fileIds = attached.filter((id) => id !== '');
  const question = { boardType: 'qna', title: '메모리 시험', category: '오류', bodyHtml, fileIds };
  const { data } = await call('/api/v1/board/write', question, token);
  const documentId = (data as unknown as { documentId?: string } | undefined)?.documentId;
  if (!documentId) return;
  for (const width of ['', '?w=320', '?w=640', '?w=960', '?w=1280'])
    await call(`/api/v1/board/fileDownload/link/${picture}${width}`, undefined, token);
  await call('/api/v1/board/update', { ...question, documentId, version: 1 }, token);
  await call('/api/v1/board/writeReply', { documentId, bodyHtml: '<p>답변입니다.</p>' }, token);
  await call('/api/v1/board/deleteDocument', { documentId }, token);
}

try {
  for (
    let i = 0;
    i < 240 &&
    !(await fetch(`${BASE}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ));
    i += 1
  )
    await wait(250);
  const token = await logIn();
  const begun = Date.now();
  const until = begun + Number(values.minutes) * 60_000;
  const repeat = async (work: () => Promise<void>, pauseMs: number) => {
    while (Date.now() < until) {
      await work();
      await wait(pauseMs);
    }
  };
  const seen: number[] = [];
  await Promise.all([
    repeat(read, 200),
    repeat(read, 300),
    repeat(ask, 4_000),
    // As often as one account and address may.
    repeat(() => write(token), 21_000),
    repeat(async () => {
      seen.push(rssMib());
      process.stdout.write(`${Math.round((Date.now() - begun) / 1000)} s: ${seen.at(-1)} MiB\n`);
    }, EVERY_MS),
  ]);
  process.stdout.write(
    `\nVmRSS: ${seen[0]} MiB → ${seen.at(-1)} MiB, at most ${Math.max(...seen)} MiB in ${values.minutes} min\n`,
  );
  for (const [name, count] of [...statuses].toSorted(([a], [b]) => a.localeCompare(b)))
    process.stdout.write(`${count} × ${name}\n`);
} finally {
  stop();
  await new Promise((resolve) => server.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
}
