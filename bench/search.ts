import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { parseFrontMatter } from '../server/content/front-matter.ts';
import { migrate } from '../server/db/migrate.ts';
import type { Db } from '../server/db/open-database.ts';
import { openDatabase } from '../server/db/open-database.ts';
import { transaction } from '../server/db/transaction.ts';
import { loadAnalyser } from '../server/search/analyse/analyser.ts';
import { evaluateSearch } from '../server/search/evaluation/evaluate.ts';
import { QUESTIONS } from '../server/search/evaluation/questions.ts';
import { searchDocuments } from '../server/search/query/search-documents.ts';
import { searchPassages } from '../server/search/query/search-passages.ts';
import { startPostgres } from '../server/testing/start-postgres.ts';
import { searchDemo } from './search-demo.ts';

const DOCUMENTS = Number(process.env.DOCUMENTS ?? 100_000);
const AT_ONCE = 250;
const ROUNDS = 3;
const NOW = '2026-11-21T03:00:00.000Z';

/**
 * How well the search finds (the right document first, and among three), what the analysis costs, and how long a
 * search takes among many documents on either database.
 */
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
  await fill(db);
  // PostgreSQL does it by itself some time after many rows have come.
  await sql`analyze`.execute(db);
  const queries = QUESTIONS.map(([query]) => query);
  const searches = {
    통합검색: (query: string) => searchDocuments(db, null, { query }, NOW),
    '단락 검색': (query: string) => searchPassages(db, null, { query, limit: 8 }, NOW),
  };
  for (const [what, search] of Object.entries(searches)) {
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

/** Documents of real sentences, so that words are as common as they are; past the forms, a batch a transaction. */
async function fill(db: Db) {
  const analyser = await loadAnalyser();
  const pool = sentences().map((text) => ({ text, tokens: analyser.tokens(text).join(' ') }));
  const random = seeded(7);
  const pick = () => pool[Math.floor(random() * pool.length)] ?? { text: '', tokens: '' };
  for (let from = 0; from < DOCUMENTS; from += AT_ONCE) {
    const made = Array.from({ length: AT_ONCE }, (_, i) => {
      const title = pick();
      return { id: from + i + 1, title, body: [pick(), pick(), pick(), pick(), pick()] };
    });
    await transaction(db, async (tx) => {
      await tx
        .insertInto('document')
        .values(made.map(({ id, title, body }) => documentOf(id, title.text, body)))
        .execute();
      await tx
        .insertInto('search_entry')
        .values(
          made.map(({ id, title, body }) => ({
            id,
            document_id: String(id),
            audience: 'all' as const,
            title: title.text.slice(0, 100),
            title_tokens: title.tokens,
            body_tokens: body.map(({ tokens }) => tokens).join(' '),
            analysis_version: 1,
            content_hash: '',
          })),
        )
        .execute();
      await tx
        .insertInto('search_passage')
        .values(
          made.map(({ id, title, body }) => ({
            entry_id: id,
            position: 0,
            heading: '',
            anchor: '',
            content: body.map(({ text }) => text).join('\n'),
            tokens: [title, ...body].map(({ tokens }) => tokens).join(' '),
          })),
        )
        .execute();
    });
  }
  const { keepWords } = await import('../server/search/index/words.ts');
  await transaction(db, (tx) =>
    keepWords(
      tx,
      pool.flatMap(({ tokens }) => tokens.split(' ')),
    ),
  );
}

function documentOf(id: number, title: string, body: readonly { text: string }[]) {
  const text = body.map((one) => one.text).join('\n');
  return {
    id: String(id),
    board_type: id % 3 === 0 ? ('notice' as const) : ('qna' as const),
    category: '기타',
    title: title.slice(0, 100),
    body_html: `<p>${text}</p>`,
    body_text: text,
    fields: '{}',
    author_id: null,
    author_name: '운영팀',
    is_staff_author: 1,
    is_private: id % 20 === 0 ? 1 : 0,
    is_pinned: 0,
    answer_state: null,
    created_at: NOW,
    updated_at: NOW,
    published_at: new Date(Date.parse(NOW) - (DOCUMENTS - id) * 60_000).toISOString(),
    popup_from: null,
    popup_until: null,
    deleted_at: null,
    deleted_by: null,
  };
}

function sentences(): string[] {
  return globSync('content/{notices,questions,faq,manual}/*.md')
    .flatMap((path) => parseFrontMatter(readFileSync(path, 'utf8')).body.split(/\n|(?<=다\.) /))
    .map((line) => line.replace(/[#*|`>-]+/g, ' ').trim())
    .filter((line) => line.length > 15 && !line.startsWith('<!'));
}

/** The same documents in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
