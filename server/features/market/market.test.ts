import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { REVIEW_STATES } from '#shared/boards/review-states.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import type { MadeUser } from '#server/testing/make/make.user.ts';
import { makeUser } from '#server/testing/make/make.user.ts';
import { PNG, upload } from '#server/testing/upload.ts';
import { findCovers } from '../files/file.queries.ts';

const zipOf = (names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, new TextEncoder().encode(`${name} 내용`)]))));

async function uploadPackage(portal: TestApp, { token }: MadeUser, content = zipOf(['manifest.json', '안내.txt'])) {
  const { data } = await upload(portal, {
    token,
    boardType: 'market',
    purpose: 'package',
    name: '패키지.zip',
    content,
  });
  return data;
}

/** Registers an item without submitting it. */
async function registerEntry(
  portal: TestApp,
  maker: MadeUser,
  given: { delivery?: string; variants?: string; coverId?: string } = {},
): Promise<string> {
  const { token } = maker;
  const shot = await upload(portal, {
    token,
    boardType: 'market',
    purpose: 'screenshot',
    name: '화면.png',
    content: PNG,
  });
  const fields = {
    summary: '한 줄 소개입니다.',
    task: '공통',
    delivery: given.delivery ?? '다운로드',
    compatibility: '4.5 이상',
    license: 'MIT',
    variants: given.variants ?? '',
  };
  const answer = await portal.post(
    '/api/v1/board/write',
    {
      boardType: 'market',
      title: '송장 정리 스크립트',
      category: '스크립트',
      bodyHtml: '<p>설명</p>',
      fields,
      fileIds: [shot.data.fileId, ...(given.coverId ? [given.coverId] : [])],
    },
    { token },
  );
  expect(answer.code, answer.text).toBe('0000');
  return answer.data.documentId as string;
}

async function addVersion(portal: TestApp, maker: MadeUser, documentId: string, version = '1.0.0') {
  const { fileId, url } = await uploadPackage(portal, maker);
  const input = { documentId, version, changes: '처음 공개합니다.', fileId };
  const answer = await portal.post('/api/v1/market/add-version', input, { token: maker.token });
  return { ...answer, url };
}

async function people(portal: TestApp) {
  const maker = await makeUser(portal);
  const manager = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
  const reader = await makeUser(portal);
  return { maker, manager, reader };
}

const submit = (portal: TestApp, documentId: string, { token }: MadeUser) =>
  portal.post('/api/v1/market/submit', { documentId }, { token });

/** On what stands in the database, as a page that was just opened does. */
async function decide(
  portal: TestApp,
  documentId: string,
  { token }: MadeUser,
  reviewState: '심사중' | '반려' | '게시' | '보관',
  note = '',
) {
  const { db } = portal.context;
  const { version } = await db
    .selectFrom('document')
    .select('version')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  const versions = await db.selectFrom('market_version').select('id').where('document_id', '=', documentId).execute();
  const seen = { documentId, version, versionIds: versions.map(({ id }) => id) };
  return portal.post('/api/v1/market/decide', { ...seen, reviewState, note }, { token });
}

const stateOf = async ({ context }: TestApp, documentId: string) =>
  await context.db
    .selectFrom('document')
    .select(['review_state', 'is_hidden'])
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();

it('shows in the list the picture made for it, wherever it stands among the files', async () => {
  const portal = await buildTestApp();
  const { maker } = await people(portal);
  const { data } = await upload(portal, {
    token: maker.token,
    boardType: 'market',
    purpose: 'cover',
    name: '목록.png',
    content: PNG,
  });
  const documentId = await registerEntry(portal, maker, { coverId: data.fileId });
  expect((await findCovers(portal.context.db, [documentId])).get(documentId)).toBe(data.url);
});

describe('마켓: 임시저장 -> 심사요청 -> 심사중 -> 반려/게시 -> 보관', () => {
  it('takes an entry from its maker to the public, and tells the maker by mail', async () => {
    const portal = await buildTestApp();
    const { maker, manager, reader } = await people(portal);
    const documentId = await registerEntry(portal, maker);
    expect(await stateOf(portal, documentId)).toEqual({ review_state: '임시저장', is_hidden: 1 });

    // Without a download it cannot be reviewed.
    expect((await submit(portal, documentId, maker)).code).toBe('MK04');
    expect((await addVersion(portal, maker, documentId)).code).toBe('0000');
    expect((await submit(portal, documentId, maker)).data).toEqual({ reviewState: '심사요청' });
    expect((await submit(portal, documentId, maker)).code).toBe('MK03');

    const queue = await portal.post('/api/v1/market/queue', undefined, { token: manager.token });
    expect(queue.data.list).toMatchObject([{ documentId, reviewState: '심사요청' }]);
    await decide(portal, documentId, manager, '심사중');
    expect((await portal.post('/api/v1/market/detail', { documentId }, { token: reader.token })).code).toBe('CM04');
    await decide(portal, documentId, manager, '게시');

    const detail = await portal.post('/api/v1/market/detail', { documentId }, { token: reader.token });
    expect(detail.data.versions).toMatchObject([
      { version: '1.0.0', isPublished: true, entries: [{ name: 'manifest.json' }, { name: '안내.txt' }] },
    ]);
    const mails = await portal.sentMail();
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('마켓 상품이 게시되었습니다')]);

    // A colleague who publishes it, too, is told; the maker is not told twice.
    expect((await decide(portal, documentId, manager, '게시')).code).toBe('MK03');
    expect(await portal.sentMail()).toHaveLength(1);

    await decide(portal, documentId, manager, '보관');
    expect((await portal.post('/api/v1/market/detail', { documentId }, { token: reader.token })).code).toBe('CM04');
    expect((await portal.post('/api/v1/market/detail', { documentId }, { token: maker.token })).code).toBe('0000');
  });

  it('sends it back with a reason, which its maker alone reads', async () => {
    const portal = await buildTestApp();
    const { maker, manager } = await people(portal);
    const documentId = await registerEntry(portal, maker, { delivery: '문의' });
    await submit(portal, documentId, maker);
    expect((await decide(portal, documentId, manager, '반려')).code).toBe('MK04');
    await decide(portal, documentId, manager, '반려', '스크린샷이 흐립니다.');
    const detail = await portal.post('/api/v1/board/detail', { documentId }, { token: maker.token });
    expect(detail.data).toMatchObject({ reviewState: '반려', reviewNote: '스크린샷이 흐립니다.' });
    expect((await portal.sentMail())[0]?.text).toContain('스크린샷이 흐립니다.');
    expect((await submit(portal, documentId, maker)).code).toBe('0000');
  });

  it.each([
    ['심사중', ['심사요청']],
    ['반려', ['심사요청', '심사중']],
    ['게시', ['임시저장', '심사요청', '심사중', '보관']],
    ['보관', ['게시']],
  ] as const)('심사상태: staff decide %s from %j and from no other state', async (wanted, allowed) => {
    const portal = await buildTestApp();
    const { maker, manager } = await people(portal);
    const documentId = await registerEntry(portal, maker, { delivery: '문의' });
    const accepted: string[] = [];
    for (const state of REVIEW_STATES) {
      const set = { review_state: state, is_hidden: state === '게시' ? 0 : 1 };
      await portal.context.db.updateTable('document').set(set).where('id', '=', documentId).execute();
      expect((await decide(portal, documentId, maker, wanted, '사유')).code, state).toBe('CM03');
      const { code } = await decide(portal, documentId, manager, wanted, '사유');
      if (code === '0000') accepted.push(state);
      else expect([code, await stateOf(portal, documentId)]).toEqual(['MK03', set]);
    }
    expect(accepted).toEqual(allowed);
  });

  it('looks again at what its maker changes after it was published', async () => {
    const portal = await buildTestApp();
    const { maker, manager } = await people(portal);
    const documentId = await registerEntry(portal, maker, { delivery: '문의' });
    await submit(portal, documentId, maker);
    await decide(portal, documentId, manager, '게시');
    const form = await portal.post(
      '/api/v1/board/regData',
      { boardType: 'market', documentId },
      { token: maker.token },
    );
    const { files, version, documentId: _id, ...content } = form.data.document;
    const changed = {
      ...content,
      documentId,
      version,
      title: '바꾼 제목',
      fileIds: files.map(({ fileId }: { fileId: string }) => fileId),
    };
    expect((await portal.post('/api/v1/board/update', changed, { token: maker.token })).code).toBe('0000');
    expect(await stateOf(portal, documentId)).toEqual({ review_state: '심사요청', is_hidden: 1 });
  });

  it('lets a stored http link stay that was taken before https was asked for, and takes no other', async () => {
    const portal = await buildTestApp();
    const { maker } = await people(portal);
    const documentId = await registerEntry(portal, maker, { delivery: '문의' });
    const { db } = portal.context;
    const { data } = await portal.post('/api/v1/board/regData', { boardType: 'market', documentId }, maker);
    const { files, documentId: _id, ...content } = data.document;
    const stored = { ...content.fields, delivery: '외부링크', externalUrl: 'http://old.example/flow' };
    await db
      .updateTable('document')
      .set({ fields: JSON.stringify(stored) })
      .where('id', '=', documentId)
      .execute();
    const fileIds = files.map(({ fileId }: { fileId: string }) => fileId);
    const save = (version: number, externalUrl: string) => {
      const fields = { ...stored, externalUrl };
      const changed = { ...content, documentId, version, title: `고친 제목 ${version}`, fileIds, fields };
      return portal.post('/api/v1/board/update', changed, maker);
    };
    expect(await save(1, stored.externalUrl)).toMatchObject({ status: 200 });
    expect(await save(2, 'http://old.example/other')).toMatchObject({
      code: 'CM01',
      data: { fields: { 'fields.externalUrl': 'https://로 시작하는 주소를 입력해주세요.' } },
    });
    expect(await save(2, 'https://new.example/flow')).toMatchObject({ status: 200 });
    expect(await save(3, stored.externalUrl), 'it was stored before').toMatchObject({ code: 'CM01' });
  });

  it('looks again at what its maker takes back to an earlier version', async () => {
    const portal = await buildTestApp();
    const { maker, manager } = await people(portal);
    const documentId = await registerEntry(portal, maker, { delivery: '문의' });
    const { data } = await portal.post('/api/v1/board/regData', { boardType: 'market', documentId }, maker);
    const { files, version, documentId: _id, ...content } = data.document;
    const fileIds = files.map(({ fileId }: { fileId: string }) => fileId);
    await portal.post('/api/v1/board/update', { ...content, documentId, version, title: '고친 제목', fileIds }, maker);
    await submit(portal, documentId, maker);
    await decide(portal, documentId, manager, '게시');
    const restored = await portal.post('/api/v1/board/restore-version', { documentId, version }, maker);
    expect(restored.code).toBe('0000');
    expect(await stateOf(portal, documentId)).toEqual({ review_state: '심사요청', is_hidden: 1 });

    await decide(portal, documentId, manager, '게시');
    await portal.post('/api/v1/board/restore-version', { documentId, version }, manager);
    expect(await stateOf(portal, documentId), 'staff have looked at it').toEqual({
      review_state: '게시',
      is_hidden: 0,
    });
  });

  it('publishes what staff have seen, not what its maker changed or added meanwhile', async () => {
    const portal = await buildTestApp();
    const { maker, manager, reader } = await people(portal);
    const documentId = await registerEntry(portal, maker);
    const first = await addVersion(portal, maker, documentId);
    await submit(portal, documentId, maker);
    const publish = (version: number) =>
      portal.post(
        '/api/v1/market/decide',
        { documentId, reviewState: '게시', version, versionIds: [first.data.versionId] },
        manager,
      );
    const { data } = await portal.post('/api/v1/board/regData', { boardType: 'market', documentId }, maker);
    const { files, documentId: _id, ...content } = data.document;
    const fileIds = files.map(({ fileId }: { fileId: string }) => fileId);
    await portal.post('/api/v1/board/update', { ...content, documentId, fileIds }, maker);
    expect((await publish(1)).code).toBe('CM08');

    await addVersion(portal, maker, documentId, '9.9.9');
    expect((await publish(2)).code).toBe('0000');
    const detail = await portal.post('/api/v1/market/detail', { documentId }, reader);
    expect(detail.data.versions.map(({ version }: { version: string }) => version)).toEqual(['1.0.0']);
  });

  it('publishes nothing that staff do not name, and no download of which they have seen none', async () => {
    const portal = await buildTestApp();
    const { maker, manager } = await people(portal);
    const documentId = await registerEntry(portal, maker);
    await addVersion(portal, maker, documentId);
    await submit(portal, documentId, maker);
    const publish = (seen: object) =>
      portal.post('/api/v1/market/decide', { documentId, reviewState: '게시', ...seen } as never, manager);
    expect((await publish({ version: 1 })).code).toBe('CM01');
    expect((await publish({ versionIds: [] })).code).toBe('CM01');
    expect((await publish({ version: 1, versionIds: [] })).code).toBe('CM08');
    expect(await stateOf(portal, documentId)).toEqual({ review_state: '심사요청', is_hidden: 1 });
  });

  it('a new version of a published entry waits for staff, package included', async () => {
    const portal = await buildTestApp();
    const { maker, manager, reader } = await people(portal);
    const documentId = await registerEntry(portal, maker);
    await addVersion(portal, maker, documentId);
    await submit(portal, documentId, maker);
    await decide(portal, documentId, manager, '게시');
    const newer = await addVersion(portal, maker, documentId, '1.1.0');
    const versions = async ({ token }: MadeUser) =>
      (await portal.post('/api/v1/market/detail', { documentId }, { token })).data.versions.map(
        ({ version }: { version: string }) => version,
      );
    expect(await versions(reader)).toEqual(['1.0.0']);
    expect((await versions(maker)).toSorted()).toEqual(['1.0.0', '1.1.0']);
    expect((await portal.get(newer.url, { token: reader.token })).status).toBe(404);
    expect((await portal.get(newer.url, { token: maker.token })).status).toBe(200);
    await decide(portal, documentId, manager, '게시');
    expect((await portal.get(newer.url, { token: reader.token })).status).toBe(200);
    expect((await portal.get(newer.url)).status).toBe(403);
  });

  it('is decided by staff alone, and changed by its maker alone', async () => {
    const portal = await buildTestApp();
    const { maker, reader } = await people(portal);
    const sales = await makeUser(portal, { roles: ['ROLE_SALES'] });
    const documentId = await registerEntry(portal, maker);
    for (const other of [maker, reader, sales]) {
      expect((await decide(portal, documentId, other, '게시')).code).toBe('CM03');
      expect((await portal.post('/api/v1/market/queue', undefined, { token: other.token })).code).toBe('CM03');
    }
    expect((await addVersion(portal, reader, documentId)).code).toBe('CM04');
    expect((await submit(portal, documentId, reader)).code).toBe('CM04');
    expect((await portal.post('/api/v1/market/submit', { documentId })).code).toBe('CM02');
  });
});

describe('a package', () => {
  it.each([
    ['that is no zip inside', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)])],
    ['whose paths lead out of its folder', zipOf(['../../evil.txt'])],
    ['with a name that reads as another', zipOf(['photo\u202egpj.exe'])],
    ['with a sign in a name that nobody sees', zipOf(['setup\u200b.exe'])],
  ])('%s is refused with its reason', async (_what, content) => {
    const portal = await buildTestApp();
    const { maker } = await people(portal);
    const documentId = await registerEntry(portal, maker);
    const { fileId } = await uploadPackage(portal, maker, content);
    const input = { documentId, version: '1.0.0', changes: '', fileId };
    const answer = await portal.post('/api/v1/market/add-version', input, { token: maker.token });
    expect(answer).toMatchObject({ code: 'MK01', data: { fields: { fileId: expect.stringMatching(/[가-힣]/) } } });
  });

  it('tells what changed without signs that turn its text', async () => {
    const portal = await buildTestApp();
    const { maker } = await people(portal);
    const documentId = await registerEntry(portal, maker);
    const { fileId } = await uploadPackage(portal, maker);
    const input = { documentId, version: '1.0.0', changes: '빨라\u202e졌습니다.\n고쳤습니다.', fileId };
    await portal.post('/api/v1/market/add-version', input, { token: maker.token });
    const { data } = await portal.post('/api/v1/market/detail', { documentId }, { token: maker.token });
    expect(data.versions[0].changes).toBe('빨라졌습니다.\n고쳤습니다.');
  });

  it('has a number of its own, and is one’s own upload', async () => {
    const portal = await buildTestApp();
    const { maker, reader } = await people(portal);
    const documentId = await registerEntry(portal, maker);
    await addVersion(portal, maker, documentId);
    expect((await addVersion(portal, maker, documentId)).code).toBe('MK02');
    const stolen = await uploadPackage(portal, reader);
    const input = { documentId, version: '2.0.0', changes: '', fileId: stolen.fileId };
    expect((await portal.post('/api/v1/market/add-version', input, { token: maker.token })).code).toBe('CM01');
    const badNumber = { ...input, version: '최신' };
    expect((await portal.post('/api/v1/market/add-version', badNumber, { token: maker.token })).data.fields).toEqual({
      version: '버전을 1.0.0처럼 입력해주세요.',
    });
  });
});

describe('평가', () => {
  async function published(portal: TestApp) {
    const all = await people(portal);
    const documentId = await registerEntry(portal, all.maker, { delivery: '문의' });
    await decide(portal, documentId, all.manager, '게시');
    return { ...all, documentId };
  }

  it('is one a member, and counts in the list', async () => {
    const portal = await buildTestApp();
    const { maker, manager, reader, documentId } = await published(portal);
    const rate = (rating: number, { token }: MadeUser, body = '잘 씁니다.') =>
      portal.post('/api/v1/market/write-review', { documentId, rating, body }, { token });
    await rate(2, reader);
    await rate(4, reader);
    await rate(5, manager);
    expect((await rate(5, maker)).code).toBe('CM03');
    expect((await rate(6, reader)).code).toBe('CM01');
    const list = await portal.post('/api/v1/board/list', { boardType: 'market' });
    expect(list.data.list[0]).toMatchObject({ ratingAverage: 4.5, ratingCount: 2 });
  });

  it('is deleted by whoever wrote it, or staff', async () => {
    const portal = await buildTestApp();
    const { maker, reader, documentId } = await published(portal);
    await portal.post('/api/v1/market/write-review', { documentId, rating: 1, body: '' }, { token: reader.token });
    const { data } = await portal.post('/api/v1/market/detail', { documentId }, { token: maker.token });
    const [{ reviewId }] = data.reviews;
    const remove = async (token: string) =>
      (await portal.post('/api/v1/market/delete-review', { reviewId }, { token })).code;
    expect(await remove(maker.token)).toBe('CM03');
    expect(await remove(reader.token)).toBe('0000');
    // Staff were a moment later.
    expect(await remove((await makeUser(portal, { roles: ['ROLE_MANAGER'] })).token)).toBe('0000');
    const after = await portal.post('/api/v1/board/list', { boardType: 'market' });
    expect(after.data.list[0]).toMatchObject({ ratingAverage: null, ratingCount: 0 });
  });
});

it('leaves to the staff by which words an item is found', async () => {
  const portal = await buildTestApp();
  const [maker, staff] = await Promise.all([makeUser(portal), makeUser(portal, { roles: ['ROLE_MANAGER'] })]);
  const documentId = await registerEntry(portal, maker, { variants: '광고 문구' });
  const wordings = async () => {
    const { fields } = await portal.context.db
      .selectFrom('document')
      .select('fields')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow();
    return (JSON.parse(fields) as { variants: string }).variants;
  };
  expect(await wordings()).toBe('');
  const save = async ({ token }: MadeUser, variants: string) => {
    const { data } = await portal.post('/api/v1/board/regData', { boardType: 'market', documentId }, { token });
    const { version, title, category, bodyHtml, fields, files } = data.document;
    const fileIds = files.map(({ fileId }: { fileId: string }) => fileId);
    const input = { documentId, version, title, category, bodyHtml, fields: { ...fields, variants }, fileIds };
    expect(await portal.post('/api/v1/board/update', input, { token })).toMatchObject({ code: '0000' });
  };
  await save(staff, '송장을 모아 주는 것');
  expect(await wordings()).toBe('송장을 모아 주는 것');
  await save(maker, '광고 문구');
  expect(await wordings()).toBe('송장을 모아 주는 것');
});

it('lists the files inside of its newest versions, as many as are read at once', async () => {
  const portal = await buildTestApp();
  const maker = await makeUser(portal);
  const documentId = await registerEntry(portal, maker);
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) {
    await addVersion(portal, maker, documentId, version);
    portal.advance(1_000);
  }
  const listed = async () => {
    const { data } = await portal.post('/api/v1/market/detail', { documentId }, maker);
    return (data.versions as { entries: unknown[] }[]).map(({ entries }) => entries.length);
  };
  expect(await listed()).toEqual([2, 2, 2]);
  const many = Array.from({ length: 600 }, (_, at) => ({ name: `${at}-${'가'.repeat(70)}`, sizeBytes: 1 }));
  await portal.context.db
    .updateTable('market_version')
    .set({ entries: JSON.stringify(many) })
    .execute();
  expect(await listed()).toEqual([600, 0, 0]);
});
