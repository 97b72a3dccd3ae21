import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '#shared/paths.ts';
import { NO_FILTERS } from '#web/features/inquiries/admin/inquiry-query.ts';
import { FIRST_PRIVACY } from '#web/features/privacy/admin/privacy-query.ts';
import { FIRST_AUDIT } from './audit/audit-query.ts';
import { FIRST_CONTENTS } from './contents/content-query.ts';
import { findScreens } from './palette/palette-sources.ts';
import { rememberedFilters } from '#web/lib/page/remembered-filters.ts';
import { rememberFilters } from './remembered-filters.ts';
import { FIRST_USERS } from './users/user-query.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const after = (pathname: string, ...searches: string[]) => {
  for (const search of searches) rememberFilters('kim', pathname, search);
  return rememberedFilters('kim', pathname);
};

it.each([
  [paths.contactList(), NO_FILTERS],
  [paths.adminUsers(), FIRST_USERS],
  [paths.adminContents(), FIRST_CONTENTS],
  [paths.adminPrivacy(), FIRST_PRIVACY],
  [paths.adminAudit(), FIRST_AUDIT],
  [paths.adminQuestions(), { overdue: '', mine: '', answered: '' }],
])('%s comes back with every filter, and without the row that was open', (path, first) => {
  const search = new URLSearchParams(Object.keys(first).map((name) => [name, 'x']));
  search.delete('open');
  search.delete('whole');
  expect(after(path, `?${search}&open=x&whole=Y`)).toBe(`?${search}`);
  expect(after(path, '')).toBe('');
});

it('a form or a result that is open on the page of a list does not come back, what was filtered there does', () => {
  expect(after(paths.adminMail(), '?mail=signup')).toBe('');
  expect(after(paths.adminTerms(), '?kind=marketing', '?kind=marketing&write')).toBe('');
  expect(after(paths.adminOutbox(), '?status=failed&page=2', '?campaign=2026-11-21&refused=Y')).toBe(
    '?status=failed&page=2',
  );
  expect(findScreens('메일 템플릿', 'kim', ['ROLE_ADMIN'])).toMatchObject([{ to: paths.adminMail() }]);
});

it('a colleague who logs in next in the same tab does not find it', () => {
  expect(after(paths.contactList(), '?q=hong')).toBe('?q=hong');
  expect(rememberedFilters('lee', paths.contactList())).toBe('');
});
