import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
/** Accepts also the previous and the next code, because of clock differences and typing time. */
const WINDOW = 1;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

/** 160 random bits in Base32, as authenticator apps expect. */
export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** Content of the QR code. */
export const totpUri = (secret: string, names: { issuer: string; label: string }) => totpOf(secret, names).toString();

/** Time step of a code, or null if it is invalid near `now`. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
