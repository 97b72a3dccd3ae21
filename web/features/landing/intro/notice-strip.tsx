import { BOARD_PLACES } from '#shared/boards/board-places.ts';
import { ArrowRight } from 'lucide-react';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { paths } from '#shared/paths.ts';
import { PinnedMark } from '#web/features/documents/list/pinned-mark.tsx';
import { Link } from '#web/lib/link.tsx';

/** Latest notices. */
export function NoticeStrip({ notices }: { notices: readonly DocumentSummary[] }) {
  return (
    <section aria-labelledby="latest-notices" className="border-t border-line">
      <div className="section-width mx-auto flex max-w-page flex-col gap-x-10 gap-y-4 px-5 py-8 md:px-8 lg:flex-row lg:gap-x-16 lg:py-6 xl:px-9">
        <div className="flex shrink-0 items-center justify-between gap-6 lg:h-11">
          <h2 id="latest-notices" className="font-semibold">
            {BOARD_PLACES.notice.name}
          </h2>
          <Link
            to={paths.boardList('notice')}
            aria-label={`${BOARD_PLACES.notice.name} ${landingText.all}`}
            className="flex h-11 items-center gap-1.5 text-sm text-ink-muted hover:text-ink"
          >
            {landingText.all}
            <ArrowRight size={16} aria-hidden="true" />
          </Link>
        </div>
        <ul className="grid min-w-0 flex-1 gap-x-8 lg:grid-cols-3">
          {notices.map(({ documentId, title, isPinned, publishedAt }) => (
            <li key={documentId} className="min-w-0">
              <Link
                to={paths.boardDetail('notice', documentId)}
                className="flex min-h-11 items-center justify-between gap-4 text-[15px] text-ink-soft hover:text-ink lg:flex-col lg:items-start lg:gap-1"
              >
                <span className="line-clamp-2">
                  {isPinned && <PinnedMark />} {title}
                </span>
                <time dateTime={publishedAt} className="shrink-0 text-sm text-ink-muted">
                  {formatDate(publishedAt)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
