import { describe, expect, it } from 'vitest';
import type { TestApp } from './testing/build-test-app.ts';
import { buildTestApp } from './testing/build-test-app.ts';
import { submissionOf } from './testing/make/make.inquiry.ts';
import { makeUser } from './testing/make/make.user.ts';

const HOUR_MS = 3_600_000;

const question = {
  boardType: 'qna' as const,
  title: '시계가 바뀌기 전의 글',
  category: '오류',
  bodyHtml: '<p>내용</p>',
};

const titles = async (portal: TestApp, token: string) => {
  const { data } = await portal.post('/api/v1/board/list', { boardType: 'qna', myOnly: true }, { token });
  return (data.list as { title: string }[]).map(({ title }) => title);
};

describe('the clock of the machine', () => {
  it('goes back: the login holds, what was written is there for its author, and writing goes on', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    await portal.post('/api/v1/board/write', question, { token });
    portal.advance(-HOUR_MS);
    expect(await titles(portal, token)).toEqual([question.title]);
    const again = await portal.post('/api/v1/board/write', { ...question, title: '그 뒤의 글' }, { token });
    expect(again.status).toBe(200);
    expect(await titles(portal, token)).toHaveLength(2);
  });

  it('goes back: mail that was accepted waits until its time has come again, and goes out once', async () => {
    const portal = await buildTestApp();
    await portal.post('/api/v1/free/write', submissionOf({ email: 'clock@example.com' }));
    const confirmations = async () => (await portal.sentMail()).filter(({ to }) => to === 'clock@example.com').length;
    portal.advance(-HOUR_MS);
    expect(await confirmations()).toBe(0);
    portal.advance(HOUR_MS);
    expect(await confirmations()).toBe(1);
    portal.advance(-HOUR_MS);
    expect(await confirmations()).toBe(1);
  });

  it('goes forward: logins end, nothing that was written goes', async () => {
    const portal = await buildTestApp();
    const person = await makeUser(portal);
    await portal.post('/api/v1/board/write', question, { token: person.token });
    portal.advance(10 * 24 * HOUR_MS);
    const refused = await portal.post('/api/v1/board/write', question, { token: person.token });
    expect(refused.code).toBe('CM02');
    const { data } = await portal.post('/api/v1/board/list', { boardType: 'qna' });
    expect(data.totalCount).toBe(1);
  });
});
