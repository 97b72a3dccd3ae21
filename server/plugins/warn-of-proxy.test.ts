import { pino } from 'pino';
import { expect, it } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';
import { collectLog } from '../testing/collect-log.ts';

const PROXIED = { headers: { 'x-forwarded-for': '203.0.113.7' } };

async function warningsWith(trustProxy: false | string[]): Promise<number> {
  const log = collectLog();
  const portal = await buildTestApp({ trustProxy }, {}, pino({ level: 'warn' }, log));
  await portal.get('/healthz');
  expect(log.lines()).toEqual([]);
  for (let i = 0; i < 3; i += 1) await portal.get('/healthz', PROXIED);
  return log.lines().filter(({ msg }) => msg.includes('TRUST_PROXY')).length;
}

it('a proxy that TRUST_PROXY does not name is told of once, and one that it names not at all', async () => {
  expect(await warningsWith(false)).toBe(1);
  expect(await warningsWith(['127.0.0.1'])).toBe(0);
});
