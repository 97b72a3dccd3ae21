import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const keys = { sealingSecret: randomBytes(32) };
const whose = { purpose: 'second-factor', owner: 'u1' };

it('opens what it sealed, never twice the same', () => {
  const sealed = seal(keys, whose, 'JBSWY3DPEHPK3PXP');
  expect(unseal(keys, whose, sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(seal(keys, whose, 'JBSWY3DPEHPK3PXP')).not.toBe(sealed);
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
});

it('opens nothing of another key, owner or purpose, and nothing that was changed', () => {
  const sealed = seal(keys, whose, 'JBSWY3DPEHPK3PXP');
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(unseal({ sealingSecret: randomBytes(32) }, whose, sealed)).toBeNull();
  expect(unseal(keys, { ...whose, owner: 'u2' }, sealed)).toBeNull();
  expect(unseal(keys, { ...whose, purpose: 'other' }, sealed)).toBeNull();
  for (const value of [bytes.toString('base64'), '', 'x', sealed.slice(0, 20)])
    expect(unseal(keys, whose, value)).toBeNull();
});
