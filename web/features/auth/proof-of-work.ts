import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A challenge of ALTCHA's protocol, as our server makes it. */
export interface Challenge {
  algorithm: 'SHA-256';
  challenge: string;
  salt: string;
  signature: string;
  maxnumber: number;
}

/** The payload that proves the work: the number whose hash after the salt is the challenge. Null when there is none. */
export function solve({ algorithm, challenge, salt, signature, maxnumber }: Challenge): string | null {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (bytesToHex(sha256(utf8ToBytes(salt + number))) !== challenge) continue;
    return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  }
  return null;
}
