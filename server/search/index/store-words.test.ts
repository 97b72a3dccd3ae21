import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { MOST_WORDS } from './store-words.ts';

const isKnown = async ({ context: { db } }: TestApp, word: string) =>
  (await db.selectFrom('search_word').select('word').where('word', '=', word).executeTakeFirst()) !== undefined;

it('members add words to the list up to a number; the company’s texts always do', async () => {
  const portal = await buildTestApp();
  const author = await makeUser(portal);
  const ask = (bodyText: string) => makeDocument(portal, { author, bodyText });
  await ask('zqxwva');
  expect(await isKnown(portal, 'zqxwva')).toBe(true);
  await sql`with recursive made(number) as (select 1 union all select number + 1 from made where number < ${MOST_WORDS})
    insert into search_word (word, initials, sound_head, sound_tail)
    select cast(number as text), '', '', '' from made`.execute(portal.context.db);
  const id = await ask('zqxwvb');
  await makeDocument(portal, { boardType: 'notice', bodyText: 'zqxwvc' });
  expect([await isKnown(portal, 'zqxwvb'), await isKnown(portal, 'zqxwvc')]).toEqual([false, true]);
  // Found all the same.
  const { data } = await portal.post('/api/v1/search/documents', { query: 'zqxwvb' }, author);
  expect(data.list).toMatchObject([{ documentId: id }]);
});
