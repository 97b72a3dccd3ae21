import { expect, it } from 'vitest';
import { htmlToMail, mailToHtml } from './mail-html.ts';
import { MAIL_NAMES, mailTemplateOf } from './mail-templates.ts';

it.each(MAIL_NAMES)('keeps subject and text of the mail %s on the way through the editor', (name) => {
  const { subject, body } = mailTemplateOf(name);
  expect(htmlToMail(mailToHtml(body))).toBe(body);
  expect(htmlToMail(mailToHtml(subject))).toBe(subject);
});

it('shows a line with an address as a button, and keeps signs of HTML as text', () => {
  expect(mailToHtml('<b>{who}</b> & 안내\n\n[열기](https://portal.example/a?b=1&c=2)')).toBe(
    '<p>&lt;b&gt;{who}&lt;/b&gt; &amp; 안내</p><p></p><p data-button="https://portal.example/a?b=1&amp;c=2">열기</p>',
  );
  const body = '<b>{who}</b> & 안내\n\n[열기](https://portal.example/a?b=1&c=2)\n"끝"';
  expect(htmlToMail(mailToHtml(body))).toBe(body);
});

it('drops a button that lost its words, and reads attributes in any order', () => {
  expect(htmlToMail('<p class="x" data-button="{link}"> </p><p data-button="{link}" class="x">열기</p>')).toBe(
    ' \n[열기]({link})',
  );
});
