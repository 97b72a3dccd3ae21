import { beforeEach, expect, it, vi } from 'vitest';
import { boardOf } from '#shared/boards.ts';
import type { ApiRequest } from '#web/lib/api/api-client.ts';
import { createApi } from '#web/lib/api/api-client.ts';
import { ApiError, NETWORK_CODE } from '#web/lib/api/api-error.ts';
import { valuesOf } from '../documents/form/document-values.ts';
import { remoteDraft } from './remote-draft.ts';

const draft = (version: number) => ({ savedAt: '', version, values: valuesOf(boardOf('qna'), null), files: [] });

interface Call {
  version: number | undefined;
  isKept: boolean;
  answer: () => void;
  fail: () => void;
}

function open() {
  const calls: Call[] = [];
  const transport = ({ body, keepalive }: ApiRequest) =>
    new Promise<{ status: number; body: unknown }>((resolve, reject) => {
      const { content } = body as { content?: string };
      calls.push({
        version: content === undefined ? undefined : (JSON.parse(content) as { version: number }).version,
        isKept: keepalive === true,
        answer: () => resolve({ status: 200, body: { responseCode: '0000', message: '', data: null } }),
        fail: () => reject(new ApiError(0, NETWORK_CODE, '')),
      });
    });
  const sent = () => calls.map(({ version, isKept }) => [version, isKept]);
  return { remote: remoteDraft('qna', 'd1', createApi(transport)), calls, sent };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
const later = () => vi.advanceTimersByTimeAsync(3_000);

it('lets a save outlast the page only when it is left', async () => {
  const { remote, sent } = open();
  remote.save(draft(1));
  await later();
  remote.save(draft(2));
  remote.flush();
  expect(sent()).toEqual([
    [1, false],
    [2, true],
  ]);
});

it('sends on leaving what is still on its way or did not arrive, and not what the server has', async () => {
  const { remote, calls, sent } = open();
  remote.save(draft(1));
  await later();
  remote.flush();
  expect(sent()).toEqual([
    [1, false],
    [1, true],
  ]);
  for (const { fail } of calls) fail();
  await later();
  remote.flush();
  expect(sent()[2]).toEqual([1, true]);
  calls[2]?.answer();
  await later();
  remote.flush();
  expect(calls).toHaveLength(3);
});

it('does not bring back what was registered or removed meanwhile', async () => {
  const { remote, calls, sent } = open();
  remote.save(draft(1));
  await later();
  const removed = remote.remove();
  calls[1]?.answer();
  await removed;
  calls[0]?.fail();
  await later();
  remote.flush();
  expect(sent()).toEqual([
    [1, false],
    [undefined, true],
  ]);
});
