import { describe, expect, it } from 'vitest';
import type { Actor } from '#shared/permissions.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { askBuiltin, attachText } from './ask.fixture.ts';

const SECRET = '오로라';
const BODY = `${SECRET} 서버의 점검 주소는 비공개 주소입니다.`;
const QUESTION = `${SECRET} 서버 점검 주소는 무엇인가요?`;

/** Beside the secret one, something that anybody may read about the same words. */
async function portalWith(make: (portal: TestApp) => Promise<unknown>): Promise<TestApp> {
  const portal = await buildTestApp();
  await makeDocument(portal, { boardType: 'faq', title: '서버 점검은 언제 하나요?', bodyText: '매달 25일에 합니다.' });
  await make(portal);
  return portal;
}

async function expectSilence(portal: TestApp, actor: Actor, earlier = '') {
  const turns = earlier === '' ? [] : [{ question: earlier, answer: '' }];
  for (const query of [QUESTION, SECRET, `서버 점검 주소 알려줘`, `그건 어디예요?`]) {
    const { all } = await askBuiltin(portal, query, { actor, earlier: turns });
    expect(all, query).not.toContain(SECRET);
    expect(all, query).not.toContain('비공개 주소');
  }
}

const actorOf = ({ id }: MadeUser, ...roles: NonNullable<Actor>['roles'][number][]): Actor => ({ id, roles });

async function answerOf(portal: TestApp, documentId: string) {
  const staff = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const answer = { documentId, bodyHtml: `<p>${BODY}</p>`, isOfficial: true };
  const { status, text } = await portal.post('/api/v1/board/writeReply', answer, { token: staff.token });
  expect(status, text).toBe(200);
}

describe('what the asker may not read is in no answer, source or follow-up', () => {
  it('a private post: only its author and staff are answered from it', async () => {
    let author: MadeUser | undefined;
    const portal = await portalWith(async (made) => {
      author = await makeUser(made);
      await answerOf(made, await makeDocument(made, { title: `${SECRET} 서버`, isPrivate: true, author }));
    });
    const other = await makeUser(portal);
    await expectSilence(portal, null, QUESTION);
    await expectSilence(portal, actorOf(other, 'ROLE_USER'), QUESTION);
    await expectSilence(portal, actorOf(other, 'ROLE_CUSTOMER'), QUESTION);
    if (!author) throw new Error('no author');
    expect((await askBuiltin(portal, QUESTION, { actor: actorOf(author, 'ROLE_USER') })).text).toContain('비공개 주소');
    expect((await askBuiltin(portal, QUESTION, { actor: actorOf(other, 'ROLE_MANAGER') })).text).toContain(
      '비공개 주소',
    );
  });

  it('a customer-only file: customers, sales and staff alone', async () => {
    const portal = await portalWith(async (made) => {
      const id = await makeDocument(made, { boardType: 'library', title: '운영 안내', bodyText: '운영 안내입니다.' });
      await attachText(made, id, BODY);
    });
    const member = await makeUser(portal);
    await expectSilence(portal, null, QUESTION);
    await expectSilence(portal, actorOf(member, 'ROLE_USER'), QUESTION);
    expect((await askBuiltin(portal, QUESTION, { actor: actorOf(member, 'ROLE_CUSTOMER') })).text).toContain(
      '비공개 주소',
    );
  });

  it.each([
    ['deleted', { isDeleted: true }],
    ['not in use, not approved or a draft', { isHidden: true }],
    ['not published yet', { publishAt: '2026-12-01T00:00:00.000Z' }],
  ])('a document that is %s: nobody, not even staff', async (_, given) => {
    const portal = await portalWith((made) =>
      makeDocument(made, { boardType: 'faq', title: `${SECRET} 서버 점검 주소는?`, bodyText: BODY, ...given }),
    );
    const staff = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    await expectSilence(portal, null, QUESTION);
    await expectSilence(portal, actorOf(staff, 'ROLE_ADMIN'), QUESTION);
  });

  it('a question without an answer is no answer, and members’ talk is not the team’s', async () => {
    const portal = await portalWith((made) => makeDocument(made, { title: `${SECRET} 서버 점검`, bodyText: BODY }));
    await expectSilence(portal, null, QUESTION);
  });
});
