import { escapeHtml } from '#shared/text/escape-html.ts';
import type { MailText } from '#shared/mail/mail.rules.ts';
import { BUTTON_LINE, PLACEHOLDER } from '#shared/mail/mail-templates.ts';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';

interface MailParts extends MailText {
  values: Record<string, string>;
  footer: readonly string[];
  unsubscribeUrl: string | null;
}

/** Removes line breaks, which would start another header. */
const oneLine = (value: string) => value.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const fill = (words: string, values: Record<string, string>) =>
  words.replace(PLACEHOLDER, (place, name: string) => values[name] ?? place);

/** Renders a mail as text and as HTML from the same blocks. */
export function renderMail({ subject, body, values, footer, unsubscribeUrl }: MailParts) {
  const filledSubject = oneLine(fill(subject, values));
  const blocks = body.split('\n').flatMap((line) => blocksOf(line.trim(), values));
  const { unsubscribe } = mailText.footer;
  const text = [
    ...blocks.map((block) => (block.url === undefined ? block.text : `${block.text}: ${block.url}`)),
    '',
    ...footer,
    ...(unsubscribeUrl ? [`${unsubscribe}: ${unsubscribeUrl}`] : []),
  ].join('\n');
  // Dark text without a ground of its own is lost where a mail program puts its dark one below.
  const html = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light only"><title>${escapeHtml(filledSubject)}</title></head><body style="font-family:'Apple SD Gothic Neo','Malgun Gothic',sans-serif;color:#12192b;background:#fff;line-height:1.7;max-width:560px;margin:0 auto;padding:32px 20px;word-break:keep-all;overflow-wrap:anywhere">
<h1 style="font-size:20px">${escapeHtml(filledSubject)}</h1>
${blocks.map((block) => (block.url === undefined ? `<p>${escapeHtml(block.text)}</p>` : button(block.text, block.url))).join('\n')}
<hr style="border:0;border-top:1px solid #e3e7ef;margin:32px 0">
${footer.map((line) => `<p style="${SMALL}">${escapeHtml(line)}</p>`).join('\n')}
${unsubscribeUrl ? `<p style="${SMALL}"><a href="${escapeHtml(unsubscribeUrl)}" style="color:#5a6478">${unsubscribe}</a></p>` : ''}</body></html>`;
  return { subject: filledSubject, text, html };
}

const SMALL = 'font-size:13px;color:#5a6478;margin:4px 0';

const button = (label: string, url: string) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="background:#1f5eff;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;

interface Block {
  text: string;
  /** Only for buttons. */
  url?: string;
}

/** Blocks of a template line: none if all its placeholders, or the target of its button, are empty, several if a value has lines. */
function blocksOf(line: string, values: Record<string, string>): Block[] {
  if (line === '') return [];
  const [, label, target] = BUTTON_LINE.exec(line) ?? [];
  if (label !== undefined && target !== undefined) {
    const url = fill(target, values);
    if (url === '') return [];
    return /^https?:\/\//i.test(url) ? [{ text: fill(label, values), url }] : [{ text: fill(label, values) }];
  }
  const places = [...line.matchAll(PLACEHOLDER)].map(([, name]) => values[name ?? '']);
  if (places.length > 0 && places.every((value) => value === '')) return [];
  return fill(line, values)
    .split('\n')
    .map((text) => ({ text: text.trim() }))
    .filter(({ text }) => text !== '');
}
