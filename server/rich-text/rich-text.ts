import sanitizeHtml from 'sanitize-html';

const OWN_FILE = /^\/api\/v1\/board\/fileDownload\/link\/([\w-]{1,64})$/;

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
  allowedStyles: { '*': { 'text-align': [/^(left|center|right)$/] } },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 60,
  transformTags: {
    // A wide table scrolls by itself; the keyboard must reach it.
    table: sanitizeHtml.simpleTransform('table', { tabindex: '0' }, false),
    a: (tagName, { href = '' }) => {
      const attribs: sanitizeHtml.Attributes = { href };
      if (/^https?:/i.test(href)) Object.assign(attribs, { rel: 'noopener nofollow', target: '_blank' });
      return { tagName, attribs };
    },
  },
  // Pictures are our own uploads: one from elsewhere would tell its host who reads what.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_FILE.test(attribs.src ?? ''),
};

/** What a member wrote, made safe to show: a strict list of tags and attributes, all else dropped. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, OPTIONS);

/** The words of rich text, blocks on lines of their own; for search, length limits and summaries. */
export function textOf(html: string): string {
  const withBreaks = html
    .replace(/<(?:\/(?:p|h[1-4]|li|tr|pre|blockquote)|br\s*\/?)>/gi, '\n')
    .replace(/<\/t[dh]>/gi, ' ');
  return sanitizeHtml(withBreaks, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[ \t]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The upload of ours that an address leads to. */
export const fileIdOf = (address: string): string | undefined => OWN_FILE.exec(address)?.[1];

/** The ids of our uploads that rich text shows. */
export const imageIdsOf = (html: string): string[] =>
  [...html.matchAll(/<img\b[^<>]*\bsrc="([^"]+)"/g)].flatMap((match) => fileIdOf(match[1] ?? '') ?? []);
