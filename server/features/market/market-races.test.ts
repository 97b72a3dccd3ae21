import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { zipSync } from 'fflate';
import { SERVER_LIMITS } from '#server/limits.ts';
import { nowIso } from '#server/context.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { hasRowLocks, lockRow } from '#server/testing/database/row-lock.ts';
import { upload } from '#server/testing/upload.ts';

const content = Buffer.from(zipSync({ 'manifest.json': new TextEncoder().encode('{}') }));

/** An item with room for one more version, and a call that adds one. */
async function almostFull() {
  const portal = await buildTestApp();
  const maker = await makeUser(portal);
  const { db } = portal.context;
  const documentId = await makeDocument(portal, { boardType: 'market', author: maker });
  const uploadPackage = async () => {
    const name = '패키지.zip';
    const sent = await upload(portal, { token: maker.token, boardType: 'market', purpose: 'package', name, content });
    return sent.data.fileId;
  };
  const file_id = await uploadPackage();
  const rows = Array.from({ length: SERVER_LIMITS.marketVersionsMaxCount - 1 }, (_, index) => ({
    id: randomUUID(),
    document_id: documentId,
    file_id,
    version: `1.0.${index}`,
    changes: '',
    entries: '[]',
    is_published: 0,
    created_at: nowIso(portal.context),
  }));
  await db.insertInto('market_version').values(rows).execute();
  const fileIds = [await uploadPackage(), await uploadPackage()];
  const add = (index: number) =>
    portal.post(
      '/api/v1/market/add-version',
      { documentId, version: `2.0.${index}`, changes: '', fileId: fileIds[index] ?? '' },
      { token: maker.token },
    );
  const versions = async () => (await db.selectFrom('market_version').select('id').execute()).length;
  return { portal, documentId, add, versions, fileIds, token: maker.token };
}

it('has so many versions, and the next is refused at its field', async () => {
  const { add, versions } = await almostFull();
  expect(await add(0)).toMatchObject({ status: 200 });
  expect(await add(1)).toMatchObject({ status: 400, code: 'CM01', data: { fields: { version: expect.any(String) } } });
  expect(await versions()).toBe(SERVER_LIMITS.marketVersionsMaxCount);
});

it.runIf(hasRowLocks())('of two versions added at once where there is room for one, one is refused', async () => {
  const { portal, documentId, add, versions } = await almostFull();
  const lock = await lockRow(portal, 'document', documentId);
  const answers = [add(0)];
  await lock.waiters(1);
  answers.push(add(1));
  await lock.waiters(2);
  await lock.release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 400]);
  expect(await versions()).toBe(SERVER_LIMITS.marketVersionsMaxCount);
});

it.runIf(hasRowLocks())('a version of an item that is deleted meanwhile is not added', async () => {
  const { portal, documentId, add, versions } = await almostFull();
  const lock = await lockRow(portal, 'document', documentId);
  await lock.change('update document set deleted_at = $1 where id = $2', [nowIso(portal.context), documentId]);
  const late = add(0);
  await lock.waiters(1);
  await lock.release();
  expect(await late).toMatchObject({ status: 404, code: 'CM04' });
  expect(await versions()).toBe(SERVER_LIMITS.marketVersionsMaxCount - 1);
});

it.runIf(hasRowLocks())('a package that staff publish meanwhile is not its author’s to delete', async () => {
  const { portal, documentId, add, fileIds, token } = await almostFull();
  await add(0);
  const lock = await lockRow(portal, 'document', documentId);
  await lock.change("update document set review_state = '게시' where id = $1", [documentId]);
  const late = portal.post('/api/v1/board/delete-file', { fileId: fileIds[0] ?? '' }, { token });
  await lock.waiters(1);
  await lock.release();
  expect(await late).toMatchObject({ status: 403, code: 'CM03' });
});
