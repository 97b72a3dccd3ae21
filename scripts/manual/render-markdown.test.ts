import { describe, expect, it } from 'vitest';
import { findOutline } from './outline.ts';
import { renderMarkdown } from './render-markdown.ts';
import { searchRecords } from './search-records.ts';

describe('Markdown of the manual', () => {
  it('gives every heading an address, of the same name only once', () => {
    const html = renderMarkdown('## 설치 순서 (폐쇄망)\n\n## 확인\n\n### 확인\n');
    expect(findOutline(html)).toEqual([
      { depth: 2, id: '설치-순서-폐쇄망', text: '설치 순서 (폐쇄망)' },
      { depth: 2, id: '확인', text: '확인' },
      { depth: 3, id: '확인-2', text: '확인' },
    ]);
  });

  it('leads links between Markdown files to their pages', () => {
    const html = renderMarkdown(
      '[가](index.md) [나](selectors.md#기준-요소) [다](/qna) [라](https://example.com/a.md)',
    );
    expect(html).toContain('href="/manual/"');
    expect(html).toContain('href="/manual/selectors/#기준-요소"');
    expect(html).toContain('href="/qna"');
    expect(html).toContain('href="https://example.com/a.md" target="_blank" rel="noopener"');
  });

  it('makes a box of a quotation that begins with a known word', () => {
    expect(renderMarkdown('> **주의** 되돌릴 수 없습니다.')).toContain('class="callout callout-warning"');
    expect(renderMarkdown('> 인용입니다.')).toContain('<blockquote>');
  });

  it('shows code as it is', () => {
    expect(renderMarkdown('```json\n{ "a": "<b>" }\n```')).toContain('{ &quot;a&quot;: &quot;&lt;b&gt;&quot; }');
  });
});

it('cuts a page into pieces that search leads to', () => {
  const page = {
    url: '/a/',
    body: '들어가며\n\n## 순서\n\n1. 연다\n2. **닫는다**\n\n| 표 | 값 |\n|---|---|\n| 가 | `나` |\n',
    fields: { title: '제목', description: '설명.', order: '1', section: '절' },
  };
  expect(searchRecords(page)).toEqual([
    { url: '/a/', page: '제목', section: '절', heading: '', text: '설명. 들어가며' },
    { url: '/a/#순서', page: '제목', section: '절', heading: '순서', text: '연다 닫는다 표 값 가 나' },
  ]);
});
