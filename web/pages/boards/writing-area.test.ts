import { expect, it } from 'vitest';
import type { Role } from '#shared/role-permissions.ts';
import { messages } from '#shared/messages.ko.ts';
import { historyText } from '#shared/messages/boards/documents/history.ko.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { renderPage, success, tokenOf } from '#web/rendered-page.fixture.ts';

const refusal = { status: 404, body: { responseCode: 'CM04', message: '없음', data: { fields: {} } } };
const form = { categories: ['공지'], abilities: { pin: true }, document: null };
const versions = {
  boardType: 'notice',
  current: { version: 2, title: '점검 안내', changedAt: '2026-11-20T05:06:00.000Z', changedBy: '홍길동', content: {} },
  list: [],
  older: null,
};

/** What surrounds a page for somebody with this role. */
async function around(path: string, role: Role) {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const token = tokenOf({ sub: 'hong1234', roles: [role], userKorName: '홍길동', exp });
  const { html, status } = await renderPage(
    path,
    refusal,
    { token },
    {
      '/api/v1/admin/waiting': success({ inquiries: 3 }),
      '/api/v1/board/regData': success(form),
      '/api/v1/board/versions': success(versions),
    },
  );
  return {
    status,
    html,
    current: /aria-current="page"[^>]*>([^<]*)</.exec(html.slice(html.indexOf(`aria-label="${adminText.menu}"`)))?.[1],
    hasMenu: html.includes(`aria-label="${adminText.menu}"`),
    headers: html.split('<header data-style').length - 1,
    hasFooter: html.includes('<footer'),
    hasChat: html.includes('id="chat-button"'),
  };
}

it.each(['/noticeRegister', '/faqRegister', '/marketModify/d1', '/history/d1'])(
  '%s stands beside the side menu of the administration for staff, below the header of the site',
  async (path) => {
    expect(await around(path, 'ROLE_MANAGER')).toMatchObject({
      status: 200,
      current: adminText.entries.contents.label,
      hasMenu: true,
      headers: 1,
      hasFooter: false,
      hasChat: false,
    });
  },
);

it('members write in the common shell', async () => {
  expect(await around('/qnaRegister', 'ROLE_USER')).toMatchObject({
    status: 200,
    hasMenu: false,
    headers: 1,
    hasFooter: true,
    hasChat: true,
  });
});

it('the history says of which document it is, to members too', async () => {
  const { html } = await around('/history/d1', 'ROLE_USER');
  expect(html.slice(html.indexOf('<h1'))).toContain(historyText.description('점검 안내'));
});

it('who is not logged in is asked to, below one header', async () => {
  const { html, status } = await renderPage('/noticeRegister', refusal);
  expect(status).toBe(403);
  expect(html.split('<header data-style').length - 1).toBe(1);
  expect(html).toContain(messages.shell.login);
  expect(html).not.toContain(`aria-label="${adminText.menu}"`);
});
