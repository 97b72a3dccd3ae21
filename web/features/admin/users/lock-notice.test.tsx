import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { UserDetail } from '#shared/contract/admin/user.contract.ts';
import type { AppServices } from '#web/lib/app-context.tsx';
import { AppProvider } from '#web/lib/app-context.tsx';
import { LockNotice } from './lock-notice.tsx';

const shown = (lockedUntil: string | null) =>
  renderToStaticMarkup(
    <AppProvider services={{} as AppServices}>
      <LockNotice detail={{ lockedUntil } as UserDetail} onChanged={() => {}} />
    </AppProvider>,
  );

it('says until when a member is locked, beside the way to end it, and nothing of one who is not', () => {
  expect(shown('2026-11-20T05:06:00.000Z')).toMatch(/14:06.*<button[^>]*>.*잠금 해제/s);
  expect(shown(null)).toBe('');
});
