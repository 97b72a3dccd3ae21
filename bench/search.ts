import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { evaluateSearch } from './search/evaluate.ts';
import { QUESTIONS } from './search/questions.ts';
import { searchDocuments } from '#server/search/query/search-documents.ts';
import { findPassages } from '#server/search/query/search-passages.ts';
import { startPostgres } from '#server/testing/database/start-postgres.ts';
import { fillDocuments, sentences } from './fill/fill-documents.ts';
import { searchDemo } from './search-demo.ts';

const DOCUMENTS = Number(process.env.DOCUMENTS ?? 100_000);
const ROUNDS = 3;
const NOW = '2026-11-21T03:00:00.000Z';

/** As many names as a query has, which no text has: whole words, and compounds of words that texts have. */
const NOTHING = [
  '로또 복권 해몽 운세 궁합 관상 타로 부적 사주 작명 풍수 토정',
  '로또번호 복권화면 해몽파일 운세문서 궁합메일 관상오류 타로설치 부적설정 사주실행 작명변수 풍수자동 토정엑셀',
  '로봇로또화면복권파일해몽문서운세메일궁합 오류관상설치타로설정부적실행사주변수작명 엑셀풍수자동토정브라우저점괘클릭',
];

/** Accuracy of the search (hit@1, hit@3), cost of the analysis, and search times with many documents on both databases. */
await measureAnalysis();
await searchDemo(async (db) => {
  const { hitAt1, hitAt3, missed } = await evaluateSearch(db, NOW);
  print(`\n질의 ${QUESTIONS.length}개: hit@1 ${hitAt1.toFixed(3)}, hit@3 ${hitAt3.toFixed(3)}`);
  for (const { query, got } of missed) print(`  놓침: ${query} -> ${got.join(', ') || '없음'}`);
});

print(`\n| 문서 ${DOCUMENTS.toLocaleString('ko-KR')}건 | p50 | p99 |\n|---|---:|---:|`);
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
await measureDatabase('SQLite', join(folder, 'bench.sqlite'));
rmSync(folder, { recursive: true, force: true });
const server = process.env.DATABASE_URL ? null : await startPostgres();
await measureDatabase('PostgreSQL', process.env.DATABASE_URL ?? server?.url ?? '');
await server?.stop();

async function measureAnalysis() {
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const analyser = await loadAnalyser();
  const loaded = performance.now();
  const text = sentences().join('\n');
  const tokens = analyser.tokens(text).length;
  const took = performance.now() - loaded;
  const megabytes = (process.memoryUsage().rss - before) / 1e6;
  print(`형태소 분석: 여는 데 ${Math.round(loaded - started)}ms, 메모리 ${Math.round(megabytes)}MB,`);
  print(
    `  ${text.length}자에서 ${tokens}개, 초당 ${Math.round((text.length / took) * 1000).toLocaleString('ko-KR')}자`,
  );
}

async function measureDatabase(name: string, location: string) {
  const { db, close } = await openDatabase(location);
  await migrate(db);
  process.stderr.write(`${name}: 채우는 중\n`);
  await fillDocuments(db, DOCUMENTS, NOW);
  // PostgreSQL does this automatically, but later.
  await sql`analyze`.execute(db);
  const questions = QUESTIONS.map(([query]) => query);
  const search = (query: string) => searchDocuments(db, null, { query }, NOW);
  const searches = [
    { what: '통합검색', queries: questions, search },
    { what: '맞는 글이 없는 통합검색', queries: NOTHING, search },
    {
      what: '단락 검색',
      queries: questions,
      search: (query: string) => findPassages(db, null, { query, limit: 8 }, NOW),
    },
  ];
  for (const { what, queries, search } of searches) {
    const took: { query: string; ms: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const query of queries) {
        const started = performance.now();
        await search(query);
        took.push({ query, ms: performance.now() - started });
      }
    }
    took.sort((a, b) => a.ms - b.ms);
    const at = (share: number) => (took[Math.floor(took.length * share)]?.ms ?? 0).toFixed(1);
    print(`| ${name} ${what} | ${at(0.5)}ms | ${at(0.99)}ms |`);
    for (const { query, ms } of took.slice(-4)) process.stderr.write(`  느림: ${query} ${ms.toFixed(0)}ms\n`);
  }
  await close();
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
