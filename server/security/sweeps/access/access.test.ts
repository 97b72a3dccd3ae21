import { expect, it } from 'vitest';
import { STAFF_CALLS } from '#server/security/access/staff-calls.fixture.ts';
import { operationsOf } from '#fuzz/operations.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { Asker, AskerName, Shot, World } from './access-world.fixture.ts';
import { ASKERS, DOCUMENT_STATES, INQUIRY_SECRET, makeAccessWorld, OWNERS_SECRET } from './access-world.fixture.ts';
import { DOCUMENT_CALLS } from './document-calls.fixture.ts';
import { OTHER_CALLS } from './other-calls.fixture.ts';

/** Each asks a few hundred times, on a machine that may be busy. */
const TIMEOUT_MS = 300_000;

const STRANGERS: ReadonlySet<AskerName> = new Set(['visitor', 'member', 'customer', 'sales']);

/** All that a member can own, but for the moment of the last use of a session. */
const OWNED = [
  'document',
  'document_version',
  'reply',
  'file',
  'market_version',
  'market_review',
  'inquiry',
  'inquiry_file',
  'draft',
  'notification',
  'member_download',
  'chat_conversation',
  'chat_message',
] as const;

async function ask({ portal }: World, asker: Asker, operation: string, shot: Shot) {
  const [method = '', pattern = ''] = operation.split('#')[0]?.split(' ') ?? [];
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(shot.path?.[name] ?? ''));
  const response = await portal.app.inject({
    method: method as 'GET' | 'POST' | 'DELETE',
    url: path,
    query: shot.query,
    payload: method === 'GET' ? undefined : (shot.body ?? {}),
    headers: { ...shot.headers, ...asker.headers },
  });
  const isJson = String(response.headers['content-type']).includes('application/json');
  const answer = isJson ? response.json<{ responseCode?: string; code?: string }>() : {};
  const code = answer.responseCode ?? answer.code ?? '0000';
  const isDone = response.statusCode < 300 && code === '0000';
  return { code: isDone ? 'ok' : code, text: response.body };
}

/** What the owner has, as the database holds it. */
async function ownersThings({ portal, owner }: World, documentId?: string): Promise<string> {
  const { db } = portal.context;
  if (documentId !== undefined) {
    const document = await db.selectFrom('document').selectAll().where('id', '=', documentId).execute();
    const replies = await db.selectFrom('reply').selectAll().where('document_id', '=', documentId).execute();
    const reviews = await db.selectFrom('market_review').selectAll().where('document_id', '=', documentId).execute();
    const versions = await db
      .selectFrom('document_version')
      .selectAll()
      .where('document_id', '=', documentId)
      .execute();
    const drafts = await db.selectFrom('draft').selectAll().where('document_id', '=', documentId).execute();
    return JSON.stringify([document, replies, reviews, versions, drafts]);
  }
  const rows = await Promise.all(OWNED.map((table) => db.selectFrom(table).selectAll().execute()));
  const user = await db.selectFrom('user').selectAll().where('id', '=', owner.id).execute();
  const sessions = await db.selectFrom('session').select(['jti']).where('user_id', '=', owner.id).execute();
  return JSON.stringify([user, sessions, rows]);
}

/** What an answer must not tell to whom. */
function leakOf(name: AskerName, text: string): string {
  if (STRANGERS.has(name) && text.includes(OWNERS_SECRET)) return ' tells what is the owner’s';
  const readsInquiries = name !== 'visitor' && name !== 'member' && name !== 'customer' && name !== 'owner';
  return !readsInquiries && name !== 'owner' && text.includes(INQUIRY_SECRET) ? ' tells who asked us' : '';
}

it('every operation of the API has its row in a table of who may', async () => {
  const portal = await buildTestApp();
  const operations = (await operationsOf(portal)).map(({ method, path }) => `${method} ${path}`).toSorted();
  const paths = [...Object.keys(STAFF_CALLS), ...Object.keys(DOCUMENT_CALLS)].map((path) => `POST ${path}`);
  const others = Object.keys(OTHER_CALLS).map((operation) => operation.split('#')[0] ?? '');
  expect([...new Set([...paths, ...others])].toSorted()).toEqual(operations);
});

it(
  'a document is read, changed and answered by those who may, in each state that it can be in',
  { timeout: TIMEOUT_MS },
  async () => {
    const world = await makeAccessWorld();
    const askers = await Promise.all(ASKERS.map(world.asker));
    for (const [path, { boardType = 'qna', input, answers }] of Object.entries(DOCUMENT_CALLS)) {
      for (const state of DOCUMENT_STATES) {
        const got: string[] = [];
        for (const asker of askers) {
          const documentId = await world.document(state, boardType);
          const body = await input(documentId, world);
          const before = await ownersThings(world, documentId);
          const { code, text } = await ask(world, asker, `POST ${path}`, { body });
          const isChanged = code !== 'ok' && (await ownersThings(world, documentId)) !== before;
          got.push(code + leakOf(asker.name, text) + (isChanged ? ' and changed it' : ''));
        }
        expect.soft([path, state, got.join(' ')]).toEqual([path, state, answers[state]]);
      }
    }
  },
);

it(
  'everything else is done for those who may, and what is the owner’s stays the owner’s',
  { timeout: TIMEOUT_MS },
  async () => {
    const world = await makeAccessWorld();
    for (const [operation, { shot, answers, leavesOwners }] of Object.entries(OTHER_CALLS)) {
      const got: string[] = [];
      for (const name of ASKERS) {
        const asker = await world.asker(name);
        const sent = (await shot?.(world, asker)) ?? {};
        const before = await ownersThings(world);
        const { code, text } = await ask(world, asker, operation, sent);
        const mayChange = code === 'ok' && (name === 'owner' || leavesOwners === undefined);
        const isChanged = !mayChange && (await ownersThings(world)) !== before;
        got.push(code + leakOf(name, text) + (isChanged ? ' and changed it' : ''));
      }
      expect.soft([operation, got.join(' ')]).toEqual([operation, answers]);
    }
  },
);
