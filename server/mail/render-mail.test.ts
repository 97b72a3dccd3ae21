import { expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

const render = (body: string, values: Record<string, string> = {}) =>
  renderMail({ subject: '제목', body, values, sign: 'AION-U', footer: ['보낸 곳'], unsubscribeUrl: null });

it('has a ground of its own, so that a mail program in the dark does not put its dark one below dark text', () => {
  const { html } = render('본문');
  expect(html).toContain('<meta name="color-scheme" content="light only">');
  expect(html).toMatch(/<body style="[^"]*background:#f4f6fb;[^"]*color:#12192b/);
  expect(html, 'the card').toContain('background:#fff');
});

it('shows one large button, and what follows it small', () => {
  const link = 'https://portal.example/';
  const { html } = render('안내\n[확인]({link})\n참고\n[철회]({link})', { link });
  expect(html).toMatch(/background:#1f5eff;[^"]*">확인<\/a>/);
  expect(html).toMatch(/font-size:14px[^"]*">참고<\/p>/);
  expect(html).toMatch(/text-decoration:underline">철회<\/a>/);
});

it('puts consecutive facts into one table, and the paragraphs of a value apart', () => {
  const values = { number: 'C-1', status: '<완료>', answer: '첫 줄\n둘째 줄\n\n다음 문단' };
  const { text, html } = render('안내\n접수번호: {number}\n상태: {status}\n{answer}', values);
  expect(text).toBe('안내\n\n접수번호: C-1\n상태: <완료>\n\n첫 줄\n둘째 줄\n\n다음 문단\n\n--\n보낸 곳');
  expect(html).toMatch(
    />접수번호<\/td><td[^>]*><span style="white-space:nowrap">C-1<\/span><\/td><\/tr>\n<tr><td[^>]*>상태<\/td><td[^>]*>&lt;완료&gt;<\/td>/,
  );
  expect(html).toMatch(/<p[^>]*>첫 줄<br>둘째 줄<\/p>\n<p[^>]*>다음 문단<\/p>/);
});

it('cuts no character of the preheader in two', () => {
  const { html } = render(`${'가'.repeat(119)}😀 다음`);
  expect(html).toContain(`>${'가'.repeat(119)}</div>`);
});

it('leaves out lines whose only values are empty', () => {
  const { text } = render('사유: {note}\n[확인]({link})\n끝', { note: '', link: '' });
  expect(text).toBe('끝\n\n--\n보낸 곳');
});
