import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { LIMITS } from '#shared/limits.ts';
import { MAIL_STATES } from '#shared/mail/mail-states.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { outboxText as text } from '#shared/messages/admin/system/outbox.ko.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { AdminPagination } from '#web/features/admin/admin-pagination.tsx';
import { fieldValue, oneOf, pageOf, readQuery, useAdminQuery } from '#web/features/admin/admin-query.ts';
import { NoHits } from '#web/features/admin/table/no-hits.tsx';
import { RowList } from '#web/features/admin/table/row-list.tsx';
import type { MailCheck } from '#web/features/mail/outbox-actions.tsx';
import { OutboxActions } from '#web/features/mail/outbox-actions.tsx';
import { SentMail } from '#web/features/mail/sent-mail.tsx';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Link } from '#web/lib/link.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { paths } from '#shared/paths.ts';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { SearchBar } from '#web/ui/form/search-bar.tsx';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';

const { search } = text;
const FIRST_OUTBOX = { page: '1', status: '', to: '', campaign: '', refused: '' };

export async function loader(args: LoaderFunctionArgs) {
  const query = readQuery(args.url.searchParams, FIRST_OUTBOX);
  const campaign = Number.isNaN(Date.parse(query.campaign)) ? '' : query.campaign;
  const isRefused = campaign !== '' && query.refused === 'Y';
  const to = query.to.slice(0, LIMITS.emailMaxChars);
  const input = { page: pageOf(query.page), status: oneOf(query.status, MAIL_STATES), to, campaign, isRefused };
  return { ...(await apiFrom(args).post('/api/v1/admin/outbox', input, { signal: args.request.signal })), ...input };
}

/** Sent and queued mails. Without a mail server they can be read here. */
export function Component() {
  const { list, totalCount, size, counts, refused, page, status, to, campaign, isRefused } =
    useLoaderData<typeof loader>();
  const [checked, setChecked] = useState<MailCheck | null>(null);
  const { addressOf, go, isNarrowed } = useAdminQuery(paths.adminOutbox(), FIRST_OUTBOX);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const isShown = (state: (typeof MAIL_STATES)[number]) =>
    state !== 'filed' || state === status || counts.some((row) => row.status === state && row.count > 0);
  const states = (['', ...MAIL_STATES.filter(isShown)] as const).map((state) => ({
    label: state === '' ? text.all : text.status[state],
    href: addressOf({ status: state, refused: '' }),
    isCurrent: !isRefused && state === status,
    count: state === '' ? all : counts.find((row) => row.status === state)?.count,
  }));
  const refusals = {
    label: text.refused,
    href: addressOf({ status: '', refused: 'Y' }),
    isCurrent: isRefused,
    count: refused,
  };
  const tabs = campaign === '' ? states : [...states, refusals];
  return (
    <AdminPage
      title={text.title}
      description={text.description}
      action={
        <OutboxActions
          whose={{ to, campaign }}
          failed={counts.find((row) => row.status === 'failed')?.count ?? 0}
          onChecked={setChecked}
        />
      }
    >
      <p role="status" className={checked ? `mb-2 text-label ${checked.isSent ? 'text-success' : 'text-danger'}` : ''}>
        {checked?.message}
      </p>
      {campaign !== '' && (
        <p className="mb-2 text-label text-ink-soft">
          {text.campaign(formatDateTime(campaign))}{' '}
          <Link to={paths.adminOutbox()} className="font-medium text-accent-ink hover:underline">
            {text.toAll}
          </Link>
        </p>
      )}
      <div className="mb-2 max-w-md">
        <SearchBar
          key={to}
          size="small"
          label={search.label}
          submitLabel={adminText.table.search}
          keyword={{
            name: 'to',
            type: 'search',
            inputMode: 'email',
            'aria-label': search.keyword,
            placeholder: search.placeholder,
            maxLength: LIMITS.emailMaxChars,
            defaultValue: to,
          }}
          onSearch={(fields) => go({ to: fieldValue(fields, 'to'), refused: '' })}
        />
      </div>
      <TabLinks size="small" label={text.states} tabs={tabs} renderLink={renderLink} />
      {totalCount > 0 && (
        // The tab that is shown has the number already.
        <p role="status" className="sr-only">
          {text.total(totalCount)}
        </p>
      )}
      {status === 'filed' && <p className="mt-3 max-w-3xl text-sm text-warning">{text.filedHint}</p>}
      {list.length === 0 && isNarrowed && (
        <NoHits
          title={to === '' ? text.emptyFiltered : search.none(to)}
          description={to !== '' && search.hint}
          reset={addressOf(FIRST_OUTBOX)}
        />
      )}
      {list.length === 0 && !isNarrowed && <NothingHere icon={Mail} title={text.empty} />}
      {list.length > 0 && (
        <RowList>
          <ul className="mt-3 border-t border-line">
            {list.map((mail) => (
              <li key={mail.mailId}>
                <SentMail mail={mail} />
              </li>
            ))}
          </ul>
        </RowList>
      )}
      <AdminPagination page={page} totalCount={totalCount} size={size} addressOf={addressOf} />
    </AdminPage>
  );
}
