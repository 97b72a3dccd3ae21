import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Same height as the rows that are loading, so that the page numbers do not move. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true" className="border-t border-line md:pt-12">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-24 items-center gap-6 border-b border-line md:h-14 md:px-4">
          <Skeleton className="w-12 max-md:hidden" />
          <Skeleton className="h-5 w-14" />
          <Skeleton className="flex-1" />
          <Skeleton className="w-40 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
