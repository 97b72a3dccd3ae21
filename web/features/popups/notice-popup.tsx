import { useEffect, useState } from 'react';
import { useApi } from '#web/lib/app-context.tsx';
import { onDemand } from '#web/ui/overlay/on-demand.tsx';
import { dismissForToday, isDismissed } from './popup-dismissal.ts';
import type { Popup } from './popup-card.tsx';

const PopupCard = onDemand(async () => (await import('./popup-card.tsx')).PopupCard);

/** Delay after which popups are requested, so that the page loads first. */
const ASK_AFTER_MS = 1_200;

/** Shows the current popups one after the other. */
export function NoticePopup() {
  const api = useApi();
  const [waiting, setWaiting] = useState<readonly Popup[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    const ask = () =>
      api.post('/api/v1/board/popups', undefined, { signal: stop.signal }).then(
        ({ list }) => setWaiting(list.filter(({ documentId }) => !isDismissed(documentId, new Date()))),
        // Ignored: the page works without popups.
        () => {},
      );
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api]);

  const [popup, ...rest] = waiting;
  if (!popup) return null;
  return (
    <PopupCard
      key={popup.documentId}
      popup={popup}
      onClose={() => setWaiting(rest)}
      onMissing={() => setWaiting([])}
      onNotToday={() => {
        dismissForToday(popup.documentId, new Date());
        setWaiting(rest);
      }}
    />
  );
}
