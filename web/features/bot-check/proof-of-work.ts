import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Challenge of the ALTCHA protocol, from this portal's server. */
export interface Challenge {
  algorithm: 'SHA-256';
  challenge: string;
  salt: string;
  signature: string;
  maxnumber: number;
}

/** Searches the number whose hash with the salt equals the challenge. Returns the ALTCHA payload, or null. */
export function solve({ algorithm, challenge, salt, signature, maxnumber }: Challenge): string | null {
  const wanted = hexToBytes(challenge);
  const salted = sha256.create().update(utf8ToBytes(salt));
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = salted
      .clone()
      .update(utf8ToBytes(String(number)))
      .digest();
    if (hash[0] !== wanted[0] || !hash.every((byte, at) => byte === wanted[at])) continue;
    return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  }
  return null;
}
