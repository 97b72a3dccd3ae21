import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RenderContext, RenderedPage } from '#web/entry.server.tsx';
import { requestProtocol } from '../request-protocol.ts';
import { pages, servePages } from '../pages.ts';

type Render = (
  request: Request,
  context: RenderContext,
) => Promise<Partial<Omit<RenderedPage, 'html'> & { html: string }>>;

/** An app with one API call that returns what it received, and pages rendered by `render`. */
async function appThat(render: Render) {
  const app = Fastify({ trustProxy: ['127.0.0.1'] });
  await app.register(cookie);
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ responseCode: 'CM04' }));
  app.post('/api/v1/echo', async (request, reply) => {
    reply.header('set-cookie', ['visitor=new; HttpOnly', 'seen=1']);
    return { headers: request.headers, ip: request.ip, body: request.body, protocol: requestProtocol.getStore() };
  });
  servePages(app, {
    assets: { script: '/entry.js', css: '', stylesheets: [], fonts: '/fonts.css', modulesFor: () => [] },
    render: async (...call) => {
      const { html = '<p>쪽</p>', ...rendered } = await render(...call);
      return { status: 200, location: null, faults: [], ...rendered, html };
    },
    finish: async (_url, html) => ({ html: Buffer.from(html), styleSource: null }),
  });
  return app;
}

describe('pages', () => {
  it('answers any GET that no route took, and leaves the rest to the API', async () => {
    const app = await appThat(async () => ({}));
    const page = await app.inject('/notice?page=2');
    expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<p>쪽</p>',
    ]);
    for (const call of [
      { url: '/api/v1/nothing' },
      { url: '/v1/nothing' },
      { url: '/notice', method: 'POST' as const },
    ]) {
      const answer = await app.inject(call);
      expect([answer.statusCode, answer.json()]).toEqual([404, { responseCode: 'CM04' }]);
    }
  });

  it('may be kept by caches only when it was made for nobody in particular', async () => {
    const app = await appThat(async () => ({}));
    expect((await app.inject('/')).headers['cache-control']).toBe('no-cache');
    const own = await app.inject({ url: '/', cookies: { token: 'x' } });
    expect(own.headers['cache-control']).toBe('private, no-store');
  });

  it('answers 503 while the database is away, and the browser asks again by itself', async () => {
    const app = await appThat(async () => {
      throw Object.assign(new Error('CM09'), { status: 503, code: 'CM09' });
    });
    const answer = await app.inject('/notice');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(answer.body).toContain('서비스를 준비하고 있습니다.');
    expect(answer.body).toContain('<meta http-equiv="refresh" content="10">');
  });

  it('passes status and redirects on', async () => {
    const app = await appThat(async ({ url }) =>
      url.endsWith('/old') ? { status: 302, location: '/new' } : { status: 404 },
    );
    expect((await app.inject('/gone')).statusCode).toBe(404);
    const moved = await app.inject('/old');
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/new']);
  });

  it.each([
    ['///', '/'],
    ['//evil.example/x', '/evil.example/x'],
    ['//evil.example/%2e%2e', '/'],
    ['/notice//?page=2', '/notice/?page=2'],
    ['/notice/..\\\\evil.example', '/evil.example'],
  ])('leads from %s to the address on this host that it stands for', async (url, location) => {
    const app = await appThat(async () => ({}));
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
    expect((await app.inject(location)).statusCode).toBe(200);
  });

  it('leaves what only looks crooked: dots in names and slashes in queries', async () => {
    const app = await appThat(async () => ({}));
    for (const url of ['/a..b', '/.well-known', '/notice?to=//x/../y'])
      expect((await app.inject(url)).statusCode).toBe(200);
  });

  it('takes what was on its way when the visitor left for no fault, and warns of a fault there', async () => {
    const logged: unknown[] = [];
    const leaving = new AbortController();
    const drawn = Promise.withResolvers<void>();
    const fault = new Error('broken');
    const app = await appThat(async ({ signal, url }) => {
      if (url.endsWith('/stays')) return { faults: [fault] };
      leaving.abort();
      await vi.waitUntil(() => signal.aborted);
      setImmediate(drawn.resolve);
      return { faults: [signal.reason, fault] };
    });
    app.addHook('onRequest', async ({ log }) => {
      for (const level of ['error', 'warn'] as const)
        vi.spyOn(log, level).mockImplementation((line) => logged.push([level, line]));
    });
    onTestFinished(() => app.close());
    const origin = await app.listen({ port: 0 });
    await expect(fetch(`${origin}/leaves`, { signal: leaving.signal })).rejects.toThrow();
    await drawn.promise;
    await fetch(`${origin}/stays`);
    expect(logged).toEqual([
      ['warn', { err: fault }],
      ['error', { err: fault }],
    ]);
  });

  it('still says something when nothing can be drawn', async () => {
    const app = await appThat(() => Promise.reject(new Error('no settings')));
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('오류가 발생했습니다. 나중에 다시 시도해주세요.');
    expect(answer.body).not.toContain('no settings');
  });

  it('tells who asks too often so, and does not call it a fault', async () => {
    const app = await appThat(() => Promise.reject(Object.assign(new Error('refused'), { status: 429 })));
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain('요청이 많습니다. 잠시 후 다시 시도해주세요.');
  });

  it('stops at once, in one clear line, when nothing was built', async () => {
    await expect(pages(Fastify(), { mode: 'production', root: '/nowhere' })).rejects.toThrow(/npm run build/);
  });
});

describe('a call made while rendering', () => {
  const echo: Render = async (_request, { transport }) => {
    const answer = await transport({ method: 'POST', url: '/api/v1/echo', body: { a: 1 } });
    return { html: JSON.stringify(answer.body) };
  };

  it('comes from the visitor: token, address and browser, and no cookie', async () => {
    const app = await appThat(echo);
    const page = await app.inject({
      url: '/',
      remoteAddress: '203.0.113.7',
      headers: { 'user-agent': 'Test/1', 'x-forwarded-for': '198.51.100.1' },
      cookies: { token: 'secret', savedId: 'hong' },
    });
    const { headers, ip, body } = page.json();
    expect(body).toEqual({ a: 1 });
    expect(ip).toBe('203.0.113.7');
    expect(headers).toMatchObject({
      token: 'secret',
      authorization: 'Bearer secret',
      'user-agent': 'Test/1',
    });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('x-forwarded-for');
  });

  it.each(['intranet.example:8080', 'not a host"'])('brings the host that the page was asked of: %s', async (host) => {
    const app = await appThat(echo);
    const page = await app.inject({ url: '/', headers: { host } });
    expect([page.statusCode, page.json().headers.host]).toEqual([200, host]);
  });

  it('knows whether the page was asked over https, as a trusted proxy tells', async () => {
    const app = await appThat(echo);
    const asked = async (remoteAddress: string) =>
      (await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-proto': 'https' } })).json().protocol;
    expect(await asked('127.0.0.1')).toBe('https');
    expect(await asked('203.0.113.7')).toBe('http');
  });

  it('has an empty token header and no bearer when nobody is logged in', async () => {
    const { headers } = (await (await appThat(echo)).inject('/')).json();
    expect(headers.token).toBe('');
    expect(headers).not.toHaveProperty('authorization');
  });

  it('hands the cookies that the API set to the browser', async () => {
    const page = await (await appThat(echo)).inject('/');
    expect(page.headers['set-cookie']).toEqual(['visitor=new; HttpOnly', 'seen=1']);
  });
});
