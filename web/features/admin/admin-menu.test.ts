import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { routes } from '#web/routes.tsx';
import { adminMenu, entryAt, noteFor } from './admin-menu.ts';
import { ROLES } from '#shared/role-permissions.ts';
import type { Role } from '#shared/role-permissions.ts';

const pathsOf = (route: RouteObject): string[] => [route.path ?? '', ...(route.children ?? []).flatMap(pathsOf)];
const paths = routes.flatMap(pathsOf);

it('leads to every page of the administration, and to nothing else', () => {
  const ofAdmin = paths.filter((path) => /^\/admin(\/|$)/.test(path));
  expect(ofAdmin.length).toBeGreaterThan(5);
  for (const path of ofAdmin) expect([path, entryAt(path)?.label]).toEqual([path, expect.any(String)]);
  for (const { path } of adminMenu) expect(paths).toContain(path);
});

it('says to each role that may enter what it may do, and nothing to the others', () => {
  for (const entry of adminMenu) {
    for (const role of Object.keys(ROLES) as Role[]) {
      const note = noteFor(entry, [role]);
      expect([entry.path, role, note !== null]).toEqual([entry.path, role, entry.may({ id: 'a', roles: [role] })]);
    }
  }
});

it('speaks in the name of the strongest role that one holds', () => {
  const home = entryAt('/admin/');
  expect(home && noteFor(home, ['ROLE_SALES', 'ROLE_MANAGER'])?.role).toBe('ROLE_MANAGER');
});
