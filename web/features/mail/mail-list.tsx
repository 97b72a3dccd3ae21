import { ChevronRight } from 'lucide-react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { mailTemplateOf } from '#shared/mail/mail-templates.ts';
import { mailText as text } from '#shared/messages/admin/mail.ko.ts';
import { paths } from '#shared/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/lib/link.tsx';

export type MailWords = OutputOf<'/api/v1/admin/mails'>['list'][number];

export function MailList({ mails }: { mails: readonly MailWords[] }) {
  return (
    <ul aria-label={text.list} className="grid gap-x-8 border-t border-line lg:grid-cols-2 2xl:grid-cols-3">
      {mails.map(({ name, updatedAt }) => {
        const template = mailTemplateOf(name);
        return (
          <li key={name} className="border-b border-line">
            <Link
              to={`${paths.adminMail()}?mail=${name}`}
              className="group flex items-center gap-4 rounded-sm py-2.5 hover:bg-surface-soft"
            >
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-2 font-semibold text-ink">
                  {template.name}
                  {template.isAdvertising && <Badge tone="warning">{text.advertising}</Badge>}
                  {updatedAt !== null && <Badge tone="accent">{text.changed}</Badge>}
                </span>
                <span className="block text-sm text-ink-muted">{template.when}</span>
              </span>
              <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-muted" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
