import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

/** As tall as the cards that are on their way. */
export function CardSkeleton({ cards }: { cards: number }) {
  return (
    <div aria-hidden="true" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
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
