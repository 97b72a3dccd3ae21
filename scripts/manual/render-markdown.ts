import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import type { Tokens } from 'marked';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { uniqueHeadingIds } from '#server/markdown/heading-id.ts';
import { tildesAreText } from '#server/markdown/markdown-to-html.ts';
import { plainText } from './plain-text.ts';

const CONTENT = 'content/manual';
const SHORT = 20;

/** A quotation that starts with one of these words in bold becomes a callout. */
const CALLOUTS: Record<string, string> = { 참고: 'note', 팁: 'tip', 주의: 'warning', 경고: 'danger' };

const LANGUAGES: Record<string, string> = {
  bash: '명령줄',
  powershell: 'PowerShell',
  json: 'JSON',
  http: 'HTTP',
  xml: 'XML',
  text: '예시',
  expr: '식',
  csv: 'CSV',
  python: 'Python',
  sql: 'SQL',
  nginx: 'nginx',
  ini: '설정 파일',
};

/** HTML of a manual page. */
export function renderMarkdown(markdown: string): string {
  const idOf = uniqueHeadingIds();
  const marked = new Marked({
    tokenizer: tildesAreText,
    renderer: {
      heading({ tokens, depth }) {
        const text = plainText(tokens);
        const id = idOf(text);
        const label = escapeHtml(`‘${text}’ 절의 링크`);
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}<a class="heading-link" href="#${id}" aria-label="${label}">#</a></h${depth}>\n`;
      },
      paragraph({ tokens }) {
        const [first] = tokens;
        if (tokens.length === 1 && first?.type === 'image') return figure(first as Tokens.Image);
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      blockquote({ tokens, text }) {
        const word = /^\*\*(\S+)\*\*/.exec(text)?.[1] ?? '';
        const body = this.parser.parse(tokens);
        const kind = CALLOUTS[word];
        return kind
          ? `<div class="callout callout-${kind}" role="note">${body}</div>\n`
          : `<blockquote>${body}</blockquote>\n`;
      },
      link({ href, title, tokens }) {
        const to = manualLink(href);
        const outside = /^https?:/.test(to) ? ' target="_blank" rel="noopener"' : '';
        const hint = title ? ` title="${escapeHtml(title)}"` : '';
        return `<a href="${escapeHtml(to)}"${hint}${outside}>${this.parser.parseInline(tokens)}</a>`;
      },
      codespan({ text }) {
        return `<code class="${codeLook(text)}">${escapeHtml(text)}</code>`;
      },
      code({ text, lang }) {
        const label = LANGUAGES[lang ?? ''] ?? '예시';
        return `<div class="code" role="group" aria-label="${label}"><div class="code-bar"><span>${label}</span><button type="button" data-copy hidden>복사</button></div><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></div>\n`;
      },
      table(token) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="table-scroll" role="group" aria-label="표" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

/** Short code stays on one line. Korean names use the text font, because monospace spaces are wider. */
const codeLook = (text: string) =>
  `${text.length <= SHORT ? 'short' : 'long'}${/[a-z<>{}[\]=]/i.test(text) ? '' : ' name'}`;

/** `selectors.md#기준-요소`: a link that also works in the Markdown file itself. */
const manualLink = (href: string) =>
  href.replace(/^([\w-]+)\.md(?=#|$)/, (_, name: string) => (name === 'index' ? '/manual/' : `/manual/${name}/`));

/** SVG drawings are inlined, so that they use the page's colours and font. */
function figure({ href, text }: Tokens.Image): string {
  const caption = escapeHtml(text);
  const svg = readFileSync(join(CONTENT, href), 'utf8').replace('<svg ', `<svg role="img" aria-label="${caption}" `);
  return `<figure><div class="drawing" role="group" aria-label="그림" tabindex="0">${svg}</div><figcaption>${caption}</figcaption></figure>\n`;
}
