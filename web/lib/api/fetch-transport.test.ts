import { afterEach, expect, it, vi } from 'vitest';
import { fetchTransport } from './fetch-transport.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['', { token: '' }],
  ['token=a.b.c', { token: 'a.b.c', authorization: 'Bearer a.b.c' }],
])(
  'spec 6 and 7: with the cookie %j a call is a POST of JSON with the headers %j, without a timeout',
  async (cookie, held) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{"data":true}'));
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('document', { cookie });
    vi.stubGlobal('navigator', { cookieEnabled: true });

    await fetchTransport({ method: 'POST', url: '/api/v1/user/confirm-id', body: { userId: 'hong2026' } });

    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/v1/user/confirm-id', {
      method: 'POST',
      body: '{"userId":"hong2026"}',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...held },
      signal: undefined,
      keepalive: undefined,
    });
  },
);
