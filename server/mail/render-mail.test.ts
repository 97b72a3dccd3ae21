import { expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

it('has a ground of its own, so that a mail program in the dark does not put its dark one below dark text', () => {
  const { html } = renderMail({ subject: '제목', body: '본문', values: {}, footer: [], unsubscribeUrl: null });
  expect(html).toContain('<meta name="color-scheme" content="light only">');
  expect(html).toMatch(/<body style="[^"]*color:#12192b;background:#fff/);
});
