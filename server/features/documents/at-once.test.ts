import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import type { PostPath } from '#shared/contract/calls.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const PEOPLE = 8;

/** Eight members act on one document concurrently. */
async function withPeople(boardType: 'qna' | 'market') {
  const portal = await buildTestApp();
  const documentId = await makeDocument(portal, { boardType });
  const people: MadeUser[] = [];
  for (let i = 0; i < PEOPLE; i += 1) people.push(await makeUser(portal));
  const all = async (path: PostPath, input: object) => {
    const answers = await Promise.all(
      people.map(({ token }) => portal.post(path, { documentId, ...input } as never, { token })),
    );
    expect(answers.map(({ code }) => code)).toEqual(people.map(() => '0000'));
  };
  const row = () =>
    portal.context.db.selectFrom('document').selectAll().where('id', '=', documentId).executeTakeFirstOrThrow();
  return { portal, documentId, people, all, row };
}

it('counts every like, view and reply of people who come at once', async () => {
  const { portal, people, documentId, all, row } = await withPeople('qna');
  await all('/api/v1/board/detail', {});
  await all('/api/v1/board/like', {});
  await all('/api/v1/board/writeReply', { bodyHtml: '<p>저도 그렇습니다.</p>' });
  expect(await row()).toMatchObject({ view_count: PEOPLE, like_count: PEOPLE, reply_count: PEOPLE });

  const written = await portal.context.db.selectFrom('reply').select(['id', 'author_id']).execute();
  await Promise.all(
    written.map(({ id, author_id: author }) =>
      portal.post(
        '/api/v1/board/deleteReply',
        { replyId: id },
        people.find((one) => one.id === author),
      ),
    ),
  );
  expect(await row()).toMatchObject({ id: documentId, reply_count: 0 });
});

it('adds up every rating of people who come at once', async () => {
  const { all, row } = await withPeople('market');
  await all('/api/v1/market/write-review', { rating: 4, body: '잘 씁니다.' });
  expect(await row()).toMatchObject({ rating_count: PEOPLE, rating_sum: PEOPLE * 4 });
});
