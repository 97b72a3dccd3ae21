import { expect } from 'vitest';
import type { BoardType } from '#shared/boards.ts';
import type { Role } from '#shared/permissions.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { Given, Visitors } from './board-access.fixture.ts';
import { formOf, createDocumentFor, makeVisitors, uploadNeeded } from './board-access.fixture.ts';

type GivenDocument = Awaited<ReturnType<typeof createDocumentFor>>;
type Visitor = Visitors['order'][number];
type Action = 'list' | 'detail' | 'detailFree' | 'register' | 'change' | 'delete' | 'download';
/** One sign per visitor: O done, - refused, x not found, L locked. */
export type Answers = Partial<Record<Action, string>>;

const AUTHOR_ROLES: Partial<Record<BoardType, Role>> = { reference: 'ROLE_SALES' };

const signOf = (status: number) => ({ 200: 'O', 403: '-', 404: 'x', 423: 'L' })[status] ?? String(status);

/** Result of each action for one visitor. A refused action must not have changed the document. */
function actionsOf(portal: TestApp, boardType: BoardType, visitors: Visitors, given: Given) {
  const createOne = () => createDocumentFor(portal, boardType, visitors, given);
  const rowOf = (id: string) =>
    portal.context.db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** Each action gets a document of its own, unchanged by other visitors. */
  async function tried(work: (given: GivenDocument) => Promise<{ status: number }>) {
    const document = await createOne();
    const before = await rowOf(document.id);
    const { status } = await work(document);
    const isSame = JSON.stringify(await rowOf(document.id)) === JSON.stringify(before);
    expect(isSame, `answered ${status}; the document is as before: ${isSame}`).toBe(status !== 200);
    return signOf(status);
  }

  const actions: Record<Action, (visitor: Visitor, document: GivenDocument) => Promise<string>> = {
    async list(visitor, { id }) {
      const { status, data } = await portal.post('/api/v1/board/list', { boardType, size: 50 }, asks(visitor));
      expect(status).toBe(200);
      return (data.list as { documentId: string }[]).some(({ documentId }) => documentId === id) ? 'O' : '-';
    },
    detail: async (visitor, { id }) =>
      signOf((await portal.post('/api/v1/board/detail', { documentId: id }, asks(visitor))).status),
    detailFree: async (visitor, { id }) =>
      signOf((await portal.post('/api/v1/board/detail-free', { documentId: id }, asks(visitor))).status),
    async register(visitor) {
      const files = await uploadNeeded(portal, boardType, visitor?.token);
      const input = { ...formOf(boardType), boardType, fileIds: files.map(({ fileId }) => fileId) };
      return signOf((await portal.post('/api/v1/board/write', input, asks(visitor))).status);
    },
    change: (visitor) =>
      tried(({ id, fileIds }) => {
        const input = { ...formOf(boardType), documentId: id, version: 1, fileIds };
        return portal.post('/api/v1/board/update', input, asks(visitor));
      }),
    delete: (visitor) =>
      tried(({ id }) => portal.post('/api/v1/board/deleteDocument', { documentId: id }, asks(visitor))),
    download: async (visitor, { fileUrl }) => signOf((await portal.get(fileUrl ?? '', asks(visitor))).status),
  };
  return { createOne, actions };
}

const asks = (visitor: Visitor) => ({ token: visitor?.token });

/** Runs every action as every visitor and compares with the table. */
export async function callAsEveryone(boardType: BoardType, given: Given, expected: Answers): Promise<void> {
  const portal = await buildTestApp();
  const visitors = await makeVisitors(portal, boardType, AUTHOR_ROLES[boardType] ?? 'ROLE_USER');
  const { createOne, actions } = actionsOf(portal, boardType, visitors, given);
  const document = await createOne();
  const answers: Answers = {};
  for (const action of Object.keys(expected) as Action[]) {
    const signs: string[] = [];
    for (const visitor of visitors.order) signs.push(await actions[action](visitor, document));
    answers[action] = signs.join(' ');
  }
  const tidy = Object.fromEntries(Object.entries(expected).map(([action, signs]) => [action, signs.trim()]));
  expect(answers).toEqual(tidy);
}
