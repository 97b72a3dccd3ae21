import { escapeHtml, unescapeHtml } from '#shared/text/escape-html.ts';

const ALLOWED = new Set(['b', 'br', 'strong', 'a', 'ul', 'li']);
const TAG = /<(\/?)([a-zA-Z]+)((?:\s[^<>]*)?)\/?>/g;

/** Signs that the text names by their entities stay what they are. */
const escapeText = (text: string) => escapeHtml(unescapeHtml(text));

/**
 * The HTML that a dialog's message may carry: b, br, strong, a, ul, li (product decisions, Other texts).
 * Everything else comes out as the text it was. Tags are built anew, so that no attribute gets through
 * but an `a`'s address, and they are always closed. Works without a DOM, on both sides.
 */
export function sanitizeMessage(html: string): string {
  const open: string[] = [];
  let out = '';
  let end = 0;
  for (const match of html.matchAll(TAG)) {
    out += escapeText(html.slice(end, match.index));
    end = match.index + match[0].length;
    const name = (match[2] ?? '').toLowerCase();
    if (!ALLOWED.has(name)) out += escapeText(match[0]);
    else if (name === 'br') out += '<br>';
    else if (match[1] === '') out += openTag(name, match[3] ?? '', open);
    else out += closeTag(name, open);
  }
  out += escapeText(html.slice(end));
  return (
    out +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}

function openTag(name: string, attributes: string, open: string[]): string {
  open.push(name);
  if (name !== 'a') return `<${name}>`;
  const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
  const address = href?.[1] ?? href?.[2] ?? '';
  // `//host`, `/\host` and `/<tab>/host` leave the site as much as `https://host` does, but do not look like it.
  return /^(?:https?:\/\/|\/(?![/\\]))[^\p{Cc}]*$/iu.test(address) ? `<a href="${escapeText(address)}">` : '<a>';
}

function closeTag(name: string, open: string[]): string {
  const depth = open.lastIndexOf(name);
  if (depth === -1) return '';
  return open
    .splice(depth)
    .toReversed()
    .map((inner) => `</${inner}>`)
    .join('');
}
