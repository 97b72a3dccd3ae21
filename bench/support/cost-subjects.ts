import { LIMITS } from '#shared/limits.ts';
import { lineError } from '#shared/site/term.rules.ts';
import { checkEmail, checkTitle } from '#shared/validation.ts';
import { markdownToHtml } from '#server/markdown/markdown-to-html.ts';
import { toMarkdown } from '#server/features/feeds/markdown/to-markdown.ts';
import { openXmlDocuments } from '#server/features/import-export/read/open-xml-documents.ts';
import { parseRows } from '#server/features/import-export/read/parse-csv-or-json.ts';
import { diffLines } from '#shared/text/diff-lines.ts';
import { LONGEST_BODY, costlyMarkup, costlyTexts } from '#fuzz/costly/costly-texts.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { refuseCostlyMarkup } from '#server/rich-text/markup-cost.ts';
import { sanitizeRichText } from '#server/rich-text/sanitize-rich-text.ts';
import { textOf } from '#server/rich-text/plain-text.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { xmlText } from '#server/search/files/xml-text.ts';
import { filePassages } from '#server/search/index/passages/file-passages.ts';
import { htmlPassages } from '#server/search/index/passages/html-passages.ts';
import { partsOf } from '#server/search/index/store-parts.ts';
import { planOf } from '#server/search/query/query-plan.ts';

/** A step that processes user input. */
export interface Subject {
  name: string;
  /** Maximum length of the input. */
  chars: number;
  /** Inputs of a length, by shape. */
  inputs: (chars: number) => Record<string, string>;
  /** Runs in one event loop turn. */
  work: (input: string) => unknown;
  /** Only staff can send it: it may take longer, but must be linear, too. */
  isStaffOnly?: true;
  /** May be superlinear, because the input is limited to a size that is still cheap. */
  isBounded?: true;
}

const SEED = 20_261_122;
const texts = (chars: number) => costlyTexts(chars, SEED);
const markup = (chars: number) => costlyMarkup(chars, SEED);
const analyser = await loadAnalyser();

/** `cleanRichText` yields between its steps, so each step is measured alone. */
const inspected = (html: string) => {
  try {
    refuseCostlyMarkup(html);
    return html;
  } catch {
    return '';
  }
};

const cleaned = (html: string) => (inspected(html) === '' ? '' : sanitizeRichText(html));

/** Longer texts are refused by validation. */
const accepted = (html: string) => {
  const safe = cleaned(html);
  return textOf(safe).length > LIMITS.bodyMaxChars ? '' : safe;
};

/** Inputs as the previous step leaves them. */
const after = (step: (html: string) => string) => (chars: number) =>
  Object.fromEntries(Object.entries(markup(chars)).map(([shape, html]) => [shape, step(html)]));

const spool = { keep: () => Promise.reject(new Error('no files')), [Symbol.asyncDispose]: async () => undefined };
const readXml = (xml: string) => {
  try {
    openXmlDocuments(spool).write(xml);
  } catch {
    // Refused: that costs, too.
  }
};

const rowsOf = (text: string) => {
  try {
    parseRows(Buffer.from(text));
  } catch {
    // Refused: that costs, too.
  }
};

const repeated = (piece: string) => (chars: number) => piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars);
const shapes = (pieces: Record<string, string>) => (chars: number) =>
  Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [name, repeated(piece)(chars)]));

const rowShapes = (chars: number) => ({
  'json rows': `[${repeated('{},')(chars - 4)}{}]`.replace(/,\{?,?\{\}\]$/, ',{}]'),
  'json deep': '['.repeat(chars / 2) + ']'.repeat(chars / 2),
  'csv rows': `가,나\n${repeated('1,2\n')(chars)}`,
  'csv columns': repeated('a,')(chars),
  'csv quotes': repeated('"')(chars),
});

export const SUBJECTS: readonly Subject[] = [
  { name: '본문 검사', chars: LONGEST_BODY, inputs: markup, work: inspected },
  { name: '본문 정화', chars: LONGEST_BODY, inputs: after(inspected), work: sanitizeRichText },
  { name: '본문의 글자', chars: LONGEST_BODY, inputs: after(cleaned), work: textOf },
  {
    name: '본문을 색인할 조각으로',
    chars: LONGEST_BODY,
    inputs: after(accepted),
    work: (html) => [...partsOf({ audience: 'all', title: '글', passages: htmlPassages(html) })],
  },
  { name: '본문을 마크다운으로', chars: LONGEST_BODY, inputs: after(accepted), work: (html) => toMarkdown(html, '') },
  { name: '댓글 정화', chars: LIMITS.replyHtmlMaxChars, inputs: markup, work: cleaned },
  {
    name: '첨부의 글을 조각으로',
    chars: 400_000,
    inputs: texts,
    work: (text) => [...filePassages('a.txt', text, 'member')],
  },
  { name: '첨부 XML의 글', chars: 400_000, inputs: markup, work: (xml) => xmlText(xml, { block: /<\/p>/g }) },
  { name: '제목', chars: LIMITS.titleMaxChars, inputs: texts, work: (text) => checkTitle(text) },
  { name: '이메일', chars: LIMITS.emailMaxChars, inputs: shapes({ a: 'a', dots: 'a.', at: '@' }), work: checkEmail },
  { name: '검색어', chars: LIMITS.keywordMaxChars, inputs: texts, work: (text) => planOf(analyser, text) },
  { name: '채팅 질문', chars: LIMITS.chatQueryMaxChars, inputs: texts, work: (text) => planOf(analyser, text) },
  {
    name: '메일의 값',
    chars: LIMITS.inquiryMessageMaxChars,
    inputs: texts,
    work: (message) =>
      renderMail({
        subject: '{message}',
        body: '{message}',
        values: { message },
        sign: '',
        footer: [],
        unsubscribeUrl: null,
      }),
  },
  {
    name: '메일 문구',
    chars: LIMITS.mailBodyMaxChars,
    inputs: shapes({ places: '{name}', open: '{', lines: '가\n', buttons: '[가]({url})\n', brackets: '[](' }),
    work: (body) =>
      renderMail({ subject: '가', body, values: { name: '값' }, sign: '', footer: [], unsubscribeUrl: null }),
    isStaffOnly: true,
  },
  {
    name: '약관의 마크다운',
    chars: LIMITS.termBodyMaxChars,
    inputs: (chars) => ({
      ...texts(chars),
      ...shapes({ nested: '> ', items: '- a\n', emphasis: '_a *', struck: '~~a~ ', links: '[가](https://a.b) ' })(
        chars,
      ),
    }),
    work: (markdown) => lineError(markdown) ?? markdownToHtml(markdown).catch(() => ''),
    isStaffOnly: true,
  },
  {
    name: '약관의 비교',
    chars: LIMITS.termMaxLines * 4,
    inputs: (chars) => ({
      lines: Array.from({ length: chars / 4 }, (_, line) => `${line % 100}`).join('\n'),
      // Equal for long, and never for good.
      alike: Array.from({ length: chars / 4 }, (_, line) => `제${'1'.repeat(40)}조 ${line % 2}`).join('\n'),
    }),
    work: (text) => diffLines(text, text.split('\n').toReversed().join('\n')),
    // Quadratic in lines, of which there are at most 2,000.
    isBounded: true,
  },
  { name: '가져오기의 XML', chars: 1_048_576, inputs: markup, work: readXml, isStaffOnly: true },
  { name: '가져오기의 행 (스레드에서)', chars: 1_048_576, inputs: rowShapes, work: rowsOf, isStaffOnly: true },
];
