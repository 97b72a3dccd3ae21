import { escapeHtml } from '#shared/text/escape-html.ts';
import { beginningOf } from '#shared/text/excerpt.ts';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import type { MailBlock } from './render-mail.ts';

interface MailPage {
  subject: string;
  blocks: readonly MailBlock[];
  sign: string;
  footer: readonly string[];
  unsubscribeUrl: string | null;
}

const INK = '#12192b';
const MUTED = '#5a6478';
const ACCENT = '#1f5eff';
const GROUND = '#f4f6fb';
const WRAPS = 'word-break:keep-all;overflow-wrap:anywhere';
const FONT = `font-family:'Apple SD Gothic Neo','Malgun Gothic',sans-serif;color:${INK};${WRAPS}`;
const PREHEADER_CHARS = 120;

/**
 * A card on a quiet ground, of tables and inline styles, which are all that mail programs agree on. The product name
 * stands as text, because pictures are often blocked. The first button is what the mail asks for; what follows it is
 * told small, with links for buttons.
 */
export function renderMailHtml({ subject, blocks, sign, footer, unsubscribeUrl }: MailPage): string {
  const action = blocks.findIndex(({ kind }) => kind === 'button');
  const end = action === -1 ? blocks.length : action + 1;
  const notes = blocks.slice(end).map(renderNote).join('\n');
  // Dark text without a ground of its own is lost where a mail program puts its dark one below.
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light only"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:0;background:${GROUND};${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheaderOf(blocks))}</div>
${table(`width="100%" style="background:${GROUND}"`)}<tr><td align="center" style="padding:24px 12px 32px;${FONT}">
<!--[if mso]>${table('width="600"')}<tr><td><![endif]-->
${table(`width="100%" style="max-width:600px;background:#fff;border:1px solid #e3e7ef;border-top:4px solid ${ACCENT};border-radius:12px"`)}
<tr><td style="padding:24px 24px 0;font-size:16px;font-weight:700;${FONT}">${escapeHtml(sign)}</td></tr>
<tr><td style="padding:16px 24px 32px;font-size:16px;line-height:1.65;${FONT}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.4">${unbroken(subject)}</h1>
${gather(blocks.slice(0, end)).map(renderGroup).join('\n')}${notes && `\n<div style="margin-top:28px;padding-top:16px;border-top:1px solid #e3e7ef">${notes}</div>`}
</td></tr></table>
${table('width="100%" style="max-width:600px"')}<tr><td style="padding:16px 24px 0;font-size:13px;line-height:1.6;${FONT};color:${MUTED}">
${footer.map((line) => `<p style="margin:0 0 4px">${unbroken(line)}</p>`).join('\n')}
${unsubscribeUrl ? `<p style="margin:8px 0 0">${link(mailText.footer.unsubscribe, unsubscribeUrl, MUTED)}</p>` : ''}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}

const table = (attributes: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>`;

/** Numbers of inquiries and telephones break at their hyphens otherwise. */
const unbroken = (text: string) =>
  escapeHtml(text).replace(/\b[A-Z0-9]{1,12}(?:-\d{1,12})+/g, '<span style="white-space:nowrap">$&</span>');

const lines = (text: string) => unbroken(text).replaceAll('\n', '<br>');

const link = (label: string, url: string, color: string) =>
  `<a href="${escapeHtml(url)}" style="color:${color};text-decoration:underline">${escapeHtml(label)}</a>`;

/** Lists of mails show it behind the subject; without it, they repeat the subject. */
function preheaderOf(blocks: readonly MailBlock[]): string {
  const told = blocks.flatMap((block) =>
    block.kind === 'fact' ? `${block.label}: ${block.text}` : block.kind === 'text' ? block.text : [],
  );
  return beginningOf(told.join(' ').replace(/\s+/g, ' '), PREHEADER_CHARS);
}

type Fact = Extract<MailBlock, { kind: 'fact' }>;

/** Consecutive facts share one table. */
function gather(blocks: readonly MailBlock[]): (MailBlock | Fact[])[] {
  const groups: (MailBlock | Fact[])[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind !== 'fact') groups.push(block);
    else if (Array.isArray(last)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function renderGroup(group: MailBlock | Fact[]): string {
  if (Array.isArray(group)) return renderFacts(group);
  return group.kind === 'button' ? renderButton(group) : `<p style="margin:0 0 12px">${lines(group.text)}</p>`;
}

const renderFacts = (facts: readonly Fact[]) =>
  `${table(`width="100%" style="margin:4px 0 16px;background:${GROUND};border-radius:8px"`)}<tr><td style="padding:10px 16px">${table('width="100%"')}
${facts
  .map(
    ({ label, text }) =>
      `<tr><td valign="top" style="padding:5px 16px 5px 0;white-space:nowrap;font-size:14px;line-height:1.6;${FONT};color:${MUTED}">${escapeHtml(label)}</td><td width="100%" valign="top" style="padding:5px 0;font-size:15px;line-height:1.6;font-weight:600;${FONT}">${lines(text)}</td></tr>`,
  )
  .join('\n')}
</table></td></tr></table>`;

const renderButton = ({ text, url }: { text: string; url: string }) =>
  `${table('style="margin:20px 0 0"')}<tr><td bgcolor="${ACCENT}" style="border-radius:8px;mso-padding-alt:13px 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;border-radius:8px;background:${ACCENT};color:#fff;font-size:16px;line-height:1.4;font-weight:600;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`;

function renderNote(block: MailBlock): string {
  const words =
    block.kind === 'button'
      ? link(block.text, block.url, ACCENT)
      : block.kind === 'fact'
        ? `${escapeHtml(block.label)}: ${lines(block.text)}`
        : lines(block.text);
  return `<p style="margin:0 0 8px;font-size:14px;line-height:1.6;color:${MUTED}">${words}</p>`;
}
