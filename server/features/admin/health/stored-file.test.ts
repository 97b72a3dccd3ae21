import { expect, it } from 'vitest';
import type { StoragePlace } from '#shared/site/storage-places.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeInquiry } from '#server/testing/make/make.inquiry.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

it('lists the files that the dashboard counts, by what they belong to, the largest first', async () => {
  const portal = await buildTestApp();
  const { db } = portal.context;
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const [shown, deleted] = [
    await makeDocument(portal, { boardType: 'library', title: '설치 안내' }),
    await makeDocument(portal, { boardType: 'library', title: '지운 글', isDeleted: true }),
  ];
  const contractId = await makeInquiry(portal);
  const stored = { mime: 'application/pdf', sha256: 'x', created_at: '2026-11-20T00:00:00.000Z' };
  const ofBoard = { ...stored, uploader_id: null, board_type: 'library' as const, purpose: 'attachment' as const };
  await db
    .insertInto('file')
    .values([
      { ...ofBoard, id: 'f1', document_id: shown, name: '안내.pdf', size_bytes: 10, storage_key: 'k1' },
      { ...ofBoard, id: 'f2', document_id: deleted, name: '지움.pdf', size_bytes: 30, storage_key: 'k2' },
      { ...ofBoard, id: 'f3', document_id: null, name: '쓰는 중.pdf', size_bytes: 20, storage_key: 'k3' },
    ])
    .execute();
  await db
    .insertInto('inquiry_file')
    .values({
      ...stored,
      id: 'i1',
      inquiry_id: contractId,
      position: 0,
      name: '홍길동 이력서.pdf',
      size_bytes: 5,
      storage_key: 'k4',
    })
    .execute();
  await db
    .insertInto('driver')
    .values({
      id: 'd1',
      type: 'chrome',
      version: '142.0.1',
      platform: 'win64',
      origin: 'upload',
      size_bytes: 7,
      sha256: 'x',
      storage_key: 'k5',
      created_at: stored.created_at,
    })
    .execute();

  const files = (place?: StoragePlace) => portal.post('/api/v1/admin/files', { place }, { token });
  const { data } = await files('library');
  const { system } = (await portal.post('/api/v1/admin/dashboard', undefined, { token })).data;
  expect(data.places).toEqual([
    { place: 'library', files: 3, bytes: 60 },
    { place: 'drivers', files: 1, bytes: 7 },
    { place: 'inquiries', files: 1, bytes: 5 },
  ]);
  expect(system.storage).toEqual(data.places);
  expect(data).toMatchObject({
    totalCount: 3,
    list: [
      { fileId: 'f2', document: { documentId: deleted, isDeleted: true } },
      { fileId: 'f3', document: null },
      { fileId: 'f1', name: '안내.pdf', document: { documentId: shown, title: '설치 안내', isDeleted: false } },
    ],
  });
  expect((await files()).data).toEqual(data);
  expect((await files('drivers')).data.list).toMatchObject([{ name: 'chrome 142.0.1 win64' }]);
  const ofInquiries = await files('inquiries');
  expect(ofInquiries.data).toMatchObject({ totalCount: 1, list: [{ name: '', inquiry: { contractId } }] });
  expect(ofInquiries.text).not.toContain('홍길동');
});
