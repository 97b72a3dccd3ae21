import type { InquiryDetail } from '#shared/contract/inquiries/inquiry.contract.ts';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiry-choices.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { paths } from '#shared/paths.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { useOpenAddress } from '../use-inquiry-list.ts';
import { Link } from '#web/lib/link.tsx';

const text = inquiryListText.past;
const LINK = 'min-w-0 flex-1 truncate text-accent-ink underline underline-offset-3';

/** Other inquiries, questions and downloads of the same person; the server sends what the user may read. */
export function PastSection({ past }: { past: InquiryDetail['past'] }) {
  const openAddress = useOpenAddress();
  const isEmpty = past.inquiries.length + past.questions.length + past.downloads.length === 0;
  return (
    <section className="mt-7">
      <h3 className="mb-2 text-label font-bold text-ink">{text.title}</h3>
      {isEmpty && <p className="text-sm text-ink-muted">{text.none}</p>}
      <ul className="divide-y divide-line text-sm">
        {past.inquiries.map((row) => (
          <li key={row.contractId} className="flex min-h-9 items-center gap-3">
            <span className="w-16 shrink-0 text-ink-muted">{INQUIRY_KINDS[row.type]}</span>
            <Link to={openAddress(row.contractId)} preventScrollReset className={LINK}>
              {row.contractNumber}
            </Link>
            <span className="text-ink-soft">{row.status}</span>
            <time dateTime={row.createdAt} className="text-ink-muted tabular-nums">
              {formatDate(row.createdAt)}
            </time>
          </li>
        ))}
        {past.questions.map((row) => (
          <li key={row.documentId} className="flex min-h-9 items-center gap-3">
            <span className="w-16 shrink-0 text-ink-muted">{text.questions}</span>
            <Link to={paths.boardDetail('qna', row.documentId)} className={LINK}>
              {row.title}
            </Link>
            <time dateTime={row.createdAt} className="text-ink-muted tabular-nums">
              {formatDate(row.createdAt)}
            </time>
          </li>
        ))}
        {past.downloads.map((row) => (
          <li key={row.fileId} className="flex min-h-9 items-center gap-3">
            <span className="w-16 shrink-0 text-ink-muted">{text.downloads}</span>
            <span className="min-w-0 flex-1 truncate text-ink">{row.name}</span>
            <time dateTime={row.createdAt} className="text-ink-muted tabular-nums">
              {formatDate(row.createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
