import { escapeHtml, unescapeHtml } from '#shared/text/escape-html.ts';

const ALLOWED = new Set(['b', 'br', 'strong', 'a', 'ul', 'li']);
const TAG = /<(\/?)([a-zA-Z]+)((?:\s[^<>]*)?)\/?>/g;

/** Entities in the text are decoded first, so that they are not escaped twice. */
const escapeText = (text: string) => escapeHtml(unescapeHtml(text));

/**
 * HTML of a dialog message: keeps b, br, strong, a, ul and li (product decisions, Other texts) and escapes everything
 * else. Tags are rebuilt, so that only the `href` of a link survives, and they are always closed. Needs no DOM.
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
  // `//host`, `/\host` and `/<tab>/host` lead to other sites too, although they look like paths.
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
