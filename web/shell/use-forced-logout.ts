import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { messages } from '../../shared/messages.ko.ts';
import { currentSession, signOut } from '../features/auth/session.ts';
import { useAppState, useAppStore, useDialog } from '../lib/app-context.tsx';
import { paths } from '../paths.ts';

/** A timer cannot wait longer than this (2^31 - 1 ms); a token that lives longer is looked at again at the next route. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Token gone or ended while logged in: told at the next route change, or at the moment it ends (specification point 4). */
export function useForcedLogout(): void {
  const { key } = useLocation();
  const store = useAppStore();
  const dialog = useDialog();
  const expiresAt = useAppState((state) => state.userInfo?.expiresAt);

  useEffect(() => {
    const check = () => {
      if (store.getState().loginId === '' || currentSession() !== null) return;
      signOut(store);
      const { title, message } = messages.shell.loginExpired;
      void dialog.open({ title, messageHtml: message, route: paths.login() });
    };
    check();
    if (expiresAt === undefined) return;
    const timer = setTimeout(check, Math.min(expiresAt - Date.now(), LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [key, expiresAt, store, dialog]);
}
