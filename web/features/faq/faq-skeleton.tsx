import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Same height as the list that is loading. */
export function FaqSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true" className="border-t border-line">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-16 items-center gap-5 border-b border-line">
          <Skeleton className="w-16" />
          <Skeleton className="flex-1" />
        </div>
      ))}
    </div>
  );
}
