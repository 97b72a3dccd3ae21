import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CARD_GRID } from './card-grid.ts';

/** Same height as the cards that are loading. */
export function CardSkeleton({ cards }: { cards: number }) {
  return (
    <div aria-hidden="true" className={CARD_GRID}>
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className="rounded-card border border-line">
          <Skeleton className="aspect-video h-auto rounded-b-none" />
          <div className="flex flex-col gap-3 p-6">
            <Skeleton className="w-20" />
            <Skeleton className="h-6" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
