import type { LoaderFunctionArgs } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createApi } from '#web/lib/api/api-client.ts';
import type { AppStore } from '#web/lib/app-store.ts';
import { provideServices } from '#web/lib/page/loader-context.ts';
import { loadActivity } from './load-activity.ts';

const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);
afterEach(() => process.off('unhandledRejection', note));

/** A forged or ended token passes the guard of the page, which only reads it; then every call is refused. */
it('leaves no refused call without anybody who waits for it, which would end the server', async () => {
  process.on('unhandledRejection', note);
  const api = createApi(() =>
    Promise.resolve({ status: 403, body: { responseCode: 'CM02', message: '', data: null } }),
  );
  const context = provideServices({ api, store: {} as AppStore, refuseVisitor: () => Promise.reject(new Error()) });
  const request = new Request('http://127.0.0.1/myActivity');
  await expect(loadActivity({ request, context, params: {} } as unknown as LoaderFunctionArgs)).rejects.toThrow();
  await new Promise(setImmediate);
  expect(unhandled).toEqual([]);
});
