import { expect, it } from 'vitest';
import { TERM_KINDS } from '#shared/site/terms.ts';
import { readDeliveredTerm, renderTerm } from '#server/site/terms.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { editorMarkdown } from '../feeds/markdown/editor-markdown.ts';

/** What the form of an inquiry collects. */
const INQUIRY_ITEMS = ['이름', '이메일', '전화번호', '직책', '회사명', '업종', '회사 규모', '쿠키'];

it('no delivered text names a day or a company of its own, which would be wrong on another portal', async () => {
  for (const kind of TERM_KINDS) {
    const { markdown } = await readDeliveredTerm(kind);
    expect([kind, markdown.match(/\d{4}년|\b20\d\d-|AION|아이온|\.example/gi)]).toEqual([kind, null]);
  }
});

it.each([
  // Service, changes, termination, limits, ads and content, user content, liability.
  [
    'terms-of-use',
    [
      '서비스의 제공',
      '약관의 게시와 변경',
      '서비스의 종료',
      '이용 제한',
      '광고와 제공 정보',
      '회원의 게시물',
      '책임의 제한',
    ],
  ],
  ['terms-of-use', ['적용일 10일 전', '적용일 30일 전', '종료일 30일 전']],
  ['privacy-contact', [...INQUIRY_ITEMS, '동의를 철회할 때까지']],
  ['marketing', [...INQUIRY_ITEMS, '동의를 철회할 때까지', '법령에서 보관을 정한 경우']],
] as const)('spec 2 and 9 terms texts: %s says %j', async (kind, said) => {
  const { markdown } = await readDeliveredTerm(kind);
  expect(said.filter((words) => !markdown.includes(words))).toEqual([]);
});

it('keeps every delivered text on the way through the editor', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const convert = async (input: { markdown: string } | { html: string }) =>
    (await portal.post('/api/v1/admin/term-convert', input, { token })).data as { markdown: string; html: string };
  for (const kind of TERM_KINDS) {
    const { markdown } = await readDeliveredTerm(kind);
    const { html } = await convert({ markdown });
    const back = await convert({ html });
    const names = [...markdown.matchAll(/\{\w+\}/g)].map(String);
    expect([kind, [...html.matchAll(/\{\w+\}/g)].map(String)]).toEqual([kind, names]);
    expect([kind, back.markdown]).toEqual([kind, markdown.trim()]);
    expect([kind, await renderTerm(portal.context, back.markdown)]).toEqual([
      kind,
      await renderTerm(portal.context, markdown),
    ]);
  }
});

it('reads tables and lists as the editor writes them', () => {
  const table =
    '<table style="min-width: 50px;"><colgroup><col style="min-width: 25px;"><col></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>목적</p></th><th><p>항목</p></th></tr><tr><td><p>문의 확인</p></td><td><p>이름</p></td></tr></tbody></table>';
  const list = '<ol><li><p>회원은 다음을 지킵니다.</p><ul><li><p>하나</p></li></ul></li><li><p>둘</p></li></ol>';
  expect(editorMarkdown(`<h2>1. 목적</h2>${table}${list}`)).toBe(
    '## 1. 목적\n\n| 목적 | 항목 |\n|---|---|\n| 문의 확인 | 이름 |\n\n1. 회원은 다음을 지킵니다.\n   - 하나\n2. 둘',
  );
});

it('takes nothing from the editor that a text may not contain, and refuses what would cost too much', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const convert = (input: { markdown: string } | { html: string }) =>
    portal.post('/api/v1/admin/term-convert', input, { token });
  const { data } = await convert({
    html: '<h2>제1조</h2><p onclick="x()">{company}<script>x()</script> <a href="javascript:x()">글</a></p>',
  });
  expect(data.markdown).toBe('## 제1조\n\n{company} 글');
  expect(await convert({ markdown: 'a@'.repeat(30_000) })).toMatchObject({ status: 400, code: 'CM01' });
});
