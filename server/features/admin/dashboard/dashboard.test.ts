import { expect, it } from 'vitest';
import type { Role } from '../../../../shared/permissions.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { makeContract } from '../../../testing/make.contract.ts';
import { makeUser } from '../../../testing/make.user.ts';

it('counts what waits, and sends to each role what is its own', async () => {
  const portal = await buildTestApp();
  await makeContract(portal, {});
  const todoOf = async (role: Role) => {
    const { token } = await makeUser(portal, { roles: [role] });
    return (await portal.post('/api/v1/admin/dashboard', undefined, { token })).data.todo;
  };
  expect(await todoOf('ROLE_SALES')).toEqual({ inquiries: 1, questions: null, reviews: null, failedMails: null });
  expect(await todoOf('ROLE_MANAGER')).toEqual({ inquiries: 1, questions: 0, reviews: 0, failedMails: null });
  expect(await todoOf('ROLE_ADMIN')).toEqual({ inquiries: 1, questions: 0, reviews: 0, failedMails: 0 });
});
