import { Star } from 'lucide-react';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { paths } from '#shared/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { NewMark } from '../documents/list/new-mark.tsx';
import { ReviewStateBadge } from '../documents/review-state-badge.tsx';
import { MarketCover } from './market-cover.tsx';

export function MarketCard({ document, isFirst }: { document: DocumentSummary; isFirst: boolean }) {
  return (
    <Card
      heading="h2"
      // On a phone of a lower picture, so that the next card shows in the first view.
      className="laid-out-near h-full max-sm:*:first:aspect-5/2 [--far-height:385px] max-sm:[--far-height:330px] xl:[--far-height:407px]"
      title={document.title}
      href={paths.boardDetail('market', document.documentId)}
      renderLink={renderLink}
      media={<MarketCover category={document.category} url={document.coverUrl} isFirst={isFirst} />}
      eyebrow={
        <>
          <span className="font-semibold text-accent-ink">{document.category}</span>
          <span aria-hidden="true">·</span>
          <span>{document.fields.task}</span>
          {document.isHidden && document.reviewState && <ReviewStateBadge state={document.reviewState} />}
          {document.isNew && <NewMark />}
        </>
      }
      description={document.fields.summary}
      footer={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Rating document={document} />
          {document.fields.license && <span>{text.license(document.fields.license)}</span>}
          <Badge className="ml-auto">{document.fields.delivery}</Badge>
        </span>
      }
    />
  );
}

function Rating({ document: { ratingAverage, ratingCount } }: { document: DocumentSummary }) {
  // Saying on most cards that nobody has rated it would speak against them all.
  if (ratingAverage === null) return null;
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <Star size={15} aria-hidden="true" className="text-warning" fill="currentColor" />
      <span className="sr-only">{text.rating(ratingAverage, ratingCount)}</span>
      <span aria-hidden="true">
        <strong className="font-semibold text-ink">{ratingAverage.toFixed(1)}</strong> ({ratingCount})
      </span>
    </span>
  );
}
