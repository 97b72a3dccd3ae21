import { beforeEach, expect, it, vi } from 'vitest';
import { boardOf } from '#shared/boards.ts';
import type { ApiRequest } from '#web/lib/api/api-client.ts';
import { createApi } from '#web/lib/api/api-client.ts';
import { ApiError, NETWORK_CODE } from '#web/lib/api/api-error.ts';
import { valuesOf } from '../documents/form/document-values.ts';
import { remoteDraft } from './remote-draft.ts';

const draft = (version: number) => ({
  savedAt: '',
  writer: 'a',
  version,
  values: valuesOf(boardOf('qna'), null),
  files: [],
});

interface Call {
  version: number | undefined;
  isKept: boolean;
  replaces: string | undefined;
  answer: (data?: object) => void;
  fail: (error?: ApiError) => void;
}

function open() {
  const calls: Call[] = [];
  const transport = ({ body, keepalive }: ApiRequest) =>
    new Promise<{ status: number; body: unknown }>((resolve, reject) => {
      const { content, replaces } = body as { content?: string; replaces?: string };
      calls.push({
        version: content === undefined ? undefined : (JSON.parse(content) as { version: number }).version,
        isKept: keepalive === true,
        replaces,
        answer: (data) => resolve({ status: 200, body: { responseCode: '0000', message: '', data: data ?? null } }),
        fail: (error = new ApiError(0, NETWORK_CODE, '')) => reject(error),
      });
    });
  const sent = () => calls.map(({ version, isKept }) => [version, isKept]);
  return { remote: remoteDraft('qna', 'd1', createApi(transport)), calls, sent };
}

const onOvertaken = vi.fn();

beforeEach(() => {
  onOvertaken.mockClear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
const later = () => vi.advanceTimersByTimeAsync(3_000);

it('lets a save outlast the page only when it is left', async () => {
  const { remote, sent } = open();
  remote.save(draft(1), onOvertaken);
  await later();
  remote.save(draft(2), onOvertaken);
  remote.flush();
  expect(sent()).toEqual([
    [1, false],
    [2, true],
  ]);
});

it('sends on leaving what is still on its way or did not arrive, and not what the server has', async () => {
  const { remote, calls, sent } = open();
  remote.save(draft(1), onOvertaken);
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
  remote.save(draft(1), onOvertaken);
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

it('tells of a draft of another form and sends no more, until its user was told of it', async () => {
  const { remote, calls } = open();
  remote.save(draft(1), onOvertaken);
  await later();
  calls[0]?.fail();
  await later();
  expect(onOvertaken, 'the line was away').not.toHaveBeenCalled();
  remote.save(draft(2), onOvertaken);
  await later();
  calls[1]?.fail(new ApiError(409, 'CM08', ''));
  await later();
  expect(onOvertaken).toHaveBeenCalledOnce();
  remote.flush();
  expect(calls).toHaveLength(2);

  const found = remote.find();
  calls[2]?.answer({ content: JSON.stringify({ ...draft(5), writer: 'b' }), savedAt: '', writer: 'b' });
  expect(await found).toMatchObject({ version: 5, writer: 'b' });
  expect(remote.writers()).toEqual([remote.writer]);
  remote.tellOf('b');
  expect(remote.writers()).toEqual([remote.writer, 'b']);
  remote.save(draft(3), onOvertaken);
  await later();
  expect(calls[3]).toMatchObject({ version: 3, replaces: 'b' });
  calls[3]?.answer();
  await later();
  remote.save(draft(4), onOvertaken);
  await later();
  expect(calls[4]?.replaces, 'it has been replaced').toBeUndefined();
  void remote.find();
  calls[5]?.answer({ content: 'no draft', savedAt: '', writer: 'c' });
  await later();
  expect(remote.writers(), 'one that cannot be read may be replaced').toEqual([remote.writer, 'c']);
});
