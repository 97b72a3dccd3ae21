import { useMemo } from 'react';
import { useAppStore } from '../app-context.tsx';
import type { AppStore } from '../app-store.ts';
import { cookieHours, readSession } from './token.ts';
import type { Session } from './token.ts';
import { clearStoredToken, storedToken, storeToken } from './token-storage.ts';

/** Stores the token of a successful login in storage and app state. */
export function signIn(store: AppStore, token: string): Session {
  const session = readSession(token);
  if (session === null) throw new Error('The server sent a token that cannot be read or has already ended');
  storeToken(token, session.loginId, cookieHours(session.expiresAt, Date.now()));
  store.setState(stateOf(session));
  return session;
}

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

/** For components: `const { signIn } = useSession()`. */
export function useSession() {
  const store = useAppStore();
  return useMemo(() => ({ signIn: (token: string) => signIn(store, token), signOut: () => signOut(store) }), [store]);
}
