import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { userAdminText } from '#shared/messages/admin/people/user.ko.ts';
import { formatTime } from '#web/lib/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { useChangeUser } from './use-change-user.ts';
import type { SheetProps } from './user-sheet-props.ts';

const text = userAdminText.detail;

/** Until when a locked member cannot log in, and the way to end it: what the drawer is mostly opened for then. */
export function LockNotice({ detail: { userId, loginId, lockedUntil }, isFirst, onChanged }: SheetProps) {
  const change = useChangeUser(onChanged);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFirst) button.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the drawer has opened
  }, []);
  if (lockedUntil === null) return null;
  const unlock = () =>
    change({
      title: text.unlock,
      messageHtml: text.unlockConfirm(loginId),
      run: async (api) => {
        await api.post('/api/v1/admin/users/unlock', { userId });
        return userAdminText.done.unlock;
      },
    });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line-strong py-2.5 pr-2.5 pl-3.5">
      <p className="flex min-w-0 flex-1 items-center gap-2 text-sm text-warning">
        <LockKeyhole size={16} aria-hidden="true" className="shrink-0" />
        {text.lockedUntil(formatTime(lockedUntil))}
      </p>
      <Button ref={button} size="small" onClick={() => void unlock()}>
        {text.unlock}
      </Button>
    </div>
  );
}
