import { useNavigation } from 'react-router';
import { messages } from '#shared/messages.ko.ts';

/** Shows and announces that the next page is loading. CSS delays it, so that fast navigations do not show it. */
export function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div role="status">
      {isLoading && (
        <div
          role="progressbar"
          aria-label={messages.shell.loading}
          className="loading-bar pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 origin-left bg-accent"
        />
      )}
    </div>
  );
}
