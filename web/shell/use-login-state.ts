import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { currentSession, stateOf } from '../lib/session/session.ts';
import { storeUserId } from '../lib/session/token-storage.ts';
import { currentAddress } from '../lib/session/return-path.ts';
import { useAppState, useAppStore, useDialog } from '../lib/app-context.tsx';
import { handleOf } from '#web/lib/page/route-handle.ts';
import { askToLogIn } from '../lib/failures/ask-to-log-in.ts';

/** Timers may fire slightly early compared with `Date`. */
const MARGIN_MS = 50;
/** Longest delay of a browser timer (2^31 - 1 ms). Tokens that live longer are checked at the next navigation. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Keeps the login state equal to the stored token (specification point 4). Checked at each navigation and when the
 * token expires. A token set by another tab logs in; a missing token opens the login dialog.
 */
export function useLoginState(): void {
  const { key } = useLocation();
  const store = useAppStore();
  const dialog = useDialog();
  const canStay = handleOf(useMatches().at(-1))?.access !== 'login';
  const expiresAt = useAppState((state) => state.userInfo?.expiresAt);

  useEffect(() => {
    const check = () => {
      const known = store.getState().userInfo;
      const session = currentSession();
      // Also for a token that another tab or an earlier visit stored.
      if (session) storeUserId(session.loginId);
      if (session?.token === known?.token) return;
      if (session) return store.setState(stateOf(session));
      askToLogIn(dialog, store, { wanted: currentAddress(), canStay });
    };
    check();
    if (expiresAt === undefined) return;
    const timer = setTimeout(check, Math.min(expiresAt - Date.now() + MARGIN_MS, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [key, expiresAt, store, dialog, canStay]);
}
