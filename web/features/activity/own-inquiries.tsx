import { useRevalidator } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiry-choices.ts';
import { activityText } from '#shared/messages/account/activity.ko.ts';
import { privacyText } from '#shared/messages/site/privacy.ko.ts';
import { InquiryBadge } from '#web/features/inquiries/admin/inquiry-badge.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { ROWS } from './activity-row.tsx';
import { useWithdrawInquiry } from './use-withdraw-inquiry.ts';

const text = privacyText.member;

/** The member's inquiries with their status, and the way to withdraw their consent. `listId`: gets the focus then. */
export function OwnInquiries({
  rows,
  listId,
}: {
  rows: OutputOf<'/api/v1/user/my-contracts'>['list'];
  listId: string;
}) {
  const { revalidate } = useRevalidator();
  const withdraw = useWithdrawInquiry(listId, () => void revalidate());
  return (
    <>
      <p className="mb-4 text-sm text-ink-muted">{activityText.inquiriesHint}</p>
      <ul className={ROWS}>
        {rows.map(({ contractNumber, type, status, receivedAt, excerpt, fileCount }) => (
          <li key={contractNumber} className="flex items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-medium text-ink tabular-nums">{contractNumber}</p>
              <p className="line-clamp-2 text-sm text-ink-soft">{excerpt}</p>
              <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
                <span>{INQUIRY_KINDS[type]}</span>
                <time dateTime={receivedAt} className="tabular-nums">
                  {formatDate(receivedAt)}
                </time>
                {fileCount > 0 && (
                  <span>
                    {text.files} {text.fileCount(fileCount)}
                  </span>
                )}
              </p>
            </div>
            <div className="flex shrink-0 flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-3">
              <InquiryBadge status={status} />
              <Button
                variant="secondary"
                size="small"
                aria-label={text.withdrawOf(contractNumber)}
                onClick={() => withdraw(contractNumber)}
              >
                {text.withdraw}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
