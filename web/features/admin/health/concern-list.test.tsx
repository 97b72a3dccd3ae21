import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createAppStore } from '#web/lib/app-store.ts';
import type { AppServices } from '#web/lib/app-context.tsx';
import { AppProvider } from '#web/lib/app-context.tsx';
import { ConcernList } from './concern-list.tsx';

const shownTo = (loginId: string, userIds: string[]) =>
  renderToStaticMarkup(
    <AppProvider services={{ store: createAppStore({ loginId }) } as AppServices}>
      <ConcernList concerns={[{ kind: 'unreachableAdministrator', count: userIds.length, userIds }]} />
    </AppProvider>,
  );

it('leads to one’s own data where the concern is one’s own alone, else to the members', () => {
  expect(shownTo('boss2026', ['boss2026'])).toContain('href="/userEdit"');
  expect(shownTo('boss2026', ['noaddress1'])).toContain('href="/admin/users"');
  expect(shownTo('boss2026', ['boss2026', 'noaddress1'])).toContain('href="/admin/users"');
});
