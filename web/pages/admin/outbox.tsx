import type { LoaderFunctionArgs } from 'react-router';
import { Link, useLoaderData } from 'react-router';
import type { OutputOf } from '../../../shared/contract/calls.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { messages } from '../../../shared/messages.ko.ts';
import { AdminPage } from '../../features/admin/admin-page.tsx';
import { ResendButton } from '../../features/mails/resend-button.tsx';
import { apiFrom } from '../../lib/loader-context.ts';
import { formatDateTime } from '../../lib/in-words/dates.ts';
import { paths } from '../../paths.ts';
import { Disclosure } from '../../ui/navigation/accordion.tsx';
import type { BadgeTone } from '../../ui/badge.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';

type Mail = OutputOf<'/api/v1/admin/outbox'>['list'][number];

const texts = messages.outbox;
const TONE: Record<Mail['status'], BadgeTone> = { waiting: 'warning', sent: 'success', failed: 'danger' };

export function loader(args: LoaderFunctionArgs) {
  const page = Number(new URL(args.request.url).searchParams.get('page') ?? 1) || 1;
  return apiFrom(args).post('/api/v1/admin/outbox', { page }, { signal: args.request.signal });
}

/** What the portal has written to whom; without a mail server this is where it can be read. */
export function Component() {
  const { list, totalCount, page, size } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={texts.title} description={texts.description}>
      {list.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <div className="mb-8 border-t border-line">
          {list.map((mail) => (
            <Disclosure key={mail.mailId} title={<MailTitle mail={mail} />}>
              {mail.lastError && (
                <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
                  <p className="min-w-0 break-words text-danger">{texts.lastError(mail.lastError, mail.attempts)}</p>
                  <ResendButton mailId={mail.mailId} />
                </div>
              )}
              <p className="whitespace-pre-wrap">{mail.bodyText}</p>
            </Disclosure>
          ))}
        </div>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(totalCount / size)}
        windowSize={LIMITS.paginationWindow}
        hrefFor={(target) => `${paths.adminOutbox()}?page=${target}`}
        renderLink={({ href, ...link }) => <Link to={href} {...link} />}
      />
    </AdminPage>
  );
}

function MailTitle({ mail }: { mail: Mail }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
      <Badge tone={TONE[mail.status]}>{texts.status[mail.status]}</Badge>
      <span className="min-w-0 flex-1 basis-60">{mail.subject}</span>
      <span className="text-sm font-normal text-ink-muted">{mail.to}</span>
      <time dateTime={mail.createdAt} className="text-sm font-normal text-ink-muted">
        {formatDateTime(mail.createdAt)}
      </time>
    </span>
  );
}
