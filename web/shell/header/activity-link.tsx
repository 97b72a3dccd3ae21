import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { activityLinkText as text } from '#shared/messages/account/activity-link.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { canByRole } from '#shared/role-permissions.ts';
import { createApi } from '#web/lib/api/api-client.ts';
import { fetchTransport } from '#web/lib/api/fetch-transport.ts';
import { useAppState, useAppStore } from '#web/lib/app-context.tsx';
import { Link } from '#web/lib/link.tsx';
import { PaletteHost } from '../palette-host.tsx';

const UNREAD = '/api/v1/user/notifications-unread';

/** Without the dialogs of failed calls: nobody asked for this number. */
const quietApi = createApi(fetchTransport);

/** Link to 내 활동, with a mark while notifications are unread. */
export default function ActivityLink() {
  const store = useAppStore();
  const unread = useAppState((state) => state.unreadCount);
  const isStaff = useAppState(({ loginId, roles }) => canByRole.accessAdmin({ id: loginId, roles }));
  const { key } = useLocation();

  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      const { count } = await quietApi.post(UNREAD, undefined, { signal: leaving.signal });
      if (!leaving.signal.aborted) store.setState({ unreadCount: count });
    };
    // Without the number the link works as well.
    read().catch(() => {});
    return () => leaving.abort();
  }, [key, store]);

  return (
    <>
      {isStaff && <PaletteHost />}
      <Link
        to={paths.myActivity()}
        aria-label={unread > 0 ? text.unread(unread) : messages.shell.activity}
        className="-mx-3 flex h-11 min-w-11 items-center justify-center gap-3 rounded-control text-[15px] font-medium text-ink-soft hover:text-ink xl:mx-0 xl:-mr-3 xl:px-2"
      >
        <span className="relative">
          <Bell aria-hidden="true" className="size-5" />
          {/* Drawn, not written: the name of the link says the number with its unit (WCAG 2.5.3). */}
          {unread > 0 && (
            <span
              aria-hidden="true"
              data-count={unread > 9 ? '9+' : unread}
              className="absolute -top-1.5 -right-1.5 min-w-4.5 rounded-full bg-danger px-1 text-center text-[11px]/4.5 font-bold text-white tabular-nums after:content-[attr(data-count)]"
            />
          )}
        </span>
        <span className="hidden xl:inline">{messages.shell.activity}</span>
      </Link>
    </>
  );
}
