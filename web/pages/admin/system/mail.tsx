import { ChevronLeft } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { mailTemplateOf } from '#shared/mail/mail-templates.ts';
import { mailText as text } from '#shared/messages/admin/system/mail.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { useFocusLeftRow } from '#web/features/admin/queue/use-focus-left-row.ts';
import { MailForm } from '#web/features/mail/mail-form.tsx';
import { MailList } from '#web/features/mail/mail-list.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/lib/link.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/admin/mails', undefined, { signal: args.request.signal });

/** Mail templates; `?mail=<name>` edits one. */
export function Component() {
  const { list } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const opened = list.find(({ name }) => name === search.get('mail') && !mailTemplateOf(name).isAdvertising);
  useFocusLeftRow(opened?.name ?? '');
  if (opened) {
    const { name, when } = mailTemplateOf(opened.name);
    return (
      <AdminPage
        title={name}
        description={text.sentWhen(when)}
        action={
          <Link to={paths.adminMail()} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            <ChevronLeft size={16} aria-hidden="true" />
            {text.back}
          </Link>
        }
      >
        <MailForm key={opened.name} mail={opened} />
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={text.title}
      description={text.description}
      action={
        <Link to={paths.adminOutbox()} className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {text.outbox}
        </Link>
      }
    >
      <MailList mails={list} />
    </AdminPage>
  );
}
