import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { cleanRichText, sanitizeRichText } from './sanitize-rich-text.ts';

const LONGEST = LIMITS.bodyHtmlMaxChars;
const filled = (piece: string, chars: number = LONGEST) => piece.repeat(Math.floor(chars / piece.length));

describe('markup that would keep the portal busy is refused before it is cleaned', () => {
  it.each<[string, string]>([
    ['open tags and closing tags of another name', '<b>'.repeat(33_300) + '</u>'.repeat(25_000)],
    ['open tags', filled('<b>')],
    ['nested tables', filled('<table><tr><td>')],
    ['unknown tags', filled('<x1>')],
    ['closed tags', filled('<b>a</b>')],
    ['angle brackets', filled('<')],
    ['line breaks', filled('<br>')],
    ['closing tags alone', filled('</p>')],
    ['attributes', `<p ${filled('a ')}>`],
    ['styles', filled('<p style="a:b">x</p>')],
    ['processing instructions', filled('<?>')],
    ['201 levels', '<i>'.repeat(201)],
  ])('%s', (_, html) => {
    expect(() => sanitizeRichText(html)).toThrow(messages.editor.markupTooComplex);
  });
});

it.each<[string, string]>([
  [
    'a table of 5,000 cells',
    `<table><tbody>${'<tr><td><p>값</p></td><td><p>값</p></td></tr>'.repeat(2_500)}</tbody></table>`,
  ],
  [
    '50,000 characters in 1,000 paragraphs',
    filled('<p style="text-align:center">가운데 <strong>굵게</strong></p>', 50_000),
  ],
  ['a page that never closes its fonts', `${'<font color="red">'.repeat(150)}글`],
  ['one long line', '가'.repeat(LONGEST)],
  ['one long style', `<p style="${filled('color:red;', LONGEST - 99)}">가</p>`],
])('what people write is cleaned: %s', (_, html) => {
  expect(sanitizeRichText(html)).not.toBe('');
});

it('links that would not fit into the form any more, once they are marked, are refused', async () => {
  const links = (count: number) => '<a href="http://a.b">가</a>'.repeat(count);
  expect((await cleanRichText(links(2_000), LONGEST)).text).toHaveLength(2_000);
  await expect(cleanRichText(links(7_000), LONGEST)).rejects.toThrow(messages.editor.markupTooComplex);
});
