import type { MailTemplate } from '#shared/mail/mail-templates.ts';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { Badge } from '#web/ui/badge.tsx';

const text = mailText.form;

interface MailPlaceListProps {
  template: MailTemplate;
  /** Puts HTML at the cursor; places in braces. */
  onInsert: (html: string) => void;
}

/** What the mail can contain; a click puts it at the cursor: an address as a button, all else as a word. */
export function MailPlaceList({ template, onInsert }: MailPlaceListProps) {
  return (
    <section aria-label={text.places} className="mt-3">
      <h2 className="text-sm font-semibold text-ink">{text.places}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {Object.entries(template.placeholders).map(([place, { label, sample, isRequired }]) => {
          const isAddress = sample.startsWith('https://');
          const html = isAddress ? `<p data-button="{${place}}">${escapeHtml(text.buttonWords)}</p>` : `{${place}}`;
          return (
            <li key={place}>
              <button
                type="button"
                onClick={() => onInsert(html)}
                className="inline-flex min-h-9 items-center gap-2 rounded-control border border-line px-3 text-sm text-ink-soft hover:border-line-control hover:text-ink"
              >
                {isAddress ? text.asButton(label) : label}
                <span className="sr-only">{text.insert}</span>
                {isRequired && <Badge tone="warning">{text.required}</Badge>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
