import { expect, it } from 'vitest';
import type { Role } from '../../../shared/permissions.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { makeContract } from '../../testing/make.contract.ts';
import { makeUser } from '../../testing/make.user.ts';

it('shows an administrator what was sent, without the secrets of its links', async () => {
  const portal = await buildTestApp();
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  await makeUser(portal, { userId: 'hong2026', email: 'hong@example.com' });
  await portal.post('/api/v1/user/findIdPw', { userId: 'hong2026', email: 'hong@example.com' });
  const sent = (await portal.sentMail())[0];
  const token = /token=([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? '-';
  const answer = await portal.post('/api/v1/admin/outbox', {}, { token: admin.token });
  expect(answer).toMatchObject({
    status: 200,
    data: { totalCount: 1, list: [{ to: 'hong@example.com', status: 'sent', subject: sent?.subject }] },
  });
  expect(answer.text).not.toContain(token);
});

it('hides the whole secret of a link that takes back a consent', async () => {
  const portal = await buildTestApp();
  const admin = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  await makeContract(portal, { email: 'hong@example.com' });
  const text = (await portal.sentMail()).find(({ to }) => to === 'hong@example.com')?.text ?? '';
  const [id = '-', signature = '-'] = (/token=([\w.-]+)/.exec(text)?.[1] ?? '').split('.');
  expect(signature).toHaveLength(43);
  const answer = await portal.post('/api/v1/admin/outbox', {}, { token: admin.token });
  expect(answer.text).toContain('withdrawConsent?token=••••••');
  expect(answer.text).not.toContain(signature);
  expect(answer.text).not.toContain(`token=${id}`);
});

it.each([undefined, 'ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES', 'ROLE_MANAGER'] satisfies (Role | undefined)[])(
  'is closed to %s',
  async (role) => {
    const portal = await buildTestApp();
    const token = role && (await makeUser(portal, { roles: [role] })).token;
    expect(await portal.post('/api/v1/admin/outbox', {}, { token })).toMatchObject({
      status: 403,
      code: role ? 'CM03' : 'CM02',
    });
  },
);
