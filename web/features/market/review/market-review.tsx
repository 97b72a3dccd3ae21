import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { ToDocument } from '#web/features/admin/queue/to-document.tsx';
import { DocumentAttachments } from '#web/features/documents/detail/document-attachments.tsx';
import { formatDateTime } from '#web/lib/format/dates.ts';
import type { MarketDetail } from '../load-market-entry.ts';
import { MarketVersionList } from '../market-version-list.tsx';
import { MarketView } from '../market-view.tsx';
import { ReviewPanel } from './review-panel.tsx';

interface MarketReviewProps {
  document: DocumentDetail;
  market: MarketDetail;
  onDecided: () => Promise<void>;
}

/** A market item as it will be read, beside the menu of the administration, with what the review decides. */
export const MarketReview = ({ document, market, onDecided }: MarketReviewProps) => (
  <MarketView
    document={document}
    market={market}
    isQuiet
    header={
      <>
        <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-muted">
          <span className="font-semibold text-accent-ink">{document.category}</span>
          <span>{document.fields.task}</span>
          <span>{document.authorName}</span>
          <time dateTime={document.updatedAt}>{formatDateTime(document.updatedAt)}</time>
          <h2 className="min-w-0 basis-full text-lg font-bold break-words text-ink">{document.title}</h2>
        </header>
        <ReviewPanel document={document} market={market} onDecided={onDecided} />
      </>
    }
  >
    <MarketVersionList document={document} market={market} />
    <DocumentAttachments files={document.files} />
    <ToDocument boardType="market" documentId={document.documentId} />
  </MarketView>
);
