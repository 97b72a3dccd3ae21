import { useEffect, useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { checkPassword } from '#shared/validation.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { openTransport } from './password-transport.ts';

/** The new password and the owner's data. */
export interface TypedPassword {
  password: string;
  userId?: string;
  userName?: string;
  email?: string;
}

export type PasswordStrength = OutputOf<'/api/v1/user/password-strength'>;

/** Delay after typing before the server is asked. */
const PAUSE_MS = 400;

/**
 * The server's rating of a password that meets the specification's rule; null while unknown. Only the server has the
 * word lists.
 */
export function usePasswordStrength(typed: TypedPassword): PasswordStrength | null {
  const api = useApi();
  const { password, userId = '', userName = '', email = '' } = typed;
  const requestKey = JSON.stringify([password, userId, userName, email]);
  const [known, setKnown] = useState<{ requestKey: string; strength: PasswordStrength } | null>(null);
  const isWanted = checkPassword(password) === null;

  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const { keyId, encrypt } = await openTransport(api);
      const [userKey = '', name, mail] = await Promise.all([password, userName.trim(), email.trim()].map(encrypt));
      const input = { keyId, userKey, userId, userName: name, email: mail };
      const strength = await api.post('/api/v1/user/password-strength', input, { signal: stop.signal });
      if (!stop.signal.aborted) setKnown({ requestKey, strength });
    };
    // Ignored: the form works without the rating.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, requestKey, isWanted, password, userId, userName, email]);

  return isWanted && known?.requestKey === requestKey ? known.strength : null;
}
