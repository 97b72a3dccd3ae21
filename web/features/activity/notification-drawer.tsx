import { useEffect, useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { activityText as text } from '#shared/messages/account/activity.ko.ts';
import { paths } from '#shared/paths.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { QuietState } from '#web/ui/feedback/states.tsx';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { NotificationList } from './notification-list.tsx';

interface NotificationDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The newest notifications over the page of the administration, which staff do not leave for them. */
export const NotificationDrawer = ({ open, onClose }: NotificationDrawerProps) => (
  <Drawer open={open} onClose={onClose} title={text.notifications.name}>
    <Newest onFailed={onClose} />
  </Drawer>
);

function Newest({ onFailed }: { onFailed: () => void }) {
  const api = useApi();
  const showFailure = useShowFailure();
  const [page, setPage] = useState<OutputOf<'/api/v1/user/notifications'> | null>(null);
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    api.post('/api/v1/user/notifications', { page: 1 }, { signal }).then(setPage, (error: unknown) => {
      if (signal.aborted) return;
      showFailure(error);
      onFailed();
    });
    return () => closing.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, when it is opened
  }, []);
  if (page === null)
    return (
      <div role="status" aria-label={text.notifications.loading} className="space-y-4">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    );
  const toAll = (
    <Link to={paths.myActivity()} className={buttonClass({ variant: 'secondary', size: 'small' })}>
      {text.notifications.all}
    </Link>
  );
  const { empty, emptyForStaff } = text.notifications;
  if (page.list.length === 0) return <QuietState title={empty} description={emptyForStaff} action={toAll} />;
  return (
    <>
      <NotificationList rows={page.list} />
      <p className="mt-5 text-center">{toAll}</p>
    </>
  );
}
