import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Role } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { createUser } from '#server/features/users/user.queries.ts';
import { createSession } from '#server/features/users/sessions/session.queries.ts';
import { fillAudit } from './fill/fill-audit.ts';
import { COMMON_WORD, RARE_WORD, fillBoard, idOf } from './fill/fill-board.ts';
import { fillInquiries } from './fill/fill-inquiries.ts';
import { NOW, printGrowth } from './support/growth-table.ts';

/** Why a line costs more among many rows. */
const WHY = {
  words: '걸린 글을 1만 건까지 읽습니다',
  ranked: '걸린 글 1,000건까지 순위를 매깁니다',
  weeks: '열두 주 동안 들어온 문의를 셉니다',
  states: '상태마다의 수를 색인에서 셉니다',
  passed: '그 앞의 쪽을 색인에서 지나갑니다',
  owners: '이름이 다른 표에 있어 모두 차례를 짓습니다',
  parts: '낱말의 일부로도 찾으므로 모두 읽습니다',
};
const PAGE_SIZE = 10;
const HOUR_MS = 3_600_000;
const sizesFrom = (value = '1000,100000,1000000') => (value === '' ? [] : value.split(',').map(Number));

const grown = await printGrowth({
  sizes: { SQLite: sizesFrom(process.env.ROWS_SQLITE), PostgreSQL: sizesFrom(process.env.ROWS_POSTGRES) },
  async fill({ db }, size) {
    await fillBoard(db, size, NOW);
    await fillInquiries(db, size, NOW);
    await fillAudit(db, size, NOW);
  },
  async calls(app, context, size) {
    const reader = await member(context, 'member01', 'ROLE_USER');
    const admin = await member(context, 'admin001', 'ROLE_ADMIN');
    const ask = (url: string, token: Token) => (input: object) => post(app, url, input, token);
    // As a member, because responses for visitors come from the cache.
    const listOf = ask('/api/v1/board/list', reader);
    const list = (input: object) => listOf({ boardType: 'notice', ...input });
    const inquiries = ask('/api/v1/free/list', admin);
    const audit = ask('/api/v1/admin/audit', admin);
    const { totalCount } = (await list({})) as { totalCount: number };
    const last = Math.ceil(totalCount / PAGE_SIZE);
    // A published one: `fillBoard` hides and deletes others of each fifty.
    const published = (i: number) => idOf((i % Math.floor(size / 50 - 1)) * 50 + 11);
    const search = (query: string, page = 1) => post(app, '/api/v1/search/documents', { query, page }, reader);
    return [
      { name: '첫 화면 (새로 그림)', call: () => get(app, '/') },
      { name: '팝업', call: () => post(app, '/api/v1/board/popups', {}) },
      { name: '목록 첫 쪽', call: () => list({}) },
      { name: '목록 가운데 쪽', call: () => list({ page: Math.ceil(last / 2) }) },
      { name: '목록 마지막 쪽', call: () => list({ page: last }) },
      { name: '목록의 한 분류', call: () => list({ category: '점검' }) },
      { name: '목록 조회순', call: () => list({ sort: 'views' }) },
      { name: '목록에서 드문 말 찾기', call: () => list({ keyword: RARE_WORD }), why: WHY.words },
      { name: '목록에서 흔한 말 찾기', call: () => list({ keyword: COMMON_WORD }), why: WHY.words },
      { name: '상세', call: (i) => post(app, '/api/v1/board/detail-free', { documentId: published(i) }, reader) },
      { name: '통합검색, 드문 말', call: () => search(RARE_WORD), why: WHY.ranked },
      { name: '통합검색, 흔한 말', call: () => search(COMMON_WORD), why: WHY.ranked },
      { name: '사이트맵', call: () => get(app, '/sitemap.xml') },
      { name: 'RSS', call: () => get(app, '/rss/notice.xml') },
      { name: 'llms.txt', call: () => get(app, '/llms.txt') },
      { name: '대시보드', call: () => post(app, '/api/v1/admin/dashboard', undefined, admin), why: WHY.weeks },
      { name: '관리 메뉴의 수', call: () => post(app, '/api/v1/admin/waiting', undefined, admin) },
      { name: '글 관리', call: () => post(app, '/api/v1/admin/contents', {}, admin) },
      { name: '문의 첫 쪽', call: () => inquiries({}), why: WHY.states },
      { name: '문의 가운데 쪽', call: () => inquiries({ page: Math.ceil(size / 40) }), why: WHY.passed },
      { name: '문의 상태로 거르기', call: () => inquiries({ status: '진행중' }), why: WHY.states },
      { name: '문의 담당자 순', call: () => inquiries({ sort: 'owner', direction: 'asc' }), why: WHY.owners },
      { name: '문의 회사 찾기', call: () => inquiries({ keyword: '한빛' }), why: WHY.parts },
      { name: '문의 칸반', call: () => post(app, '/api/v1/free/board', {}, admin), why: WHY.states },
      { name: '감사 로그 첫 쪽', call: () => audit({}) },
      { name: '감사 로그 가운데 쪽', call: () => audit({ page: Math.ceil(size / 40) }) },
      { name: '감사 로그 하루', call: () => audit({ from: '2026-11-20', until: '2026-11-20' }) },
      { name: '감사 로그 사람 찾기', call: () => audit({ actor: 'staff7' }), why: WHY.parts },
      {
        name: '문의 내보내기, 1천 건마다',
        call: () => drain(app, '/api/v1/free/export', { reason: '성능 측정' }, admin),
        perThousandOf: size,
      },
      {
        name: '게시판 내보내기, 1천 건마다',
        call: () => drain(app, '/api/v1/board/export', { boardType: 'notice', format: 'csv' }, admin),
        perThousandOf: size,
      },
      {
        name: '감사 로그 내보내기, 1천 건마다',
        call: () => drain(app, '/api/v1/admin/audit/export', {}, admin),
        perThousandOf: size,
      },
    ];
  },
});
process.stdout.write(
  `\n배: 가장 많은 행의 CPU / 가장 적은 행의 CPU. 그대로: 두 배까지(적은 행의 0.5ms까지는 0.5ms로 봄). 까닭 없이 늘어나는 것: ${grown}가지\n`,
);

type Token = () => Promise<string>;

/** A member's token, renewed as the clock runs. Needs no password: the session is created directly. */
async function member(context: Context, userId: string, role: Role): Promise<Token> {
  const person = { userId, userName: '한지우', email: `${userId}@example.com`, affiliation: '' };
  const account = { ...person, passwordHash: '', emailStatus: 'confirmed' as const, roles: [role] };
  const id = await createUser(context.db, context, account);
  let issued = { at: -HOUR_MS, token: '' };
  return async () => {
    const at = context.clock.now().getTime();
    if (at - issued.at >= HOUR_MS)
      issued = { at, token: await createSession(context.db, context, { id, login_id: userId, name: person.userName }) };
    return issued.token;
  };
}

/** Calls the API. @throws if the call fails */
async function post(app: FastifyInstance, url: string, payload?: object, token?: Token): Promise<unknown> {
  const headers = token ? { authorization: `Bearer ${await token()}` } : {};
  const response = await app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
  return response.json<{ data: unknown }>().data;
}

async function get(app: FastifyInstance, url: string): Promise<void> {
  const response = await app.inject({ url });
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
}

/**
 * Reads a download and discards it. Through a socket: what is injected piles up without a reader's pace, and is worked
 * off during the lines that follow.
 */
async function drain(app: FastifyInstance, path: string, payload: object, token: Token): Promise<void> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' };
  const body = JSON.stringify(payload);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  for await (const _ of response.body) continue;
}
