import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { upload } from '#server/testing/upload.ts';

const EVIL = 'evil.example';
const CLAIMS = {
  host: EVIL,
  'x-forwarded-host': EVIL,
  'x-forwarded-proto': 'javascript',
  'x-forwarded-server': EVIL,
  'x-original-url': '/api/v1/admin/users',
  'x-rewrite-url': '/api/v1/admin/users',
  forwarded: `host=${EVIL}`,
};

it('a mailed link leads to the portal, whatever host the request claims (reset poisoning)', async () => {
  const portal = await buildTestApp();
  const { loginId, email } = await makeUser(portal);
  await portal.post('/api/v1/user/findIdPw', { userId: loginId, email }, { headers: CLAIMS });
  const [mail] = await portal.sentMail();
  expect(mail?.text).toContain(`${portal.context.config.publicUrl}/resetPassword?token=`);
  expect(JSON.stringify(mail)).not.toContain(EVIL);
});

it.each(['/robots.txt', '/sitemap.xml', '/rss/notice.xml', '/llms.txt', '/faq.md', '/api/docs/json'])(
  'what caches keep of %s holds nothing that a header claimed (cache poisoning)',
  async (url) => {
    const portal = await buildTestApp({ publicUrl: 'https://portal.example', isPublicUrlGiven: true });
    await makeDocument(portal, { boardType: 'notice' });
    const poisoned = await portal.get(url, { headers: CLAIMS });
    const clean = await portal.get(url);
    expect(poisoned).toMatchObject({ status: clean.status, text: clean.text });
    expect(JSON.stringify(poisoned.headers)).not.toContain(EVIL);
  },
);

it('no forwarded host is believed where no address is set, either', async () => {
  const portal = await buildTestApp();
  const { text } = await portal.get('/robots.txt', { headers: { ...CLAIMS, host: 'intranet.example' } });
  expect(text).toContain('http://intranet.example/sitemap.xml');
  expect(text).not.toContain(EVIL);
});

it.each(['/robots.txt', '/sitemap.xml', '/rss/notice.xml', '/llms.txt', '/api/v1/site/settings'])(
  'a trusted proxy that passes on a forwarded host does not poison what caches keep of %s, without an address set',
  async (url) => {
    const portal = await buildTestApp({ trustProxy: ['127.0.0.1'] });
    await makeDocument(portal, { boardType: 'notice' });
    const host = 'intranet.example';
    const poisoned = await portal.get(url, { headers: { ...CLAIMS, host } });
    const clean = await portal.get(url, { headers: { host } });
    expect(poisoned).toMatchObject({ status: 200, text: clean.text });
    expect(JSON.stringify([poisoned.text, poisoned.headers])).not.toContain(EVIL);
  },
);

it('a file’s name cannot end the header that carries it (CRLF)', async () => {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal);
  const name = '보고"서%0d%0aSet-Cookie: a=1;\u2028 filename=x.html;.txt';
  const { data } = await upload(portal, { token, name });
  const answer = await portal.get(data.url, { token });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  const disposition = String(answer.headers['content-disposition']);
  expect(disposition).toMatch(/^attachment; filename="(?:[^"\\\r\n]|\\.)*"; filename\*=UTF-8''[\w%!#$&+.^`|~-]+$/);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

it('a redirect stays on this site, on one line', async () => {
  const portal = await buildTestApp();
  const evil = encodeURIComponent('x\r\nSet-Cookie: a=1\r\n\r\n//evil.example');
  const answer = await portal.get(`/api/v1/unsubscribe/one-click?token=${evil}`);
  expect(JSON.stringify(answer.headers.location ?? '/')).toMatch(/^"\/(?!\/)[^\\]*$/);
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

it('HTTPS is insisted on for a year and every subdomain where the portal has it, and not on a plain intranet', async () => {
  const https = await buildTestApp({ publicUrl: 'https://portal.example' });
  const plain = await buildTestApp();
  for (const url of ['/healthz', '/api/v1/nothing', '/%ff']) {
    const told = (await https.get(url)).headers['strict-transport-security'];
    expect(told, url).toBe('max-age=31536000; includeSubDomains');
    expect((await plain.get(url)).headers, url).not.toHaveProperty('strict-transport-security');
  }
});

it('scripts, frames, bases and plugins of others are shut out of every answer, errors and documentation included', async () => {
  const portal = await buildTestApp();
  for (const url of [
    '/api/v1/site/settings',
    '/api/v1/nothing',
    '/robots.txt',
    '/api/docs/',
    '/healthz',
    '/v1/nothing',
  ]) {
    const { headers } = await portal.get(url);
    const policy = String(headers['content-security-policy']);
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
      expect([url, policy.includes(rule)]).toEqual([url, true]);
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|\*|data:|http:/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  }
});
