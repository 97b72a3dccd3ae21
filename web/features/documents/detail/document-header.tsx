import { ChevronLeft, Lock } from 'lucide-react';
import { boardOf } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { formatDate, formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { unbroken } from '#web/ui/text/unbroken.tsx';
import { AnswerStateBadge } from '../answer-state-badge.tsx';
import { ReviewStateBadge } from '../review-state-badge.tsx';
import { useListLink } from '../use-list-link.ts';
import { CopyLinkButton } from './copy-link-button.tsx';
import { Link } from '#web/lib/link.tsx';

const text = messages.documents.detail;
const FACTS = 'flex flex-wrap gap-x-4 gap-y-1 max-md:gap-x-2.5';

/** `lead` is shown beside the category, such as the customer's name or the level. */
export function DocumentHeader({ document, lead }: { document: DocumentDetail; lead?: string }) {
  const listLink = useListLink();
  return (
    <header className="border-b border-line pb-6 md:pb-8">
      <Link
        to={listLink}
        className="no-print -ml-1 inline-flex h-11 items-center gap-1 text-label font-medium text-ink-muted hover:text-ink"
      >
        <ChevronLeft size={18} aria-hidden="true" />
        {boardOf(document.boardType).name}
      </Link>
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        <span className="text-label font-semibold text-accent-ink">{document.category}</span>
        {lead && <span className="text-label text-ink-soft">{lead}</span>}
        {document.answerState && <AnswerStateBadge state={document.answerState} />}
        {document.isHidden &&
          (document.reviewState ? (
            <ReviewStateBadge state={document.reviewState} />
          ) : (
            <Badge tone="warning">{text.hidden}</Badge>
          ))}
        {document.isPrivate && (
          <Badge>
            <Lock size={13} aria-hidden="true" />
            {messages.documents.list.private}
          </Badge>
        )}
        {document.isScheduled && <Badge tone="warning">{text.scheduled(formatDateTime(document.publishedAt))}</Badge>}
      </div>
      <h1 className="mt-3 text-[1.625rem] font-bold text-pretty text-ink md:text-[2.125rem]">
        {unbroken(document.title)}
      </h1>
      <div className="mt-5 flex items-center justify-between gap-x-6 text-label text-ink-muted max-md:mt-3 max-md:gap-x-3">
        <p className={FACTS}>
          <span className="font-medium text-ink-soft">{document.authorName}</span>
          {/* Together in the second line where the first is too short: views alone say little. */}
          <span className={FACTS}>
            <time dateTime={document.publishedAt}>{formatDateTime(document.publishedAt)}</time>
            <UpdatedAt document={document} />
            <span>{text.views(document.viewCount)}</span>
          </span>
        </p>
        <CopyLinkButton />
      </div>
    </header>
  );
}

/** Date of the last change, unless it is the day of publication. */
function UpdatedAt({ document }: { document: DocumentDetail }) {
  const updated = formatDate(document.updatedAt);
  if (document.updatedAt < document.publishedAt || updated === formatDate(document.publishedAt)) return null;
  return <time dateTime={document.updatedAt}>{text.updated(updated)}</time>;
}
