import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { userAdminText as text } from '#shared/messages/admin/people/user.ko.ts';
import { paths } from '#shared/paths.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useBackToRow } from '#web/lib/page/origin.ts';
import { Drawer } from '#web/ui/overlay/drawer.tsx';
import { DrawerSteps } from '../table/drawer-steps.tsx';
import { LookWaiting } from '../table/look-waiting.tsx';
import { useReturnToRow } from '../table/row-keys.ts';
import { useLook } from '../table/use-look.ts';
import { useNoteOpened } from '../palette/recently-opened.ts';
import { useUserQuery } from './user-query.ts';
import { UserSheet } from './user-sheet.tsx';

/** Drawer of the member named in the query string; `ids` of the list behind it. */
export function UserDrawer({ ids }: { ids: readonly string[] }) {
  const { query, openAddress } = useUserQuery();
  const api = useApi();
  const navigate = useNavigate();
  const toast = useToast();
  const revalidator = useRevalidator();
  const { state } = useLocation();
  const go = (open: string) =>
    void navigate(openAddress(open), { preventScrollReset: true, ...(open !== '' && { replace: true, state }) });
  const close = useBackToRow() ?? (() => go(''));
  const [first, setFirst] = useState(query.open);
  if ((query.open === '') !== (first === '')) setFirst(query.open);
  const { detail, refresh, failure, retry } = useLook({
    id: query.open,
    read: (userId, lookId, signal) =>
      api.post('/api/v1/admin/users/detail', { userId, lookId }, { signal, tells: 'CM04' }),
    onGone: (isUnknown) => {
      if (isUnknown) toast.error(text.detail.unknown);
      // Going back must not lead here again.
      void navigate(openAddress(''), { replace: true });
    },
  });
  const returnTo = useReturnToRow(query.open);
  useNoteOpened('users', detail?.loginId, `${paths.adminUsers()}?open=${detail?.userId}`);
  const onChanged = () => {
    refresh();
    void revalidator.revalidate();
  };
  return (
    <Drawer
      open={query.open !== ''}
      onClose={close}
      title={detail?.loginId ?? text.title}
      startsAtTitle
      tools={<DrawerSteps ids={ids} open={query.open} onGo={go} />}
      returnTo={returnTo}
    >
      {detail ? (
        <UserSheet
          key={`${detail.userId} ${detail.roles.join(' ')}`}
          detail={detail}
          isFirst={detail.userId === first}
          onChanged={onChanged}
        />
      ) : (
        <LookWaiting label={text.detail.loading} failure={failure} onRetry={retry} />
      )}
    </Drawer>
  );
}
