import { INQUIRY_KINDS } from '#shared/inquiries/inquiries.ts';
import { privacyText } from '#shared/messages/site/privacy.ko.ts';
import type { Api } from '#web/lib/api/api-client.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { StatusBadge } from '../inquiries/admin/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { OwnSection } from './own-section.tsx';
import { useOwnList } from './use-own-list.ts';
import { useWithdrawInquiry } from './use-withdraw-inquiry.ts';

const text = privacyText.member;
const LIST_ID = 'my-contracts';

const ask = (api: Api, page: number, options: { signal: AbortSignal }) =>
  api.post('/api/v1/user/my-contracts', { page }, options);

/** The member's inquiries with their status. */
export function MyInquiries() {
  const list = useOwnList(ask);
  const withdraw = useWithdrawInquiry(LIST_ID, list.reload);
  return (
    <OwnSection id={LIST_ID} title={text.inquiries} hint={text.inquiriesHint} empty={text.noInquiries} list={list}>
      <ul className="divide-y divide-line border-y border-line">
        {list.rows?.map(({ contractNumber, type, status, receivedAt, fileCount }) => (
          <li key={contractNumber} className="flex items-center justify-between gap-3 py-3">
            <div>
              <p className="font-medium text-ink tabular-nums">{contractNumber}</p>
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
              <StatusBadge status={status} />
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
    </OwnSection>
  );
}
