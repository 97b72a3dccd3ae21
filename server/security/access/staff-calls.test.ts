import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Call } from '#shared/contract/call.ts';
import type { PostPath } from '#shared/contract/calls.ts';
import type { Role } from '#shared/permissions.ts';
import { ROLES } from '#shared/role-permissions.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { DOCUMENT_CALLS } from '../sweeps/access/document-calls.fixture.ts';
import { OTHER_CALLS } from '../sweeps/access/other-calls.fixture.ts';
import { STAFF_CALLS } from './staff-calls.fixture.ts';

const CONTRACTS = new URL('../../../shared/contract/', import.meta.url);

/** All calls of all contract files, so that none can be forgotten. */
async function allCalls(): Promise<Call[]> {
  const files = (await readdir(CONTRACTS, { recursive: true })).filter((name) => name.endsWith('.contract.ts'));
  const modules: Record<string, Record<string, Call>>[] = await Promise.all(
    files.map((name) => import(new URL(name, CONTRACTS).href)),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, value]) => (name.endsWith('Contract') ? Object.values(value) : []));
}

const refusesByRole = ({ path, errors = [] }: Call) => errors.includes('CM03') || path.startsWith('/api/v1/admin/');

it('knows every call that refuses by role', async () => {
  const calls = (await allCalls()).filter(refusesByRole);
  expect(calls.length).toBeGreaterThan(30);
  const others = Object.keys(OTHER_CALLS).map((operation) => operation.replace(/^\S+ |#.*$/g, ''));
  const asked = new Set([...Object.keys(DOCUMENT_CALLS), ...others]);
  const paths = calls.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
  expect(
    paths.filter((path) => !asked.has(path) && !Object.hasOwn(STAFF_CALLS, path)),
    'a new call for staff needs its line in staff-calls.ts, one that looks at what it is asked of a row in server/security/sweeps/access',
  ).toEqual([]);
  expect(
    Object.keys(STAFF_CALLS).filter((path) => !paths.includes(path)),
    'lines of calls that are gone',
  ).toEqual([]);
});

async function asEveryRole(portal: TestApp) {
  const roles = [undefined, ...(Object.keys(ROLES) as Role[])];
  return Promise.all(
    roles.map(async (role) => ({ role, token: role && (await makeUser(portal, { roles: [role] })).token })),
  );
}

it('opens each of them to the roles of its line, and refuses everybody else', async () => {
  const portal = await buildTestApp();
  const visitors = await asEveryRole(portal);
  for (const [path, { roles, input }] of Object.entries(STAFF_CALLS)) {
    for (const { role, token } of visitors) {
      const { status, code } = await portal.post(path as PostPath, input as never, { token });
      const isRefused = status === 403 ? code : 'no';
      const isAllowed = roles.some((allowed) => allowed === role);
      const expected = isAllowed ? 'no' : role ? 'CM03' : 'CM02';
      expect([path, role, isRefused]).toEqual([path, role, expected]);
      expect([path, role, status < 500]).toEqual([path, role, true]);
    }
  }
});
