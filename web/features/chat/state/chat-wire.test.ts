import { afterEach, expect, it, vi } from 'vitest';
import { chatWire } from './chat-wire.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('spec 6 and 7: asks by POST of JSON with query, streaming, the user admin, empty inputs and the conversation', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(''));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { cookie: '' });
  const { signal } = new AbortController();

  for await (const item of chatWire.ask({ query: '로봇 설치', conversationId: 'c1' }, signal))
    expect(item).toBeUndefined();

  const [url, request] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('/v1/chat-messages');
  expect(request).toMatchObject({ method: 'POST', signal });
  expect(new Headers(request?.headers).get('content-type')).toBe('application/json');
  expect(JSON.parse(request?.body as string)).toEqual({
    query: '로봇 설치',
    response_mode: 'streaming',
    user: 'admin',
    inputs: '',
    conversation_id: 'c1',
  });
});
