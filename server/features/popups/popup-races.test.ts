import { describe, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { hasRowLocks, lockRow } from '#server/testing/database/row-lock.ts';

/** A notice shown as a popup, and a manager who may end it. */
async function popupNotice() {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const notice = { boardType: 'notice', category: '공지', bodyHtml: '<p>내용</p>', title: '점검 안내' } as const;
  const period = { popupFrom: '2026-11-20T00:00:00Z', popupUntil: '2026-11-30T00:00:00Z' };
  const { data } = await portal.post('/api/v1/board/write', { ...notice, ...period }, { token });
  return { portal, token, documentId: data.documentId as string };
}

describe.runIf(hasRowLocks())('a popup is ended by the row as it is then', () => {
  it('leaves the beginning that another manager set meanwhile', async () => {
    const { portal, token, documentId } = await popupNotice();
    const lock = await lockRow(portal, 'document', documentId);
    const ending = portal.post('/api/v1/admin/popup-end', { documentId }, { token });
    await lock.waiters(1);
    await lock.change(`update document set popup_from = '2026-11-10T00:00:00.000Z' where id = $1`, [documentId]);
    await lock.release();
    expect(await ending).toMatchObject({ status: 200 });
    const row = await portal.context.db
      .selectFrom('document')
      .select(['popup_from', 'popup_until'])
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow();
    expect(row.popup_from).toBe('2026-11-10T00:00:00.000Z');
    expect(row.popup_until && row.popup_until < '2026-11-22').toBe(true);
  });

  it('finds none to end when the notice was deleted meanwhile', async () => {
    const { portal, token, documentId } = await popupNotice();
    const lock = await lockRow(portal, 'document', documentId);
    const ending = portal.post('/api/v1/admin/popup-end', { documentId }, { token });
    await lock.waiters(1);
    await lock.change('update document set deleted_at = created_at where id = $1', [documentId]);
    await lock.release();
    expect(await ending).toMatchObject({ status: 409, code: 'CM08' });
  });
});
