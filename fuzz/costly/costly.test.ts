import { describe, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeReply } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { COSTLY_CALLS, QUESTION } from './costly-calls.ts';
import { longestTurn } from '../longest-turn.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122) % 2_147_483_647;

/** Maximum blocking time of one request: goal 50 ms; the first request in a busy test run needs several times that. */
const MOST_TURN_MS = 400;

it('a reply below 200 long ones costs as much as below a few', { timeout: 300_000 }, async () => {
  const portal = await buildTestApp();
  const author = await makeUser(portal);
  const { data } = await portal.post('/api/v1/board/write', QUESTION, author);
  const documentId = data.documentId as string;
  const bodyHtml = '<ol><li><p>가</p></li></ol>'.repeat(1_500);
  const reply = () => longestTurn(() => portal.post('/api/v1/board/writeReply', { documentId, bodyHtml }, author));
  for (let i = 0; i < 10; i += 1) await reply();
  const few = Math.min(await reply(), await reply(), await reply());
  for (let i = 0; i < 200; i += 1) {
    const id = await makeReply(portal, documentId, author);
    await portal.context.db.updateTable('reply').set({ body_html: bodyHtml }).where('id', '=', id).execute();
  }
  expect(Math.min(await reply(), await reply(), await reply())).toBeLessThan(few + MOST_TURN_MS);
});

describe('nothing that a member writes keeps others waiting', () => {
  it.each(COSTLY_CALLS)('$path', { timeout: 600_000 }, async ({ path, chars, inputs, body }) => {
    // Without rate limits.
    const portal = await buildTestApp({ callLimitFactor: 1_000 });
    const { token } = await makeUser(portal);
    const headers = { authorization: `Bearer ${token}` };
    const { data } = await portal.post('/api/v1/board/write', QUESTION, { token });
    const send = (text: string) =>
      portal.app.inject({ method: 'POST', url: path, payload: body(text, data.documentId as string), headers });
    await send('<p>처음입니다.</p>');
    const faults: string[] = [];
    const turns: [string, number][] = [];
    for (const [shape, text] of Object.entries(inputs(chars, SEED))) {
      let status = 0;
      const turn = await longestTurn(async () => {
        ({ statusCode: status } = await send(text));
      });
      turns.push([shape, turn]);
      if (turn > MOST_TURN_MS) faults.push(`${shape}: ${turn} ms`);
      if (status === 429 || status >= 500) faults.push(`${shape}: HTTP ${status}`);
    }
    if (process.env.FUZZ_RUNS) {
      const list = turns.toSorted(([, a], [, b]) => b - a).slice(0, 5);
      process.stdout.write(`\n${path}: ${list.map(([shape, turn]) => `${shape} ${turn} ms`).join(', ')}\n`);
    }
    expect(faults).toEqual([]);
  });
});
