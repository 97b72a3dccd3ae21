import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { TestApp } from './build-test-app.ts';
import { buildTestApp } from './build-test-app.ts';
import { makeUser } from './make/make.user.ts';

interface Given {
  token?: string;
  boardType?: BoardType;
  format?: string;
  dryRun?: boolean;
}

/** Sends an export like the import page. */
export async function importFile({ app }: TestApp, content: string | Buffer, given: Given) {
  const form = new FormData();
  form.append('boardType', given.boardType ?? 'qna');
  form.append('format', given.format ?? 'json');
  form.append('dryRun', String(given.dryRun ?? false));
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'board');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/board/import',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(given.token && { authorization: `Bearer ${given.token}` }),
    },
  });
  const body = response.json<{
    responseCode: string;
    message: string;
    data: OutputOf<'/api/v1/board/import'>;
  }>();
  return { status: response.statusCode, code: body.responseCode, message: body.message, data: body.data };
}

/** The bytes of an export. */
export async function exportFile({ app }: TestApp, boardType: BoardType, format: string, token: string) {
  const { rawPayload } = await app.inject({
    method: 'POST',
    url: '/api/v1/board/export',
    payload: { boardType, format },
    headers: { authorization: `Bearer ${token}` },
  });
  return rawPayload;
}

export async function withAdministrator() {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  return { portal, token };
}

export const documentsOf = ({ context }: TestApp, boardType: BoardType) =>
  context.db.selectFrom('document').selectAll().where('board_type', '=', boardType).orderBy('title').execute();

export const repliesOf = ({ context }: TestApp) => context.db.selectFrom('reply').selectAll().execute();

/** A document in this portal's export format. */
export const exportedRow = (given: Record<string, unknown> = {}) => ({
  id: 'a1',
  title: '가져온 글',
  category: '오류',
  bodyHtml: '<p>내용</p>',
  authorName: '홍길동',
  createdAt: '2020-01-02T03:04:05.000Z',
  publishedAt: '2020-01-02T03:04:05.000Z',
  ...given,
});

const FIELD_VALUES: Record<string, string> = {
  number: '3',
  month: '2026-11',
  url: 'https://example.com/a',
  check: 'true',
  kpi: '결산 시간|52|9|시간',
  chapters: '00:12 시작',
  videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
};
/** Valid values for all fields of a board. */
export const filledFields = (boardType: BoardType) =>
  Object.fromEntries(
    boardOf(boardType).fields.map(({ name, kind, options }) => [name, options?.[0] ?? FIELD_VALUES[kind] ?? '=값']),
  );
