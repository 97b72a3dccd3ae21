import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { observeReads } from '#server/db/observe-reads.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { frequenciesOf } from './frequencies.ts';

const PASSAGES = 130;
const TEN_MINUTES = 600_001;

it('words are counted up to the most that is asked for, and what is gone is nowhere at once', async () => {
  const portal = await buildTestApp();
  const { db, clock, dialect } = portal.context;
  // The index still has what earlier tests have deleted.
  if (dialect === 'postgres') await sql`vacuum search_passage`.execute(db);
  const entry = { manual_path: 'x', audience: 'all' as const, title: '', title_tokens: '', body_tokens: '' };
  const { id } = await db
    .insertInto('search_entry')
    .values({ ...entry, analysis_version: 1, content_hash: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tokens = (i: number) =>
    ['셀렉터', i % 2 === 0 ? '대기' : '작업', i === 0 ? '대기열' : '열', `code${i}`].join(' ');
  const passages = Array.from({ length: PASSAGES }, (_, position) => ({
    entry_id: id,
    position,
    heading: '',
    anchor: '',
    content: '',
    tokens: tokens(position),
  }));
  await db.insertInto('search_passage').values(passages).execute();
  const words = { initials: '', sound_head: '', sound_tail: '' };
  const known = ['셀렉터', '대기', '대기열', '작업', ...passages.map((_, i) => `code${i}`)];
  await db
    .insertInto('search_word')
    .values(known.map((word) => ({ word, ...words })))
    .execute();

  const terms = [
    { any: ['셀렉터'] },
    { any: ['대기'] },
    { any: ['선택자', '작업'] },
    { any: ['열'] },
    { any: ['대기열', '없다'], parts: ['작업', '열'] },
    { any: ['없는말'] },
    { any: ['code'] },
  ];
  const now = clock.now().getTime();
  const counts = [130, 65, 65, 129, 66, 0, 130];
  expect(await frequenciesOf(db, terms, now)).toEqual(counts);
  const codes = passages.map((_, i) => ({ any: [`code${i}`] }));
  const observed = { statements: new Set<string>(), viewed: new Set<string>() };
  expect(await observeReads(observed, () => frequenciesOf(db, codes, now))).toEqual(
    codes.map(({ any: [code = ''] }) => codes.filter(({ any: [other = ''] }) => other.startsWith(code)).length),
  );
  // No statement keeps an embedded database busy for long.
  expect(Math.max(...[...observed.statements].map((one) => one.split(' as term').length))).toBeLessThan(20);
  // With what it knows of a few rows PostgreSQL would rather read them all.
  await sql`analyze`.execute(db);
  expect(await frequenciesOf(db, terms, now + TEN_MINUTES)).toEqual(counts);

  await db.deleteFrom('search_entry').execute();
  expect(await frequenciesOf(db, terms, now + 2 * TEN_MINUTES)).toEqual(terms.map(() => 0));
});
