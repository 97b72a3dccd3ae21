import { useCallback } from 'react';
import { useAppStore } from '../app-context.tsx';
import type { AppStore } from '../app-store.ts';
import { readSession } from './token.ts';
import type { Session } from './token.ts';
import { clearStoredToken, storedToken } from './token-storage.ts';

/** Removes the login in this browser. The logout call revokes the token. */
export function signOut(store: AppStore): void {
  clearStoredToken();
  store.setState(stateOf(null));
}

export const currentSession = (): Session | null => readSession(storedToken());

/** The part of app state that depends on the login. */
export const stateOf = (session: Session | null) => ({
  userInfo: session,
  loginId: session?.loginId ?? '',
  roles: session?.roles ?? [],
  userName: session?.userName ?? '',
});

/** For components: `const signOut = useSignOut()`. */
export function useSignOut(): () => void {
  const store = useAppStore();
  return useCallback(() => signOut(store), [store]);
}
