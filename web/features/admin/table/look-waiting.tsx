import { Button } from '#web/ui/button.tsx';
import { labels } from '#web/ui/labels.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

interface LookWaitingProps {
  label: string;
  /** Why the details could not be loaded; null: they are being loaded. */
  failure: string | null;
  onRetry: () => void;
}

/** In a drawer, until the details of its record are there. */
export function LookWaiting({ label, failure, onRetry }: LookWaitingProps) {
  if (failure === null)
    return (
      <div role="status" aria-label={label} className="space-y-4">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-5 py-16 text-center text-label text-ink">
      {failure}
      <Button
        variant="secondary"
        size="small"
        onClick={({ currentTarget }) => {
          // The button goes with its message: the focus would land on the page behind the drawer.
          currentTarget.closest<HTMLElement>('[data-drawer]')?.focus();
          onRetry();
        }}
      >
        {labels.retry}
      </Button>
    </div>
  );
}
