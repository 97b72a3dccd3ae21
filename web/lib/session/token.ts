import type { Role } from '#shared/permissions.ts';

/** Claims of a login token. For display only: the server verifies the token with every call. */
export interface Session {
  token: string;
  loginId: string;
  roles: Role[];
  userName: string;
  /** The administration leads to the form for a new password. */
  mustChangePassword: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

interface Claims {
  sub: string;
  roles: Role[];
  userKorName: string;
  mustChangePassword?: boolean;
  exp: number;
}

const HOUR_MS = 3_600_000;

/** Session of a token; null if it is unreadable or expired. */
export function readSession(token: string | null, now: number = Date.now()): Session | null {
  const claims = token === null ? null : decodeClaims(token);
  if (token === null || claims === null) return null;
  const expiresAt = claims.exp * 1000;
  if (expiresAt <= now) return null;
  const { sub: loginId, roles, userKorName: userName, mustChangePassword = false } = claims;
  return { token, loginId, roles, userName, mustChangePassword, expiresAt };
}

/** Remaining hours, rounded (specification point 4). At least one, because zero hours would delete the cookie. */
export function cookieHours(expiresAt: number, now: number): number {
  return Math.max(1, Math.round((expiresAt - now) / HOUR_MS));
}

function decodeClaims(token: string): Claims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isClaims(claims) ? claims : null;
  } catch {
    return null;
  }
}

function isClaims(value: unknown): value is Claims {
  if (typeof value !== 'object' || value === null) return false;
  const claims = value as Partial<Claims>;
  return (
    typeof claims.sub === 'string' &&
    typeof claims.exp === 'number' &&
    typeof claims.userKorName === 'string' &&
    Array.isArray(claims.roles)
  );
}
