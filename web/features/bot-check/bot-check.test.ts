import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from '#web/lib/api/api-client.ts';
import { passBotCheck } from './bot-check.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('spec 7: sends the token that the bot-check service gives for the action login', async () => {
  const execute = vi.fn(async () => 'token of the service');
  vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => callback(), execute });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
  const transport = vi
    .fn()
    .mockResolvedValueOnce({ status: 200, body: { data: { kind: 'recaptcha', siteKey: 'site-key' } } })
    .mockResolvedValueOnce({ status: 200, body: { success: true } });

  await passBotCheck(createApi(transport));

  expect(execute).toHaveBeenCalledExactlyOnceWith('site-key', { action: 'login' });
  expect(transport).toHaveBeenLastCalledWith(
    expect.objectContaining({ url: '/api/verify-recaptcha', body: { recaptchaToken: 'token of the service' } }),
  );
});
