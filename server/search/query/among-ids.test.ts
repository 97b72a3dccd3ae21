import { expect, it } from 'vitest';
import { observeReads } from '#server/db/observe-reads.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { searchDocuments } from './search-documents.ts';

it('a search sends the statements that a connection has planned, however many words it has and texts it finds', async () => {
  const portal = await buildTestApp();
  const { db, clock } = portal.context;
  await makeDocument(portal, { title: '셀렉터가 버튼을 찾지 못합니다' });
  for (const title of ['SAP 커넥터', '메일 커넥터', '엑셀 커넥터']) await makeDocument(portal, { title });
  const statementsOf = async (query: string, total: number) => {
    const observed = { statements: new Set<string>(), viewed: new Set<string>() };
    const search = () => searchDocuments(db, null, { query }, clock.now().toISOString());
    // The first one counts its words.
    await search();
    expect(await observeReads(observed, search), query).toMatchObject({ how: 'typed', total });
    return observed.statements;
  };
  const known = await statementsOf('셀렉터', 1);
  // With all the words, and with any.
  expect([...known].filter((statement) => statement.includes('"search_passage"."tokens"'))).toHaveLength(1);
  expect(await statementsOf('커넥터', 3)).toEqual(known);
  expect(await statementsOf('셀렉터 버튼', 1)).toEqual(known);
});
