import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { indexDocument } from '../index/index-document.ts';
import { commonTerms } from './common-terms.ts';
import { frequenciesOf } from './frequencies.ts';

it('only what is in more passages than asked is told without counting, and counts come out the same', async () => {
  const portal = await buildTestApp();
  const { db, dialect, clock } = portal.context;
  for (let i = 0; i < 12; i += 1) {
    const id = await makeDocument(portal, { boardType: 'notice', title: i === 0 ? '셀렉터 커넥터' : '셀렉터' });
    await indexDocument(db, id);
  }
  await sql`analyze`.execute(db);
  const now = clock.now().getTime();
  const isCommon = await commonTerms(db, 5, now);
  const isPostgres = dialect === 'postgres';
  expect(isCommon({ any: ['셀렉터'] })).toBe(isPostgres);
  expect(isCommon({ any: ['선택자', '셀렉'] })).toBe(isPostgres);
  expect(isCommon({ any: ['커넥터'] })).toBe(false);
  expect(isCommon({ any: ['없는말'] })).toBe(false);
  expect(await frequenciesOf(db, [{ any: ['셀렉'] }, { any: ['커넥터'] }, { any: ['없는말'] }], now)).toEqual([
    12, 1, 0,
  ]);
});
