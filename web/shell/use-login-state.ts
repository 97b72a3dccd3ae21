import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { currentSession, stateOf } from '../features/users/session/session.ts';
import { currentAddress } from '../features/users/session/return-path.ts';
import { useAppState, useAppStore, useDialog } from '../lib/app-context.tsx';
import { handleOf } from '../screen.ts';
import { askToLogIn } from './ask-to-log-in.ts';

/** Timers keep another clock than `Date` and may come a moment early. */
const MARGIN_MS = 50;
/** A timer cannot wait longer than this (2^31 - 1 ms); a token that lives longer is looked at again at the next route. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Login state follows the token (specification point 4): at each route change, token present means logged in, be it
 * from another tab; token gone while logged in is told and leads to /login, at once when it ends.
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
