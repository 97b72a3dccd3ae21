import { useAppStore } from '#web/lib/app-context.tsx';
import { stateOf } from '#web/lib/session/session.ts';
import { storedToken, storeToken } from '#web/lib/session/token-storage.ts';
import { cookieHours, readSession } from '#web/lib/session/token.ts';
import { useAlert } from './use-alert.ts';

/**
 * Stores the token of a successful login in storage and app state. Resolves with false after saying why this browser
 * cannot hold it.
 */
export function useSignIn(): (token: string) => Promise<boolean> {
  const store = useAppStore();
  const alert = useAlert();
  return async (token) => {
    const session = readSession(token);
    const isIn = session !== null && isStored(token, session.loginId, cookieHours(session.expiresAt, Date.now()));
    if (isIn) store.setState(stateOf(session));
    else {
      const { browserSettingsText } = await import('#shared/messages/account/browser-setting.ko.ts');
      await alert(session === null ? browserSettingsText.wrongClock : browserSettingsText.cookiesBlocked);
    }
    return isIn;
  };
}

/** False if the browser blocks cookies and storage for this site. */
function isStored(token: string, loginId: string, hours: number): boolean {
  storeToken(token, loginId, hours);
  return storedToken() === token;
}
