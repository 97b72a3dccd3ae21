import { useRevalidator, useSearchParams } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiry-choices.ts';
import { activityText } from '#shared/messages/account/activity.ko.ts';
import { noMailText } from '#shared/messages/account/email/no-mail.ko.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { privacyText } from '#shared/messages/site/privacy.ko.ts';
import { InquiryBadge } from '#web/features/inquiries/admin/inquiry-badge.tsx';
import { requestFields } from '#web/features/inquiries/request-fields.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { formatDate, formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ROWS } from './activity-row.tsx';
import { useWithdrawInquiry } from './use-withdraw-inquiry.ts';

const text = activityText.inquiry;

type Row = OutputOf<'/api/v1/user/my-contracts'>['list'][number];

/**
 * The member's inquiries with their state; each opens to what was asked and answered. `listId`: gets the focus when one
 * is withdrawn.
 */
export function OwnInquiries({ rows, listId }: { rows: readonly Row[]; listId: string }) {
  const { revalidate } = useRevalidator();
  const { isMailFiled } = useSettings();
  const [search] = useSearchParams();
  const withdraw = useWithdrawInquiry(listId, () => void revalidate());
  return (
    <>
      <p className="mb-4 text-sm text-ink-muted">{(isMailFiled ? noMailText.activity : activityText).inquiriesHint}</p>
      <ul className={ROWS}>
        {rows.map((row) => (
          <li key={row.contractNumber}>
            <details open={search.get('open') === row.contractNumber} className="group">
              <Summary row={row} />
              <div className="pb-6 sm:pr-6">
                <Asked row={row} />
                <Answers row={row} />
                <div className="mt-5 flex justify-end">
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={privacyText.member.withdrawOf(row.contractNumber)}
                    onClick={() => withdraw(row.contractNumber)}
                  >
                    {privacyText.member.withdraw}
                  </Button>
                </div>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function Summary({ row: { contractNumber, type, status, receivedAt, excerpt, answers } }: { row: Row }) {
  return (
    <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 rounded-control py-4 [&::-webkit-details-marker]:hidden">
      <p className="line-clamp-2 font-medium text-ink group-open:line-clamp-none">{excerpt}</p>
      <div className="row-span-2 flex flex-col items-end gap-2 sm:flex-row sm:items-center sm:gap-3">
        {answers.length > 0 && <Badge tone="success">{text.answered}</Badge>}
        <InquiryBadge status={status} />
        <span className="button button-secondary button-small">
          <span className="group-open:hidden">{text.show}</span>
          <span className="hidden group-open:inline">{text.hide}</span>
        </span>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-muted tabular-nums">
        <span>{INQUIRY_KINDS[type]}</span>
        <span>{contractNumber}</span>
        <time dateTime={receivedAt}>{formatDate(receivedAt)}</time>
      </p>
    </summary>
  );
}

function Asked({ row }: { row: Row }) {
  const files: [string, string] = [inquiryText.fields.files, row.fileNames.join(', ')];
  const facts = [...requestFields({ ...row.asked, type: row.type }), files].filter(([, value]) => value !== '');
  return (
    <section aria-label={text.asked} className="rounded-card bg-surface-soft p-5">
      <h3 className="text-sm font-semibold text-ink-muted">{text.asked}</h3>
      {row.message && <p className="mt-2 whitespace-pre-line text-ink">{row.message}</p>}
      {facts.length > 0 && (
        <dl className="mt-3 grid gap-x-4 gap-y-1 text-label sm:grid-cols-[max-content_minmax(0,1fr)]">
          {facts.map(([label, value]) => (
            <div key={label} className="flex gap-4 sm:contents">
              <dt className="w-28 shrink-0 text-ink-muted sm:w-auto">{label}</dt>
              <dd className="min-w-0 text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Before there is one, what happens next. */
function Answers({ row: { status, answers } }: { row: Row }) {
  if (answers.length === 0) return <p className="mt-4 text-label text-ink-soft">{text.next[status]}</p>;
  return answers.map(({ body, authorName, answeredAt }) => (
    <section key={answeredAt} aria-label={text.answer} className="mt-3 rounded-card border border-line p-5">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-semibold text-accent-ink">{text.answer}</span>
        <span className="text-ink-muted">{text.from(authorName)}</span>
        <time dateTime={answeredAt} className="text-ink-muted tabular-nums">
          {formatDateTime(answeredAt)}
        </time>
      </h3>
      <p className="mt-2 whitespace-pre-line text-ink">{body}</p>
    </section>
  ));
}
