import { ChevronRight } from 'lucide-react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { MAIL_GROUPS, mailTemplateOf } from '#shared/mail/mail-templates.ts';
import { mailText as text } from '#shared/messages/admin/system/mail.ko.ts';
import { paths } from '#shared/paths.ts';
import { RowList } from '#web/features/admin/table/row-list.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/lib/link.tsx';

export type MailWords = OutputOf<'/api/v1/admin/mails'>['list'][number];

/** Mails that the portal sends by itself, by whom they concern. The advertising mail has its own page. */
export const MailList = ({ mails }: { mails: readonly MailWords[] }) => (
  <RowList>
    <div className="-mb-5 gap-8 lg:columns-2 2xl:columns-3">
      {MAIL_GROUPS.map((group) => (
        <section key={group} className="mb-5 break-inside-avoid" aria-labelledby={`mails-${group}`}>
          <h2 id={`mails-${group}`} className="text-sm font-bold text-ink-muted">
            {text.groups[group]}
          </h2>
          <ul className="mt-1 border-t border-line">
            {mails
              .filter(({ name }) => mailTemplateOf(name).group === group && !mailTemplateOf(name).isAdvertising)
              .map((mail) => (
                <MailRow key={mail.name} mail={mail} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  </RowList>
);

function MailRow({ mail: { name, updatedAt } }: { mail: MailWords }) {
  const template = mailTemplateOf(name);
  return (
    <li data-row={name} className="border-b border-line">
      <Link
        to={`${paths.adminMail()}?mail=${name}`}
        className="flex items-center gap-4 rounded-sm py-2 hover:bg-surface-soft"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-2 text-label font-semibold text-ink">
            {template.name}
            {updatedAt !== null && <Badge tone="accent">{text.changed}</Badge>}
          </span>
          <span className="block truncate text-sm text-ink-muted">{template.when}</span>
        </span>
        <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-muted" />
      </Link>
    </li>
  );
}
