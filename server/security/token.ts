import { randomUUID } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';
import { SERVER_LIMITS } from '../limits.ts';
import type { Role } from '#shared/permissions.ts';

export interface TokenClaims {
  /** Login ID. */
  sub: string;
  roles: Role[];
  userKorName: string;
  /** Staff roles are withheld until then; a new password ends the session. */
  mustChangePassword: boolean;
  jti: string;
}

const ALGORITHM = 'HS256';
/** Audience claim: other things signed with the same key are not accepted. */
const AUDIENCE = 'portal-session';

/** Issues a signed session token (JWT, RFC 7519) with its expiry. */
export async function issueToken(secret: Uint8Array, claims: Omit<TokenClaims, 'jti'>, now: Date) {
  const jti = randomUUID();
  const expiresAt = new Date(now.getTime() + SERVER_LIMITS.tokenLifetimeHours * 3_600_000);
  const { roles, userKorName, mustChangePassword } = claims;
  const token = await new SignJWT({ roles, userKorName, ...(mustChangePassword && { mustChangePassword }) })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(claims.sub)
    .setAudience(AUDIENCE)
    .setJti(jti)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(secret);
  return { token, jti, expiresAt: expiresAt.toISOString() };
}

/** Claims of a valid, unexpired token of this portal, else null. Only one algorithm is accepted. */
export async function readToken(secret: Uint8Array, token: string, now: Date): Promise<{ jti: string } | null> {
  if (!isCanonical(token)) return null;
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      typ: 'JWT',
      requiredClaims: ['exp'],
      currentDate: now,
    });
    return payload.jti ? { jti: payload.jti } : null;
  } catch {
    return null;
  }
}

/** The last base64url character has unused bits; only the canonical encoding is accepted. */
const isCanonical = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
