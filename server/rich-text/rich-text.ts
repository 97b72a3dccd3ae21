import { setImmediate as otherWork } from 'node:timers/promises';
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { refuseCostlyMarkup } from './markup-cost.ts';

const OWN_FILE = /^\/api\/v1\/board\/fileDownload\/link\/([\w-]{1,64})$/;

const ALIGNED = /(?:^|;)\s*text-align\s*:\s*(left|center|right)\s*(?:;|$)/i;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'colgroup',
    'col',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    table: ['tabindex'],
    td: ['colspan', 'rowspan', 'colwidth'],
    th: ['colspan', 'rowspan', 'colwidth', 'scope'],
    code: ['class'],
    p: ['style'],
    h1: ['style'],
    h2: ['style'],
    h3: ['style'],
    h4: ['style'],
  },
  allowedClasses: { code: ['language-*'] },
  // The parser of style sheets takes 80 ms for the longest body; one property is read without it.
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 60,
  transformTags: {
    '*': (tagName, { style, ...attribs }) => {
      const [, align] = ALIGNED.exec(style ?? '') ?? [];
      return { tagName, attribs: align === undefined ? attribs : { ...attribs, style: `text-align:${align}` } };
    },
    // A wide table scrolls, so it must be keyboard-focusable.
    table: sanitizeHtml.simpleTransform('table', { tabindex: '0' }, false),
    a: (tagName, { href = '' }) => {
      const attribs: sanitizeHtml.Attributes = { href };
      if (/^https?:/i.test(href)) Object.assign(attribs, { rel: 'noopener nofollow', target: '_blank' });
      return { tagName, attribs };
    },
  },
  // Only uploaded pictures: external ones would tell their host who reads what.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_FILE.test(attribs.src ?? ''),
};

/** Shows the text behind it in another order than it has. Pasted texts hold such signs, so they are dropped. */
const TURNS_DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Sanitises rich text with an allowlist of tags and attributes.
 * @throws CM01 if that would cost too much.
 */
export function sanitizeRichText(html: string): string {
  refuseCostlyMarkup(html);
  return cleaned(html);
}

const cleaned = (html: string) => sanitizeHtml(html, OPTIONS).replace(TURNS_DIRECTION, '');

/**
 * Sanitises what a member sent, and its plain text. Each of the steps takes up to 15 ms for the longest bodies: others
 * are served in between.
 * @throws CM01 if that would cost too much.
 */
export async function cleanRichText(html: string): Promise<{ html: string; text: string }> {
  refuseCostlyMarkup(html);
  await otherWork();
  const safe = cleaned(html);
  await otherWork();
  return { html: safe, text: textOf(safe) };
}

const BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'li', 'tr', 'pre', 'blockquote']);
const CELLS = new Set(['td', 'th']);
const WITHOUT_WORDS = new Set(['script', 'style', 'textarea', 'option', 'xmp']);

/** Plain text of rich text, one line per block; for search, length limits and summaries. */
export function textOf(html: string): string {
  let text = '';
  let silent = 0;
  const parser = new Parser({
    ontext: (words) => {
      if (silent === 0) text += words;
    },
    onopentagname: (name) => {
      if (WITHOUT_WORDS.has(name)) silent += 1;
      if (name === 'br') text += '\n';
    },
    onclosetag: (name) => {
      if (WITHOUT_WORDS.has(name)) silent -= 1;
      if (BLOCKS.has(name)) text += '\n';
      if (CELLS.has(name)) text += ' ';
    },
  });
  parser.end(html);
  return text
    .replace(/[ \t]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Id of the upload that an address refers to. */
export const fileIdOf = (address: string): string | undefined => OWN_FILE.exec(address)?.[1];

/** Ids of the uploads shown in rich text. */
export const imageIdsOf = (html: string): string[] =>
  [...html.matchAll(/<img\b[^<>]*\bsrc="([^"]+)"/g)].flatMap((match) => fileIdOf(match[1] ?? '') ?? []);
