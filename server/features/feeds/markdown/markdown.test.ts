import TurndownService from 'turndown';
import { describe, expect, it, vi } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { rememberedMarkdown } from './remembered-markdown.ts';
import { toMarkdown } from './to-markdown.ts';

const BASE = 'https://portal.example';
const open = () => buildTestApp({ publicUrl: BASE, isPublicUrlGiven: true });

describe('the Markdown of a document', () => {
  it('says what its page says: title, facts, fields, figures and text', async () => {
    const portal = await open();
    const id = await makeDocument(portal, {
      boardType: 'reference',
      title: '결산을 *하루*에',
      bodyText: '도입 이야기입니다.',
      fields: {
        customerName: '한빛제조',
        kpi1: '결산 시간|52|9|시간',
        robotCount: '12',
        approved: 'true',
        landingOrder: '3',
      },
    });
    const { text, headers } = await portal.get(`/referenceDetail/${id}.md`);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(text).toContain('# 결산을 \\*하루\\*에');
    expect(text).toContain('- 고객사명: 한빛제조');
    expect(text).toContain('- KPI 1: 결산 시간 52시간 → 9시간');
    expect(text).toContain('- 로봇 수: 12대');
    expect(text).toContain(`- 주소: ${BASE}/referenceDetail/${id}`);
    expect(text).toContain('도입 이야기입니다.');
    expect(text).not.toMatch(/- 공개:|첫 화면 노출/);
  });

  it('has every question in use in faq.md, under its category', async () => {
    const portal = await open();
    const fields = { variants: '다르게 묻는 말', isUsed: 'true' };
    const id = await makeDocument(portal, {
      boardType: 'faq',
      title: '어떻게 설치합니까?',
      category: '설치',
      bodyText: '이렇게요.',
      fields,
    });
    const { text } = await portal.get('/faq.md');
    expect(text).toContain(`## 설치\n\n### 어떻게 설치합니까?\n\n${BASE}/faq?open=${id}\n\n이렇게요.`);
    expect(text).not.toContain('다르게 묻는 말');
  });

  it('is converted once for everybody, with the address that each asks at', () => {
    const html = '<p>먼저 <a href="/manual/install">설치</a>합니다.</p><p><img src="/api/x" alt="화면"></p>';
    for (const base of ['https://a.example', 'https://b.example', ''])
      expect(rememberedMarkdown(html, base)).toBe(toMarkdown(html, base));
    const converting = vi.spyOn(TurndownService.prototype, 'turndown');
    expect(rememberedMarkdown(html, 'https://c.example')).toContain('(https://c.example/manual/install)');
    expect(converting).not.toHaveBeenCalled();
    expect(rememberedMarkdown(`${html}<p>더</p>`, BASE)).toContain('더');
    expect(converting).toHaveBeenCalledOnce();
    converting.mockRestore();
  });

  it('is named in llms.txt', async () => {
    const portal = await open();
    const id = await makeDocument(portal, { boardType: 'notice', title: '[점검] 안내', bodyText: '오늘 밤입니다.' });
    const { text } = await portal.get('/llms.txt');
    expect(text).toContain(`- [\\[점검\\] 안내](${BASE}/noticeDetail/${id}.md): 오늘 밤입니다.`);
    expect(text).toContain(`(${BASE}/manual/selectors.md)`);
    expect(text).toMatch(/^# AION-U\n\n> /);
  });

  it.each([
    '/noticeDetail/.md',
    '/noticeDetail/%00.md',
    '/noticeDetail/a%2Fb.md',
    `/noticeDetail/${'x'.repeat(190)}.md`,
  ])('answers 404 where there is none: %s', async (url) => {
    expect((await (await open()).get(url)).status).toBe(404);
  });
});

describe('rich text', () => {
  it.each([
    ['<h2>제목</h2><p>말 <strong>굵게</strong> <em>기울여</em></p>', '## 제목\n\n말 **굵게** _기울여_'],
    ['<ol start="3"><li>셋</li><li>넷</li></ol>', '3.  셋\n4.  넷'],
    ['<pre><code class="language-xml">&lt;a&gt;\n</code></pre>', '```xml\n<a>\n```'],
    ['<p><a href="/manual/">매뉴얼</a></p>', `[매뉴얼](${BASE}/manual/)`],
    ['<p><a href="https://x.example/">밖</a></p>', '[밖](https://x.example/)'],
    [
      '<p><img src="/api/v1/board/fileDownload/link/a1" alt="화면"></p>',
      `![화면](${BASE}/api/v1/board/fileDownload/link/a1)`,
    ],
    [
      '<table><tbody><tr><th><p>가</p></th><th><p>나</p></th></tr><tr><td><p>1</p></td><td><p>2|3</p></td></tr></tbody></table>',
      '| 가   | 나   |\n| --- | --- |\n| 1   | 2\\|3 |',
    ],
    ['<p>1. 글 * 별 &lt;b&gt;</p>', '1\\. 글 \\* 별 \\<b>'],
  ])('%s', (html, markdown) => {
    expect(toMarkdown(html, BASE)).toBe(markdown);
  });
});

it('what is mostly markup is told by its words alone', () => {
  const html = '<blockquote><p><strong>참고</strong> <a href="/qna">가_나</a> &lt;b&gt;</p></blockquote>'.repeat(2_000);
  const markdown = toMarkdown(html, BASE);
  expect(markdown.split('\n\n')).toHaveLength(2_000);
  expect(markdown.split('\n\n')[0]).toBe(String.raw`참고 가\_나 \<b>`);
});
