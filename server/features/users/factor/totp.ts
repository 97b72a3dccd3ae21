import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
/** Clocks differ, and typing takes a while: the code before and the one after count, too. */
const WINDOW = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

/** 160 random bits in Base32, as authenticator apps take them. */
export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** What the picture says to the app. */
export const totpUri = (secret: string, names: { issuer: string; label: string }) => totpOf(secret, names).toString();

/** The time step that this code is of, or null when it is of none near `now`. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
