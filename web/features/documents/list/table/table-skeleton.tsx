import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** As tall as the rows that are on their way, so that the page numbers stay under the pointer. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true" className="border-t border-line md:pt-12">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-24 items-center gap-6 border-b border-line md:h-16 md:px-4">
          <Skeleton className="w-12 max-md:hidden" />
          <Skeleton className="h-5 w-14" />
          <Skeleton className="flex-1" />
          <Skeleton className="w-40 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
