import { expect, it } from 'vitest';
import { auditOf } from '#server/testing/audit-entries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { loadKeys } from './keys.ts';
import { RENEWABLE_KEYS, renewKey } from './renew-key.ts';

it('a key that is renewed is another one at the next start, on the record, and no other key is', async () => {
  const portal = await buildTestApp();
  const { db } = portal.context;
  const keys = async () => {
    const loaded = await loadKeys(db, '2026-11-21T03:00:00.000Z');
    return {
      token: Buffer.from(loaded.tokenSecret).toString('hex'),
      signing: loaded.signingSecret,
      sealing: Buffer.from(loaded.sealingSecret).toString('hex'),
      transport: loaded.transport.keyId,
    };
  };
  expect(Object.keys(RENEWABLE_KEYS).toSorted()).toEqual(Object.keys(await keys()).toSorted());
  for (const name of ['token', 'signing', 'sealing', 'transport'] as const) {
    const before = await keys();
    await renewKey(portal.context, name);
    const after = await keys();
    expect(after).toEqual({ ...before, [name]: after[name] });
    expect(after[name]).not.toBe(before[name]);
  }
  const renewed = (await auditOf(portal)).filter(({ action }) => action === 'key.renew');
  expect(renewed.map(({ detail }) => detail)).toContain('token, 서버에서 명령으로 실행');
  expect(renewed).toHaveLength(4);
});
