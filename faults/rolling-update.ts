import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureNginx } from './support/ensure-nginx.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startPostgres } from '#server/testing/database/start-postgres.ts';
import { startS3 } from '#server/testing/s3/start-s3.ts';
import type { Finding } from './support/finding.ts';
import { switchToOtherBuild } from './support/other-build.ts';
import { buildPreviousVersion } from './support/previous-version.ts';
import { portalOn } from './support/portal.ts';
import type { Nginx } from './support/start-nginx.ts';
import { startNginx } from './support/start-nginx.ts';

const PAGES = ['/', '/notice', '/faq', '/login', '/contact', '/company'];
const VISITORS = 3;
const WRITERS = 2;
/** Pause between two steps, so that visitors use the state in between. */
const PAUSE_MS = 3_000;

interface Counts {
  requests: number;
  /** Unexpected responses. */
  failed: string[];
  missingScripts: string[];
  acknowledged: string[];
}

/**
 * Updates two instances one after the other, behind nginx with `deploy/nginx.conf` and with PostgreSQL and S3, from the
 * version before the last migration (or `from`) to this one. Meanwhile visitors load pages with their assets, and members
 * write. Without a git history the update is to a build of this version with other asset names.
 * @returns the reason if nginx is not available
 */
export async function rollingUpdate(dataDir: string, from?: string): Promise<Finding | string> {
  const binary = ensureNginx();
  if (binary === null) return 'nginx가 없고 설치할 수도 없어 하지 못했습니다';
  using previous = buildPreviousVersion(`${dataDir}-previous`, from);
  await using services = new AsyncDisposableStack();
  const postgres = services.adopt(await startPostgres(), (server) => server.stop());
  const s3 = services.adopt(await startS3(), (server) => server.stop());
  const ports = [await freePort(), await freePort()];
  const settings = {
    DATABASE_URL: postgres.url,
    STORAGE_URL: `s3://${s3.config.bucket}/${s3.config.prefix}?endpoint=${s3.config.endpoint}`,
    STORAGE_ACCESS_KEY: s3.config.credentials?.accessKeyId ?? '',
    STORAGE_SECRET_KEY: s3.config.credentials?.secretAccessKey ?? '',
    PUBLIC_URL: 'https://portal.example.com',
    // One account writes all the time.
    CALL_LIMIT_FACTOR: '1000',
  };
  const instances = ports.map((port) =>
    services.adopt(portalOn(port, { ...settings, DATA_DIR: `${dataDir}-${port}` }), (portal) => portal.kill()),
  );
  for (const instance of instances) await instance.start({}, previous?.folder);
  const token = (await instances[0]?.logIn()) ?? '';
  const nginx = services.adopt(await startNginx(binary, join(`${dataDir}-nginx`), ports), (server) => server.stop());

  const counts: Counts = { requests: 0, failed: [], missingScripts: [], acknowledged: [] };
  const over = new AbortController();
  const load = [
    ...Array.from({ length: VISITORS }, () => visit(nginx, counts, over.signal)),
    ...Array.from({ length: WRITERS }, () => write(nginx, token, counts, over.signal)),
  ];
  await sleep(PAUSE_MS);
  using other = previous === null ? switchToOtherBuild() : null;
  await sleep(PAUSE_MS);
  for (const instance of instances) {
    await instance.stop();
    await sleep(PAUSE_MS);
    await instance.start();
    await sleep(PAUSE_MS);
  }
  const migrated = instances.some((instance) => instance.hasPrinted('데이터베이스를 올렸습니다'));
  // Pages opened before the update load their remaining scripts now.
  for (const path of (previous ?? other)?.assets ?? []) await loadFile(nginx, path, counts);
  over.abort();
  await Promise.all(load);
  const lost = await missing(nginx, token, counts);
  return {
    scenario: '두 대를 차례로 업데이트함 (nginx 뒤에서)',
    rounds: instances.length,
    acknowledged: counts.acknowledged.length,
    found: counts.acknowledged.length - lost,
    lost: lost + counts.failed.length + counts.missingScripts.length,
    notes: [
      previous === null
        ? '이전 커밋이 없어(얕은 복제) 같은 버전의 두 빌드로 했습니다'
        : `${previous.revision}에서 지금 버전으로, 데이터베이스를 ${migrated ? '올리며' : '그대로 두고'}`,
      `요청 ${counts.requests}건 가운데 실패 ${counts.failed.length}건, 없는 스크립트 ${counts.missingScripts.length}개`,
      ...[...new Set([...counts.failed, ...counts.missingScripts])].slice(0, 10),
    ],
  };
}

const headersFor = (token?: string) => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  ...(token && { authorization: `Bearer ${token}`, 'content-type': 'application/json' }),
});

async function visit(nginx: Nginx, counts: Counts, over: AbortSignal): Promise<void> {
  for (let turn = 0; !over.aborted; turn += 1) {
    const path = PAGES[turn % PAGES.length] ?? '/';
    const page = await nginx.ask(path, { headers: headersFor() }).catch((error: Error) => error);
    counts.requests += 1;
    if (page instanceof Error || page.status !== 200) {
      counts.failed.push(`GET ${path}: ${page instanceof Error ? page.message : page.status}`);
      continue;
    }
    for (const asset of new Set(page.text.match(/\/assets\/[\w.-]+\.(?:js|css)/g)))
      await loadFile(nginx, asset, counts);
  }
}

async function loadFile(nginx: Nginx, path: string, counts: Counts): Promise<void> {
  const answer = await nginx.ask(path, { headers: headersFor() }).catch((error: Error) => error);
  counts.requests += 1;
  if (answer instanceof Error || answer.status !== 200)
    counts.missingScripts.push(`${path}: ${answer instanceof Error ? answer.message : answer.status}`);
}

async function write(nginx: Nginx, token: string, counts: Counts, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const input = { boardType: 'qna', title: `질문 ${randomUUID()}`, category: '오류', bodyHtml: '<p>내용</p>' };
    const answer = await post(nginx, '/api/v1/board/write', input, token).catch((error: Error) => error);
    counts.requests += 1;
    if (answer instanceof Error || answer.responseCode !== '0000')
      counts.failed.push(`write: ${answer instanceof Error ? answer.message : answer.responseCode}`);
    else counts.acknowledged.push(answer.data.documentId ?? '');
    await sleep(100);
  }
}

async function missing(nginx: Nginx, token: string, { acknowledged }: Counts): Promise<number> {
  let lost = 0;
  for (const documentId of acknowledged)
    if ((await post(nginx, '/api/v1/board/detail', { documentId }, token)).responseCode !== '0000') lost += 1;
  return lost;
}

async function post(nginx: Nginx, path: string, input: object, token: string) {
  const body = JSON.stringify(input);
  const { status, text } = await nginx.ask(path, { method: 'POST', headers: headersFor(token), body });
  if (!text.startsWith('{')) throw new Error(`nginx answered ${status}`);
  return JSON.parse(text) as { responseCode: string; data: { documentId?: string } };
}
