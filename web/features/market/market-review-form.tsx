import { Star } from 'lucide-react';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MarketReview } from '#shared/contract/boards/market.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Form } from '#web/ui/form/form.tsx';
import { TextArea } from '#web/ui/form/text-field.tsx';

/** One's own review; saving again replaces it. It begins with the stars; the rest follows when one is chosen. */
export function MarketReviewForm({ documentId, own }: { documentId: string; own: MarketReview | null }) {
  const api = useApi();
  const toast = useToast();
  const revalidator = useRevalidator();
  const id = useId();
  const [rating, setRating] = useState(own?.rating ?? 0);
  const [body, setBody] = useState(own?.body ?? '');
  const { isBusy, run } = useBusy();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await run(async () => {
      await api.post('/api/v1/market/write-review', { documentId, rating, body });
      toast.success(own ? text.reviewChanged : text.reviewSaved);
      await revalidator.revalidate();
    });
  };

  return (
    <Form onSubmit={(event) => void submit(event)} className="no-print mt-4 rounded-card border border-line px-5 py-4">
      <fieldset>
        <legend className="text-sm font-semibold text-ink">{text.reviewRating}</legend>
        <div className="mt-1.5 flex">
          {[1, 2, 3, 4, 5].map((place) => (
            <label
              key={place}
              className="cursor-pointer p-1 has-focus-visible:outline-3 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={`${id}-rating`}
                value={place}
                checked={rating === place}
                onChange={() => setRating(place)}
                className="sr-only"
              />
              <span className="sr-only">{text.stars(place)}</span>
              <Star
                size={26}
                aria-hidden="true"
                fill={place <= rating ? 'currentColor' : 'none'}
                className={cx(place <= rating ? 'text-warning' : 'text-line-control')}
              />
            </label>
          ))}
        </div>
      </fieldset>
      {rating > 0 && (
        <>
          <TextArea
            className="mt-4"
            label={text.reviewBody}
            rows={3}
            maxLength={LIMITS.reviewMaxChars}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
          <div className="mt-2 flex justify-end">
            <Button type="submit" loading={isBusy}>
              {own ? text.reviewChange : text.reviewWrite}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
