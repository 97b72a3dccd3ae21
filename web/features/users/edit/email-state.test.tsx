import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AppServices } from '#web/lib/app-context.tsx';
import { AppProvider } from '#web/lib/app-context.tsx';
import { settings } from '#web/rendered-page.fixture.ts';
import { EmailState } from './email-state.tsx';

const shown = (email: string, pendingEmail: string | null, resendableFrom: string | null = null, isMailFiled = false) =>
  renderToStaticMarkup(
    <AppProvider services={{ settings: { ...settings, isMailFiled } } as AppServices}>
      <EmailState email={email} isConfirmed={false} pendingEmail={pendingEmail} resendableFrom={resendableFrom} />
    </AppProvider>,
  );

it('says which address waits to be verified, and nothing where there is none', () => {
  expect(shown('kim@example.com', null)).toMatch(/아직 확인되지 않은 이메일 주소입니다.*확인 메일 다시 보내기/s);
  expect(shown('', 'boss@example.com')).toContain('boss@example.com 주소로 받은 메일을 확인하시면');
  expect(shown('', null)).toBe('');
});

it('promises no mail where there is no mail server', () => {
  expect(shown('kim@example.com', null, null, true)).toContain('지금은 확인 메일을 보내드릴 수 없으므로');
  expect(shown('', 'boss@example.com', null, true)).toContain(
    '지금은 boss@example.com 주소로 확인 메일을 보내드릴 수 없어',
  );
});

it('says from when the mail can be sent again', () => {
  expect(shown('kim@example.com', null)).toMatch(/<button[^>]*aria-disabled="false"/);
  const waiting = shown('kim@example.com', null, '2026-11-22T03:05:00.000Z');
  expect(waiting).toMatch(/<button[^>]*aria-disabled="true"/);
  expect(waiting).toContain('2026.11.22 12:05부터 다시 보낼 수 있습니다.');
});
