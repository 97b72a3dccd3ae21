import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { outboxText as text } from '#shared/messages/admin/system/outbox.ko.ts';
import { RowTime } from '#web/features/admin/table/row-time.tsx';
import { useApi } from '#web/lib/app-context.tsx';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';
import { MailBadge } from './mail-badge.tsx';
import { MailResendButton } from './mail-resend-button.tsx';

type Mail = OutputOf<'/api/v1/admin/outbox'>['list'][number];
type Opened = OutputOf<'/api/v1/admin/outbox/detail'>;

/** Of an inquiry: not broken at its hyphens. */
const NUMBER = /(C-\d+-\d+)/;

/** One mail of the list. Address and text are loaded when it is opened, because each access is logged. */
export function SentMail({ mail }: { mail: Mail }) {
  const api = useApi();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { mailId, maskedTo, subject, status, createdAt } = mail;
  const open = async () => {
    try {
      setOpened(await api.post('/api/v1/admin/outbox/detail', { mailId }, { tells: 'CM04' }));
    } catch (error) {
      showFailure(error, text.gone);
      await revalidate();
    }
  };

  const title = (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 md:gap-x-4">
      <span className="md:w-20">
        <MailBadge status={status} />
      </span>
      <span className="min-w-0 flex-1 max-md:order-first max-md:basis-full md:basis-40">
        {subject.split(NUMBER).map((part, at) =>
          at % 2 === 0 ? (
            part
          ) : (
            <span key={part} className="whitespace-nowrap">
              {part}
            </span>
          ),
        )}
      </span>
      <span
        title={maskedTo}
        className="min-w-0 truncate text-sm font-normal text-ink-muted max-md:flex-1 md:max-xl:w-40 xl:w-60"
      >
        {maskedTo}
      </span>
      <RowTime iso={createdAt} className="text-sm font-normal text-ink-muted tabular-nums" />
    </span>
  );
  return (
    <Disclosure small title={title} onToggle={(isOpen) => void (isOpen && opened === null && open())}>
      {opened === null ? (
        <div role="status" aria-label={text.loading} className="space-y-3">
          <Skeleton className="w-1/3" />
          <Skeleton className="h-20 w-full" />
        </div>
      ) : (
        <MailContent mail={mail} opened={opened} />
      )}
    </Disclosure>
  );
}

function MailContent({ mail, opened }: { mail: Mail; opened: Opened }) {
  const { to, bodyText, attempts, lastError, sentAt } = opened;
  return (
    // Below the subject.
    <div className="max-w-3xl md:ml-24">
      {lastError && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 break-words text-danger">{text.lastError(lastError, attempts)}</p>
          <MailResendButton mailId={mail.mailId} />
        </div>
      )}
      <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-muted">{text.to}</dt>
        <dd className="break-all text-ink">{to}</dd>
        {sentAt !== null && (
          <>
            <dt className="text-ink-muted">{mail.status === 'filed' ? text.filedAt : text.sentAt}</dt>
            <dd>{formatDateTime(sentAt)}</dd>
          </>
        )}
      </dl>
      <p className="rounded-control bg-surface-soft p-4 text-label whitespace-pre-wrap text-ink">{bodyText}</p>
    </div>
  );
}
