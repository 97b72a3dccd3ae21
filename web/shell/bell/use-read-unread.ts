import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { createApi } from '#web/lib/api/api-client.ts';
import { fetchTransport } from '#web/lib/api/fetch-transport.ts';
import { useAppStore } from '#web/lib/app-context.tsx';

const UNREAD = '/api/v1/user/notifications-unread';

/** Without the dialogs of failed calls: nobody asked for this number. */
const quietApi = createApi(fetchTransport);

/** Counts the unread notifications anew after each navigation, where a bell shows them. */
export function useReadUnread(isShown = true): void {
  const store = useAppStore();
  const { key } = useLocation();

  useEffect(() => {
    if (!isShown) return;
    const leaving = new AbortController();
    const read = async () => {
      const { count } = await quietApi.post(UNREAD, undefined, { signal: leaving.signal });
      if (!leaving.signal.aborted) store.setState({ unreadCount: count });
    };
    // Without the number the link works as well.
    read().catch(() => {});
    return () => leaving.abort();
  }, [isShown, key, store]);
}
