import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { expect, it } from 'vitest';
import type { Challenge } from './proof-of-work.ts';
import { solve } from './proof-of-work.ts';

it('solves what the server asks, so that the server believes it', async () => {
  const challenge = await createChallenge({ hmacKey: 'secret', maxnumber: 2_000 });
  const payload = solve({ maxnumber: 2_000, ...challenge } as Challenge);
  expect(await verifySolution(payload ?? '', 'secret')).toBe(true);
});

it('gives up at the end of the range', () => {
  expect(solve({ algorithm: 'SHA-256', challenge: '00', salt: 's', signature: '', maxnumber: 10 })).toBeNull();
});
