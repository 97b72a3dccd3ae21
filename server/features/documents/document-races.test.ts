import { describe, expect, it } from 'vitest';
import type { PostPath } from '#shared/contract/calls.ts';
import { auditOf } from '#server/testing/audit-entries.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { hasRowLocks, inStep, lockRow } from '#server/testing/database/row-lock.ts';
import { paths } from '#shared/paths.ts';
import { letGoPictures } from '../files/let-go-pictures.ts';

async function withDocument(boardType: 'qna' | 'market' = 'qna') {
  const portal = await buildTestApp();
  const author = await makeUser(portal);
  const other = await makeUser(portal);
  const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const documentId = await makeDocument(portal, { boardType, author, title: '처음 제목' });
  const row = () =>
    portal.context.db.selectFrom('document').selectAll().where('id', '=', documentId).executeTakeFirstOrThrow();
  return { portal, author, other, manager, documentId, row };
}

const change = (title: string, version = 1) => ({
  version,
  title,
  category: '오류',
  bodyHtml: `<p>${title}의 본문</p>`,
});

describe.runIf(hasRowLocks())('two on one document at once, held in step', () => {
  const asked = ({ portal, documentId }: Awaited<ReturnType<typeof withDocument>>, path: PostPath) => {
    const by =
      ({ token }: MadeUser, input: object = {}) =>
      () =>
        portal.post(path, { documentId, ...input } as never, { token });
    return {
      by,
      all: (...calls: (() => ReturnType<TestApp['post']>)[]) =>
        lockRow(portal, 'document', documentId).then((lock) => inStep(lock, calls)),
    };
  };

  it('likes of two members are two; two clicks of one give a like and take it back', async () => {
    const given = await withDocument();
    const { by, all } = asked(given, '/api/v1/board/like');
    await all(by(given.other), by(given.manager));
    expect(await given.row()).toMatchObject({ like_count: 2 });
    const clicks = await all(by(given.author), by(given.author));
    expect(clicks.map(({ data }) => data.isLiked)).toEqual([true, false]);
    expect(await given.row()).toMatchObject({ like_count: 2 });
  });

  it('views of two members are two; one who opens it twice is counted once', async () => {
    const given = await withDocument();
    const third = await makeUser(given.portal);
    const { by, all } = asked(given, '/api/v1/board/detail');
    await all(by(given.author), by(given.other));
    expect(await given.row()).toMatchObject({ view_count: 2 });
    await all(by(third), by(third));
    expect(await given.row()).toMatchObject({ view_count: 3 });
  });

  it('of two changes of one version the second is refused, and each version is kept once', async () => {
    const given = await withDocument();
    const { by, all } = asked(given, '/api/v1/board/update');
    const answers = await all(by(given.author, change('저자의 제목')), by(given.manager, change('직원의 제목')));
    expect(answers).toMatchObject([{ status: 200 }, { status: 409, code: 'CM08' }]);
    expect(await given.row()).toMatchObject({ title: '저자의 제목', version: 2 });
    const versions = await given.portal.context.db
      .selectFrom('document_version')
      .select(['version', 'title'])
      .execute();
    expect(versions).toEqual([{ version: 1, title: '처음 제목' }]);
  });

  it('a change that was on its way when the entry was handed in does not take it out of the review', async () => {
    const { portal, author, documentId, row } = await withDocument('market');
    const { db } = portal.context;
    await db.updateTable('document').set({ review_state: '임시저장' }).where('id', '=', documentId).execute();
    await attachPicture(portal, documentId, 'screenshot');
    const lock = await lockRow(portal, 'document', documentId);
    const fields = {
      summary: '한 줄 소개입니다.',
      task: '공통',
      delivery: '문의',
      compatibility: '4.5 이상',
      license: 'MIT',
    };
    const input = { documentId, ...change('고친 항목'), category: '스크립트', fields };
    const changing = portal.post('/api/v1/board/update', { ...input, fileIds: ['shot'] }, { token: author.token });
    await lock.waiters(1);
    await lock.change(`update document set review_state = '심사요청' where id = $1`, [documentId]);
    await lock.release();
    expect(await changing).toMatchObject({ status: 200 });
    expect(await row()).toMatchObject({ title: '고친 항목', review_state: '심사요청' });
  });

  it('is deleted once: who comes second finds nothing, and the record has one entry', async () => {
    const given = await withDocument();
    const second = await makeUser(given.portal, { roles: ['ROLE_ADMIN'] });
    const { by, all } = asked(given, '/api/v1/board/deleteDocument');
    const answers = await all(by(given.manager), by(second));
    expect(answers).toMatchObject([{ status: 200 }, { status: 404, code: 'CM04' }]);
    expect(await given.row()).toMatchObject({ deleted_by: given.manager.id });
    const entries = (await auditOf(given.portal)).filter(({ action }) => action === 'document.delete');
    expect(entries).toHaveLength(1);
  });

  it('is not published, and gets no review, once it was deleted', async () => {
    const { portal, other, manager, documentId, row } = await withDocument('market');
    const { db } = portal.context;
    const inState = async (review_state: '게시' | '심사중') =>
      db.updateTable('document').set({ review_state, deleted_at: null }).where('id', '=', documentId).execute();
    const afterDeletion = async (path: PostPath, input: object, { token }: MadeUser) => {
      const lock = await lockRow(portal, 'document', documentId);
      const late = portal.post(path, { documentId, ...input } as never, { token });
      await lock.waiters(1);
      await lock.change('update document set deleted_at = created_at where id = $1', [documentId]);
      await lock.release();
      return late;
    };
    await inState('심사중');
    const decision = { version: 1, versionIds: [], reviewState: '게시' };
    const published = await afterDeletion('/api/v1/market/decide', decision, manager);
    expect(published).toMatchObject({ status: 409, code: 'MK03' });
    expect(await row()).toMatchObject({ review_state: '심사중' });
    await inState('게시');
    const review = await afterDeletion('/api/v1/market/write-review', { rating: 5, body: '좋습니다.' }, other);
    expect(review).toMatchObject({ status: 404, code: 'CM04' });
    expect(await row()).toMatchObject({ rating_count: 0 });
  });

  it('is not changed once it was deleted', async () => {
    const { portal, author, documentId, row } = await withDocument();
    const lock = await lockRow(portal, 'document', documentId);
    const changing = portal.post(
      '/api/v1/board/update',
      { documentId, ...change('늦은 제목') },
      { token: author.token },
    );
    await lock.waiters(1);
    await lock.change('update document set deleted_at = created_at where id = $1', [documentId]);
    await lock.release();
    expect(await changing).toMatchObject({ status: 404, code: 'CM04' });
    expect(await row()).toMatchObject({ title: '처음 제목', version: 1 });
  });

  it('keeps the picture that a save under way shows again', async () => {
    const { portal, documentId } = await withDocument();
    await attachPicture(portal, documentId, 'image');
    const lock = await lockRow(portal, 'document', documentId);
    const lettingGo = letGoPictures(portal.context, documentId, ['shot']);
    await lock.waiters(1);
    await lock.change('update document set body_html = $2 where id = $1', [
      documentId,
      `<p><img src="${paths.uploadedFile('shot')}"></p>`,
    ]);
    await lock.release();
    expect(await lettingGo).toEqual([]);
  });

  it('popups that two put in order at once stand in the order of one of them', async () => {
    const { portal, manager } = await withDocument();
    const { db } = portal.context;
    const ids = [];
    for (let i = 0; i < 3; i += 1) ids.push(await makeDocument(portal, { boardType: 'notice' }));
    const period = { popup_from: '2026-11-20T00:00:00.000Z', popup_until: '2026-11-30T00:00:00.000Z' };
    await db.updateTable('document').set(period).where('id', 'in', ids).execute();
    const order = (documentIds: string[]) => () =>
      portal.post('/api/v1/admin/popup-order', { documentIds }, { token: manager.token });
    const [lowest = ''] = ids.toSorted();
    const reversed = ids.toReversed();
    expect(await inStep(await lockRow(portal, 'document', lowest), [order(ids), order(reversed)])).toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);
    const placed = await db
      .selectFrom('document')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('popup_position')
      .execute();
    expect(placed.map(({ id }) => id)).toEqual(reversed);
  });

  it('a draft that two windows save at once is one draft, with what came last', async () => {
    const { portal, author } = await withDocument();
    const save = (content: string) =>
      portal.post('/api/v1/board/draft-save', { boardType: 'qna', documentId: '', content }, { token: author.token });
    await save('처음');
    const lock = await lockRow(portal, 'draft', author.id, 'user_id');
    const first = save('한 창에서');
    await lock.waiters(1);
    const second = save('다른 창에서');
    await lock.waiters(2);
    await lock.release();
    expect(await Promise.all([first, second])).toMatchObject([{ status: 200 }, { status: 200 }]);
    const drafts = await portal.context.db.selectFrom('draft').select('content').execute();
    expect(drafts).toEqual([{ content: '다른 창에서' }]);
  });
});

async function attachPicture({ context }: TestApp, documentId: string, purpose: 'image' | 'screenshot'): Promise<void> {
  await context.db
    .insertInto('file')
    .values({
      id: 'shot',
      document_id: documentId,
      uploader_id: null,
      board_type: 'market',
      purpose,
      name: '화면.png',
      mime: 'image/png',
      size_bytes: 1,
      sha256: '',
      storage_key: 'shot',
      created_at: context.clock.now().toISOString(),
    })
    .execute();
}
