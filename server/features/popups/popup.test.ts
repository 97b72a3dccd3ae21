import { expect, it } from 'vitest';
import { auditOf } from '#server/testing/audit-entries.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

/** The clock is at 2026-11-21 12:00 in Korea. */
async function openPortal() {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const write = async (title: string, popupFrom: string, popupUntil: string) => {
    const input = { boardType: 'notice', category: '공지', bodyHtml: '<p>내용</p>', popupFrom, popupUntil } as const;
    return (await portal.post('/api/v1/board/write', { ...input, title }, { token })).data.documentId as string;
  };
  const titles = (list: { title: string }[]) => list.map(({ title }) => title);
  return {
    portal,
    write,
    call: (path: '/api/v1/admin/popup-end', documentId: string) => portal.post(path, { documentId }, { token }),
    order: (documentIds: string[], seen?: string[]) =>
      portal.post('/api/v1/admin/popup-order', { documentIds, seen }, { token }),
    crowdedOut: async () =>
      titles(
        (await portal.post('/api/v1/admin/popups', undefined, { token })).data.list.filter(
          ({ isCrowdedOut }: { isCrowdedOut: boolean }) => isCrowdedOut,
        ),
      ),
    managed: async () =>
      (await portal.post('/api/v1/admin/popups', undefined, { token })).data.list.map(
        ({ title, state }: { title: string; state: string }) => `${state} ${title}`,
      ),
    shown: async () => titles((await portal.post('/api/v1/board/popups', undefined)).data.list),
  };
}

it('shows which popups run, come and have ended, and visitors those that run in the order given', async () => {
  const { portal, write, order, managed, shown } = await openPortal();
  const first = await write('먼저 공지', '2026-11-20T00:00:00Z', '2026-11-30T00:00:00Z');
  portal.advance(1000);
  const second = await write('나중 공지', '2026-11-20T00:00:00Z', '2026-11-30T00:00:00Z');
  await write('다음 달 공지', '2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z');
  await write('지난 공지', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z');
  expect(await managed()).toEqual(['running 나중 공지', 'running 먼저 공지', 'coming 다음 달 공지', 'ended 지난 공지']);
  expect(await shown()).toEqual(['나중 공지', '먼저 공지']);
  expect(await order([first, second])).toMatchObject({ status: 200 });
  expect(await shown()).toEqual(['먼저 공지', '나중 공지']);
});

it('are not put into another order than the one that was seen: a colleague may have changed it since', async () => {
  const { portal, write, order, shown } = await openPortal();
  const first = await write('먼저 공지', '2026-11-20T00:00:00Z', '2026-11-30T00:00:00Z');
  portal.advance(1000);
  const second = await write('나중 공지', '2026-11-20T00:00:00Z', '2026-11-30T00:00:00Z');
  const seen = [second, first];
  expect(await order([first, second], seen)).toMatchObject({ status: 200 });
  expect(await order([first, second], seen)).toMatchObject({ status: 409, code: 'CM08' });
  expect(await shown()).toEqual(['먼저 공지', '나중 공지']);
  const third = await write('더 나중 공지', '2026-11-20T00:00:00Z', '2026-11-30T00:00:00Z');
  expect(await order([second, first], [first, second])).toMatchObject({ status: 409, code: 'CM08' });
  expect(await order([third, second, first], [third, first, second])).toMatchObject({ status: 200 });
  expect(await shown()).toEqual(['더 나중 공지', '나중 공지', '먼저 공지']);
});

it('marks those that visitors do not see because three come before them, now or once they begin', async () => {
  const { portal, write, order, crowdedOut, shown } = await openPortal();
  const ids = [];
  for (const title of ['공지 하나', '공지 둘', '공지 셋', '공지 넷']) {
    ids.push(await write(title, '2026-11-20T00:00:00Z', '2026-11-30T00:00:00Z'));
    portal.advance(1000);
  }
  const later = await write('겹치는 예정', '2026-11-29T00:00:00Z', '2026-12-02T00:00:00Z');
  await order([...ids, later]);
  await write('다음 달 공지', '2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z');
  expect(await shown()).toEqual(['공지 하나', '공지 둘', '공지 셋']);
  expect(await crowdedOut()).toEqual(['공지 넷', '겹치는 예정']);
});

it('ends one now, or before it began, and leaves the notice', async () => {
  const { portal, write, call, managed, shown } = await openPortal();
  const running = await write('진행 공지', '2026-11-20T00:00:00Z', '2026-11-30T00:00:00Z');
  const coming = await write('예정 공지', '2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z');
  expect(await call('/api/v1/admin/popup-end', running)).toMatchObject({ status: 200 });
  expect(await call('/api/v1/admin/popup-end', coming)).toMatchObject({ status: 200 });
  expect(await shown()).toEqual([]);
  expect((await managed()).every((line: string) => line.startsWith('ended'))).toBe(true);
  expect(await call('/api/v1/admin/popup-end', running)).toMatchObject({ status: 409, code: 'CM08' });
  expect(await call('/api/v1/admin/popup-end', 'x')).toMatchObject({ status: 409, code: 'CM08' });
  expect(await portal.post('/api/v1/board/detail-free', { documentId: running })).toMatchObject({ status: 200 });
  expect((await auditOf(portal)).filter(({ action }) => action === 'popup.change').map(({ target }) => target)).toEqual(
    ['진행 공지', '예정 공지'],
  );
});
