import type { MailTemplate } from '#shared/mail/mail-templates.ts';
import { mailText } from '#shared/messages/admin/mail.ko.ts';
import { Badge } from '#web/ui/badge.tsx';

const text = mailText.form;

/** Placeholders of the template; a click inserts one at the cursor. */
export function PlaceList({ template, onInsert }: { template: MailTemplate; onInsert: (place: string) => void }) {
  return (
    <section aria-label={text.places} className="mt-3">
      <h3 className="text-sm font-semibold text-ink">{text.places}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {Object.entries(template.placeholders).map(([place, { label, isRequired }]) => (
          <li key={place}>
            <button
              type="button"
              onClick={() => onInsert(place)}
              className="inline-flex min-h-9 items-center gap-2 rounded-control border border-line px-3 text-sm text-ink-soft hover:border-line-control hover:text-ink"
            >
              <code className="text-accent-ink">{`{${place}}`}</code>
              {label}
              <span className="sr-only">{text.insert}</span>
              {isRequired && <Badge tone="warning">{text.required}</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
