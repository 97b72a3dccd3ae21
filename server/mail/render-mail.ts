import type { MailText } from '#shared/mail/mail.rules.ts';
import { BUTTON_LINE, FACT_LINE, PLACEHOLDER } from '#shared/mail/mail-templates.ts';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { renderMailHtml } from './render-mail-html.ts';

interface MailParts extends MailText {
  values: Record<string, string>;
  /** Name of the product, at the head of the HTML. */
  sign: string;
  footer: readonly string[];
  unsubscribeUrl: string | null;
}

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'fact'; label: string; text: string }
  | { kind: 'button'; text: string; url: string };

/** Removes line breaks, which would start another header. */
const oneLine = (value: string) => value.replace(/[\s\p{Cc}]+/gu, ' ').trim();

const fill = (words: string, values: Record<string, string>) =>
  words.replace(PLACEHOLDER, (place, name: string) => values[name] ?? place);

/** Renders a mail as text and as HTML from the same blocks. */
export function renderMail({ subject, body, values, sign, footer, unsubscribeUrl }: MailParts) {
  const filledSubject = oneLine(fill(subject, values));
  const blocks = body.split('\n').flatMap((line) => blocksOf(line.trim(), values));
  const { unsubscribe } = mailText.footer;
  const text = [
    ...blocks.map((block, i) => gapBefore(block, blocks[i - 1]) + textOf(block)),
    '\n--',
    ...footer,
    ...(unsubscribeUrl ? [`${unsubscribe}: ${unsubscribeUrl}`] : []),
  ].join('\n');
  const html = renderMailHtml({ subject: filledSubject, blocks, sign, footer, unsubscribeUrl });
  return { subject: filledSubject, text, html };
}

/** Facts stand together, all else apart. */
const gapBefore = ({ kind }: MailBlock, before: MailBlock | undefined) =>
  before === undefined || (kind === 'fact' && before.kind === 'fact') ? '' : '\n';

function textOf(block: MailBlock): string {
  if (block.kind === 'button') return `${block.text}: ${block.url}`;
  return block.kind === 'fact' ? `${block.label}: ${block.text}` : block.text;
}

/** Blocks of a template line: none if all its placeholders, or the target of its button, are empty, several if a value has paragraphs. */
function blocksOf(line: string, values: Record<string, string>): MailBlock[] {
  if (line === '') return [];
  const [, label, target] = BUTTON_LINE.exec(line) ?? [];
  if (label !== undefined && target !== undefined) {
    const [text, url] = [fill(label, values), fill(target, values)];
    if (url === '') return [];
    return /^https?:\/\//i.test(url) ? [{ kind: 'button', text, url }] : [{ kind: 'text', text }];
  }
  const places = [...line.matchAll(PLACEHOLDER)].map(([, name]) => values[name ?? '']);
  if (places.length > 0 && places.every((value) => value === '')) return [];
  const [, factLabel, place] = FACT_LINE.exec(line) ?? [];
  if (factLabel !== undefined && place !== undefined)
    return [{ kind: 'fact', label: factLabel, text: fill(place, values).trim() }];
  return fill(line, values)
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'text', text }));
}
