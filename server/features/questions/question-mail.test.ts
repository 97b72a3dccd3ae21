import { expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const ask = (portal: TestApp, token: string, isPrivate = false) => {
  const question = { boardType: 'qna', category: '오류', title: '셀렉터를 찾지 못합니다' } as const;
  return portal.post('/api/v1/board/write', { ...question, bodyHtml: '<p>어떻게 하나요?</p>', isPrivate }, { token });
};

async function openPortal() {
  const portal = await buildTestApp();
  const member = await makeUser(portal, { email: 'member@example.com' });
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'], email: 'admin@example.com' });
  const told = async () =>
    (await portal.sentMail()).filter(({ subject }) => subject.includes('새 질문')).map(({ to }) => to);
  return { portal, member, admin, told };
}

it('staff learn of a new question by mail: operators, or administrators where there are none', async () => {
  const { portal, member, admin, told } = await openPortal();
  expect(await ask(portal, member.token)).toMatchObject({ status: 200 });
  expect(await told()).toEqual(['admin@example.com']);
  await makeUser(portal, { roles: ['ROLE_MANAGER'], email: 'operator@example.com' });
  await ask(portal, member.token);
  expect(await told()).toEqual(['admin@example.com', 'operator@example.com']);
  await ask(portal, admin.token);
  expect(await told(), 'what staff write themselves').toHaveLength(2);
});

it('each chooses whether to be told, and a private title stays in the portal', async () => {
  const { portal, member, admin, told } = await openPortal();
  const choose = (wants?: boolean) =>
    portal.post('/api/v1/questions/notice-setting', { wants }, { token: admin.token });
  expect((await choose()).data).toEqual({ wants: true, isMailFiled: true });
  expect((await choose(false)).data).toMatchObject({ wants: false });
  await ask(portal, member.token);
  expect(await told()).toEqual([]);
  await choose(true);
  await ask(portal, member.token, true);
  const mail = (await portal.sentMail()).at(-1);
  expect(mail?.to).toBe('admin@example.com');
  expect(`${mail?.subject} ${mail?.text}`).not.toContain('셀렉터');
  expect(mail?.text).toContain('/qnaDetail/');
  portal.context.config.mail.smtpUrl = 'smtp://mail.example:25';
  expect((await choose()).data, 'a mail would leave').toEqual({ wants: true, isMailFiled: false });
});

it.each([undefined, 'ROLE_USER', 'ROLE_SALES'] as const)('%s has no such choice', async (role) => {
  const { portal } = await openPortal();
  const token = role && (await makeUser(portal, { roles: [role] })).token;
  expect(await portal.post('/api/v1/questions/notice-setting', {}, { token })).toMatchObject({ status: 403 });
});
