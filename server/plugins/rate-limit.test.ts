import { expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

const ALLOWED_PER_MINUTE = 60;

it('counts each limited call for itself, by address', async () => {
  const portal = await buildTestApp();
  const confirmId = (remoteAddress: string) =>
    portal.post('/api/v1/user/confirm-id', { userId: 'hong2026' }, { remoteAddress });
  for (let count = 0; count < ALLOWED_PER_MINUTE; count += 1) await confirmId('192.0.2.1');

  expect(await confirmId('192.0.2.1')).toMatchObject({ status: 429, code: 'CM05' });
  expect(await confirmId('192.0.2.2')).toMatchObject({ status: 200 });
  // Allows 30 a minute: fewer than were just counted for the other call.
  const other = await portal.post(
    '/api/v1/user/login',
    { keyId: '', userId: 'hong2026', password: '' },
    { remoteAddress: '192.0.2.1' },
  );
  expect(other.code).toBe('US03');
});

it('counts by the address that the named proxy saw, not by what the visitor wrote before it', async () => {
  const portal = await buildTestApp({ trustProxy: ['10.0.0.1'] });
  const from = (seen: string, claimed: string, remoteAddress = '10.0.0.1') =>
    portal.post(
      '/api/v1/user/confirm-id',
      { userId: 'hong2026' },
      { remoteAddress, headers: { 'x-forwarded-for': `${claimed}, ${seen}` } },
    );
  for (let count = 0; count < ALLOWED_PER_MINUTE; count += 1) await from('203.0.113.5', `198.51.100.${count}`);
  expect(await from('203.0.113.5', '198.51.100.99')).toMatchObject({ status: 429 });
  expect(await from('203.0.113.6', '203.0.113.5')).toMatchObject({ status: 200 });
  // Past the proxy nobody is believed: the address is the socket's.
  for (let count = 0; count < ALLOWED_PER_MINUTE; count += 1) await from(`203.0.113.${count}`, '1.1.1.1', '192.0.2.9');
  expect(await from('203.0.113.200', '1.1.1.1', '192.0.2.9')).toMatchObject({ status: 429 });
});
