import sanitizeHtml from 'sanitize-html';
import { hasCredentials, isWebLink } from '#shared/text/web-address.ts';
import { withPause } from '../end-long-turn.ts';
import { fileIdOf } from './image-ids.ts';
import { refuseCostlyMarkup, refuseMarkup } from './markup-cost.ts';
import { textOf } from './plain-text.ts';

const ALIGNED = /(?:^|;)\s*text-align\s*:\s*(left|center|right)\s*(?:;|$)/i;

/**
 * Without addresses with a `<`, also one written `&lt;`, which should be `%3C`: the sanitiser takes quadratic time to
 * remove the comments in one.
 */
const withoutMarkup = (attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !((name === 'href' || name === 'src') && value.includes('<'))),
  );

/** Shows the text behind it in another order than it has. Pasted texts hold such signs, so they are dropped. */
const TURNS_DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

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
    '*': (tagName, { style, ...given }) => {
      const attribs = withoutMarkup(given);
      const [, align] = ALIGNED.exec(style ?? '') ?? [];
      return { tagName, attribs: align === undefined ? attribs : { ...attribs, style: `text-align:${align}` } };
    },
    // A wide table scrolls, so it must be keyboard-focusable.
    table: sanitizeHtml.simpleTransform('table', { tabindex: '0' }, false),
    a: (tagName, { href: written = '' }) => {
      const href = written.replace(TURNS_DIRECTION, '').trim();
      if (hasCredentials(href)) return { tagName, attribs: {} };
      const attribs: sanitizeHtml.Attributes = { href };
      if (/^https?:/i.test(href) || isWebLink(href))
        Object.assign(attribs, { rel: 'noopener nofollow', target: '_blank' });
      return { tagName, attribs };
    },
  },
  // Only uploaded pictures: external ones would tell their host who reads what.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && fileIdOf(attribs.src ?? '') === undefined,
};

/**
 * Sanitises rich text with an allowlist of tags and attributes.
 * @throws CM01 if that would cost too much.
 */
export function sanitizeRichText(html: string): string {
  refuseCostlyMarkup(html);
  return cleaned(html);
}

/** In the shape of the editor, `<br>` and not `<br />`: what just fits into the form must not become longer. */
const cleaned = (html: string) => sanitizeHtml(html, OPTIONS).replace(TURNS_DIRECTION, '').replaceAll(' />', '>');

/**
 * Sanitises what a member sent, and its plain text. Each of the steps takes up to 30 ms for the longest bodies: others
 * are served in between. Links get attributes, which can triple a text: what is saved must fit into the form that edits
 * it, which takes the `longest`.
 * @throws CM01 if that would cost too much, or is too long afterwards.
 */
export async function cleanRichText(html: string, longest: number): Promise<{ html: string; text: string }> {
  await withPause(() => refuseCostlyMarkup(html));
  const safe = await withPause(() => cleaned(html));
  if (safe.length > longest) refuseMarkup();
  return { html: safe, text: await withPause(() => textOf(safe)) };
}
