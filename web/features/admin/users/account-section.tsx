import { userAdminText } from '#shared/messages/admin/people/user.ko.ts';
import { formatDate, formatDateTime } from '#web/lib/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { useChangeUser } from './use-change-user.ts';
import type { SheetProps } from './user-sheet-props.ts';
import { DrawerSection } from '#web/ui/overlay/drawer.tsx';

const text = userAdminText.detail;
const { done } = userAdminText;

/** Suspension, second factor and sessions. Each change is confirmed and saved separately. */
export function AccountSection({ detail, onChanged }: SheetProps) {
  const change = useChangeUser(onChanged);
  const { userId, loginId, sessions, sessionCount, isSelf } = detail;

  const setActive = (isActive: boolean) =>
    change({
      title: isActive ? text.activate : text.deactivate,
      messageHtml: isActive ? text.activateConfirm(loginId) : text.deactivateConfirm(loginId),
      takesAway: !isActive,
      run: async (api) => {
        await api.post('/api/v1/admin/users/state', { userId, isActive });
        return isActive ? done.activate : done.deactivate;
      },
    });
  const endSessions = () =>
    change({
      title: isSelf ? text.endSessionsSelf : text.endSessions,
      messageHtml: text.endConfirm(loginId),
      takesAway: true,
      run: async (api) => done.endSessions((await api.post('/api/v1/admin/users/end-sessions', { userId })).ended),
    });

  const resetFactor = () =>
    change({
      title: text.resetFactor,
      messageHtml: text.resetFactorConfirm(loginId),
      takesAway: true,
      run: async (api) => {
        await api.post('/api/v1/admin/users/reset-factor', { userId });
        return done.resetFactor;
      },
    });

  // Nobody suspends their own account.
  const hasActions = !isSelf || detail.state === 'inactive';
  return (
    <>
      {hasActions && (
        <DrawerSection title={text.account}>
          {detail.state === 'inactive' ? (
            <Button size="small" variant="secondary" onClick={() => void setActive(true)}>
              {text.activate}
            </Button>
          ) : (
            <Button size="small" variant="secondary" className="text-danger" onClick={() => void setActive(false)}>
              {text.deactivate}
            </Button>
          )}
        </DrawerSection>
      )}
      {detail.secondFactorSince !== null && (
        <DrawerSection title={text.factor}>
          <p className="text-label text-ink-soft">{text.factorSince(formatDate(detail.secondFactorSince))}</p>
          {!isSelf && (
            <Button className="mt-3" size="small" variant="secondary" onClick={() => void resetFactor()}>
              {text.resetFactor}
            </Button>
          )}
        </DrawerSection>
      )}
      <DrawerSection title={text.sessions}>
        <p className="text-label text-ink-soft">
          {sessionCount === 0 ? text.noSessions : text.sessionsCount(sessionCount)}
        </p>
        <ul className="mt-1.5 space-y-1 text-sm text-ink-muted tabular-nums">
          {sessions.map((session) => (
            <li key={session.createdAt + session.expiresAt}>{text.since(formatDateTime(session.createdAt))}</li>
          ))}
        </ul>
        {sessionCount > (isSelf ? 1 : 0) && (
          <Button className="mt-3" size="small" variant="secondary" onClick={() => void endSessions()}>
            {isSelf ? text.endSessionsSelf : text.endSessions}
          </Button>
        )}
      </DrawerSection>
    </>
  );
}
