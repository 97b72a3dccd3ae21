import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import type { TestApp } from '../testing/build-test-app.ts';
import { makeUser } from '../testing/make.user.ts';
import { LONGEST_BODY, costlyMarkup, costlyTexts } from './costly-texts.ts';
import { longestTurn } from './longest-turn.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122) % 2_147_483_647;

/** Maximum blocking time of one request: goal 50 ms; the first request in a busy test run needs several times that. */
const MOST_TURN_MS = 400;

type Send = (portal: TestApp, text: string, token: string) => Promise<{ status: number }>;
let documentOf = new WeakMap<TestApp, string>();

async function questionOf(portal: TestApp, token: string): Promise<string> {
  const known = documentOf.get(portal);
  if (known !== undefined) return known;
  const question = { boardType: 'qna' as const, title: '질문', category: '오류', bodyHtml: '<p>내용</p>' };
  const { data } = await portal.post('/api/v1/board/write', question, { token });
  documentOf.set(portal, data.documentId as string);
  return data.documentId as string;
}

/** A new address per request, so that no rate limit applies. */
let sent = 0;
const elsewhere = () => ({ remoteAddress: `10.1.${(sent += 1) >> 8}.${sent & 255}` });

const MARKUP: Record<string, [number, Send]> = {
  'board/write': [
    LONGEST_BODY,
    (portal, bodyHtml, token) =>
      portal.post(
        '/api/v1/board/write',
        { boardType: 'qna', title: '질문', category: '오류', bodyHtml },
        { token, ...elsewhere() },
      ),
  ],
  'board/writeReply': [
    LIMITS.replyMaxChars * 4,
    async (portal, bodyHtml, token) =>
      portal.post(
        '/api/v1/board/writeReply',
        { documentId: await questionOf(portal, token), bodyHtml },
        { token, ...elsewhere() },
      ),
  ],
};

const TEXT: Record<string, [number, Send]> = {
  'search/documents': [100, (portal, query) => portal.post('/api/v1/search/documents', { query }, elsewhere())],
  'board/list': [
    LIMITS.keywordMaxChars,
    (portal, keyword) => portal.post('/api/v1/board/list', { boardType: 'qna', keyword }, elsewhere()),
  ],
  'board/similar': [
    LIMITS.titleMaxChars,
    (portal, title, token) =>
      portal.post('/api/v1/board/similar', { boardType: 'qna', title }, { token, ...elsewhere() }),
  ],
  'chat-messages': [
    LIMITS.chatQueryMaxChars,
    async ({ app }, query) => {
      const payload = { query, inputs: {}, response_mode: 'blocking', user: 'x' };
      const { statusCode } = await app.inject({ method: 'POST', url: '/v1/chat-messages', payload, ...elsewhere() });
      return { status: statusCode };
    },
  ],
  'draft-save': [
    LIMITS.bodyMaxChars * 5,
    (portal, content, token) =>
      portal.post('/api/v1/board/draft-save', { boardType: 'qna', documentId: '', content }, { token, ...elsewhere() }),
  ],
};

async function dearest(name: string, [chars, send]: [number, Send], inputs: typeof costlyTexts): Promise<string[]> {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  await send(portal, '<p>처음입니다.</p>', token);
  const faults: string[] = [];
  const turns: [string, number][] = [];
  for (const [shape, text] of Object.entries(inputs(chars, SEED))) {
    let status = 0;
    const turn = await longestTurn(async () => {
      ({ status } = await send(portal, text, token));
    });
    turns.push([shape, turn]);
    if (turn > MOST_TURN_MS) faults.push(`${name} ${shape}: ${turn} ms`);
    if (status >= 500) faults.push(`${name} ${shape}: HTTP ${status}`);
  }
  if (process.env.FUZZ_RUNS) {
    const list = turns.toSorted(([, a], [, b]) => b - a).slice(0, 5);
    process.stdout.write(`\n${name}: ${list.map(([shape, turn]) => `${shape} ${turn} ms`).join(', ')}\n`);
  }
  return faults;
}

describe('nothing that a member writes keeps others waiting', () => {
  it.each(Object.entries(MARKUP))('%s', { timeout: 600_000 }, async (name, call) => {
    expect(await dearest(name, call, costlyMarkup)).toEqual([]);
  });
  it.each(Object.entries(TEXT))('%s', { timeout: 600_000 }, async (name, call) => {
    expect(await dearest(name, call, costlyTexts)).toEqual([]);
  });
});
