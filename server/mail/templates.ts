/** A mail as it will be read: `template` names which one, for the outbox's list. */
export interface RenderedMail {
  template: string;
  subject: string;
  text: string;
  html: string;
}

interface MailParts {
  template: string;
  subject: string;
  productName: string;
  lines: string[];
  link?: { label: string; url: string };
}

const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** One plain look for every mail: what happened, what to do, who writes. */
export function renderMail({ template, subject, productName, lines, link }: MailParts): RenderedMail {
  const footer = `본 메일은 ${productName} 포털에서 발송되었습니다.`;
  const text = [...lines, ...(link ? [`${link.label}: ${link.url}`] : []), '', footer].join('\n');
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="background:#1f5eff;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="ko"><body style="font-family:'Apple SD Gothic Neo','Malgun Gothic',sans-serif;color:#12192b;line-height:1.7;max-width:560px;margin:0 auto;padding:32px 20px;word-break:keep-all">
<h1 style="font-size:20px">${escapeHtml(subject)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
${button}<hr style="border:0;border-top:1px solid #e3e7ef;margin:32px 0"><p style="font-size:13px;color:#5a6478">${escapeHtml(footer)}</p>
</body></html>`;
  return { template, subject: `[${productName}] ${subject.replace(/\s+/g, ' ')}`, text, html };
}
