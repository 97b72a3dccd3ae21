import { Star } from 'lucide-react';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { paths } from '#shared/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CardPicture } from '../documents/list/card-picture.tsx';
import { LoginRequiredMark } from '../documents/list/login-required-mark.tsx';
import { NewMark } from '../documents/list/new-mark.tsx';

export function MarketCard({ post, isFirst }: { post: DocumentSummary; isFirst: boolean }) {
  return (
    <Card
      heading="h2"
      className="laid-out-near h-full [--far-height:385px] xl:[--far-height:407px]"
      title={post.title}
      href={paths.boardDetail('market', post.documentId)}
      renderLink={renderLink}
      media={post.coverUrl && <CardPicture url={post.coverUrl} isFirst={isFirst} className="object-top" />}
      eyebrow={
        <>
          <span className="font-semibold text-accent-ink">{post.category}</span>
          <span aria-hidden="true">·</span>
          <span>{post.fields.task}</span>
          {post.isHidden && <Badge tone="warning">{post.reviewState}</Badge>}
          {post.isNew && <NewMark />}
          <LoginRequiredMark post={post} />
        </>
      }
      description={post.fields.summary}
      footer={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Rating post={post} />
          <span>{post.fields.license}</span>
          <span className="ml-auto">{post.fields.delivery}</span>
        </span>
      }
    />
  );
}

function Rating({ post: { ratingAverage, ratingCount } }: { post: DocumentSummary }) {
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
