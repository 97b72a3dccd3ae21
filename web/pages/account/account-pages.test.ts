import { expect, it } from 'vitest';
import { renderPage, settings, success } from '#web/rendered-page.fixture.ts';

const refused = { status: 404, body: { responseCode: 'CM04', message: '', data: { fields: {} } } };
const menuOf = (html: string) => /<details><summary[^>]*>.*?메뉴<\/summary>(.*?)<\/nav>/s.exec(html)?.[1] ?? '';

it('spec 2: the sign-up hides the header, with its menu', async () => {
  const { html } = await renderPage('/signup', success({ kind: 'age', version: '1.0' }));
  expect(html).toContain('<main');
  expect(html).not.toContain('<header');
  expect(html).not.toContain('href="/reference"');
});

it('a page that is not there has no header, and has the menu all the same', async () => {
  const { html } = await renderPage('/nowhere', refused);
  expect(html).not.toContain('<header');
  for (const way of ['/login', '/reference', '/notice', '/freeExperience'])
    expect(menuOf(html), way).toContain(`href="${way}"`);
});

it('spec 2: the log-in leads to find ID, find password and sign-up', async () => {
  const { html } = await renderPage('/login', refused);
  const [, main = ''] = html.split('<main');
  for (const way of ['/findID', '/findPW', '/signup']) expect(main).toContain(`href="${way}"`);
});

it('a page with the header has no second menu', async () => {
  const { html } = await renderPage('/login', refused);
  expect(html).toContain('<header');
  expect(menuOf(html)).toBe('');
});

it('the sign-up lists everything that it needs before anything was typed', async () => {
  const { html } = await renderPage('/signup', success({ kind: 'age', version: '1.0' }));
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('가입하려면 6개 항목이 남았습니다. 아이디 비밀번호 비밀번호 확인 이름 이메일 필수 약관 동의');
});

it('the sign-up leads members to the log-in, as the log-in leads others to it', async () => {
  const { html } = await renderPage('/signup', success({ kind: 'age', version: '1.0' }));
  const [, main = ''] = html.split('<main');
  expect(main.replaceAll(/<[^>]*>/g, ' ')).toMatch(/이미 회원이신가요\?\s+로그인/);
  expect(main).toContain('href="/login"');
});

it('promises a mail only where there is a mail server', async () => {
  const read = async (path: string, isMailFiled: boolean) => {
    const answers = { '/api/v1/site/settings': success({ ...settings, isMailFiled }) };
    const { html } = await renderPage(path, success({ kind: 'age', version: '1.0' }), {}, answers);
    return html.split('<main')[1]?.replaceAll(/<[^>]*>/g, ' ') ?? '';
  };
  expect(await read('/signup', false)).toMatch(/답변을 메일로 받아보실 수 있습니다.*확인 메일과 답변 알림을 받을/s);
  expect(await read('/signup', true)).toMatch(/답변을 내 활동에서 확인하실 수 있습니다.*담당자가 연락드릴 때 쓰는/s);
  for (const path of ['/findID', '/findPW']) {
    expect(await read(path, false), path).not.toContain('보내드릴 수 없습니다');
    expect(await read(path, true), path).toMatch(/메일로 보내드릴 수 없습니다\..*이름과 아이디, 연락처를 문의로/s);
  }
});
