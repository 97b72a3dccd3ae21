import { Star } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { MarketReview } from '#shared/contract/boards/market.contract.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { MarketDetail } from './load-market-entry.ts';
import { MarketReviewForm } from './market-review-form.tsx';

/** Reviews of members, and the form for one's own. */
export function MarketReviews({ documentId, market }: { documentId: string; market: MarketDetail }) {
  const { reviews, abilities } = market;
  const own = reviews.find(({ isMine }) => isMine);
  // Nothing to read and nothing to write.
  if (reviews.length === 0 && !abilities.review) return null;
  return (
    <section aria-labelledby="reviews" className={cx('mt-16', reviews.length === 0 && 'no-print')}>
      <h2 id="reviews" className="text-xl font-bold text-ink">
        {/* Without one it is only asked for: a count of none would speak against the item. */}
        {reviews.length === 0 ? (
          text.reviewFirst
        ) : (
          <>
            {text.reviews} <span className="text-accent-ink">{market.ratingCount}</span>
          </>
        )}
      </h2>
      {abilities.review && <MarketReviewForm key={own?.createdAt} documentId={documentId} own={own ?? null} />}
      {reviews.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {reviews.map((review) => (
            <Review key={review.reviewId} review={review} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Review({ review }: { review: MarketReview }) {
  const remove = useDeleteReview(review.reviewId);
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label">
        <Stars rating={review.rating} />
        <span className="font-medium text-ink">{review.authorName}</span>
        <time dateTime={review.createdAt} className="text-ink-muted">
          {formatDate(review.createdAt)}
        </time>
        {review.canDelete && (
          <Button size="small" variant="ghost" className="ml-auto text-danger!" onClick={() => void remove()}>
            {text.reviewDelete}
          </Button>
        )}
      </div>
      {review.body && <p className="mt-2 whitespace-pre-line text-ink-soft">{review.body}</p>}
    </li>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={text.stars(rating)} className="flex text-warning">
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} size={16} aria-hidden="true" fill={place <= rating ? 'currentColor' : 'none'} />
      ))}
    </span>
  );
}

function useDeleteReview(reviewId: string) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const revalidator = useRevalidator();
  const showFailure = useShowFailure();
  return async () => {
    try {
      const answer = await dialog.open({
        title: text.reviewDelete,
        messageHtml: text.reviewDeleteConfirm,
        cancel: true,
        delete: true,
        onDelete: () => api.post('/api/v1/market/delete-review', { reviewId }),
      });
      if (answer !== 'delete') return;
      toast.success(text.reviewDeleted);
      await revalidator.revalidate();
    } catch (error) {
      showFailure(error);
    }
  };
}
