import { useEffect, useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { MailText } from '#shared/mail/mail.rules.ts';
import { checkMailText } from '#shared/mail/mail.rules.ts';
import type { MailName } from '#shared/mail/mail-templates.ts';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Width } from '#web/ui/width-switch.tsx';
import { WidthSwitch } from '#web/ui/width-switch.tsx';

const text = mailText.preview;
const WIDTHS = { phone: 'max-w-[360px]', desktop: 'max-w-full' } as const;

/** Delay after typing before the preview is requested. */
const PAUSE_MS = 350;

/**
 * Where a computer has no Korean font its mail program shows none either, but here the words must be seen: the portal's
 * own font is the last in the list.
 */
function withOwnFont(html: string): string {
  const fonts = document.querySelector<HTMLLinkElement>('link#fonts')?.href;
  if (fonts === undefined) return html;
  return html
    .replace('</head>', `<link rel="stylesheet" href="${escapeHtml(fonts)}"></head>`)
    .replaceAll(',sans-serif;', ",sans-serif,'Portal Sans';");
}

/** Rendered by the server with sample values, in a sandboxed frame. */
export function MailPreview({ name, words }: { name: MailName; words: MailText }) {
  const api = useApi();
  const [preview, setPreview] = useState<OutputOf<'/api/v1/admin/mail-preview'> | null>(null);
  const [width, setWidth] = useState<Width>('desktop');
  const { subject, body } = words;
  const isSound = Object.values(checkMailText(name, words)).every((error) => error === null);

  useEffect(() => {
    if (!isSound) return;
    const stop = new AbortController();
    const ask = () =>
      api.post('/api/v1/admin/mail-preview', { name, subject, body }, { signal: stop.signal }).then(setPreview, () => {
        // Ignored: the form shows the error, and the preview keeps its last state.
      });
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, name, subject, body, isSound]);

  return (
    <section aria-label={text.title} className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-label font-bold text-ink">{text.title}</h2>
        {/* A phone has no other width. */}
        <div className="max-md:hidden">
          <WidthSwitch value={width} onChange={setWidth} />
        </div>
      </div>
      <div className="mt-3 rounded-card border border-line bg-surface-soft p-3">
        <p className="min-h-6 px-1 text-sm font-semibold break-words text-ink">
          {isSound ? preview?.subject : text.failed}
        </p>
        <iframe
          title={text.frame}
          // No script runs in it; without the portal's origin it may not load the font.
          sandbox="allow-same-origin"
          srcDoc={preview ? withOwnFont(preview.html) : ''}
          className={cx('mx-auto mt-3 h-[520px] w-full rounded-control bg-white', WIDTHS[width])}
        />
      </div>
    </section>
  );
}
