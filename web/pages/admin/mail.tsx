import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import { mailText as text } from '#shared/messages/admin/mail.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
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
  const opened = list.find(({ name }) => name === search.get('mail'));
  return (
    <AdminPage
      title={text.title}
      description={text.description}
      action={
        <Link to={paths.adminOutbox()} className={buttonClass({ variant: 'secondary' })}>
          {text.outbox}
        </Link>
      }
    >
      {opened ? <MailForm key={`${opened.name} ${opened.updatedAt}`} mail={opened} /> : <MailList mails={list} />}
    </AdminPage>
  );
}
