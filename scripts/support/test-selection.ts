import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Which test file runs in which project and gate. The rules analyse the files, so that new tests need no list;
 * scripts/checks/test-selection.test.ts checks that none is left out.
 */

/**
 * Slow tests of every case of something that the short gate tests once: accuracy over whole question sets, random
 * requests, individual attacks, archive formats, password guessing, starts and commands in processes of their own,
 * several instances, memory limits, files of gigabytes, regular expressions, backups, plans of queries in large tables.
 */
const DEEP = [
  'scripts/checks/{regular-expressions,test-selection}.test.ts',
  'fuzz/**/*.test.ts',
  'bench/**/*.test.ts',
  'server/**/large-*.test.ts',
  'server/security/{attacks,sweeps}/**/*.test.ts',
  'server/seed/*.test.ts',
  'server/backup/{backup,documented-commands,take-backup}.test.ts',
  'server/db/plans.test.ts',
  'server/features/documents/list/deep-page.test.ts',
  'server/features/import-export/read/parse-csv-or-json.test.ts',
  'server/features/import-export/import-files.test.ts',
  'server/features/users/login/login-place.test.ts',
  'server/installation/instance-settings.test.ts',
  'server/plugins/limits/limit-calls.test.ts',
  'server/search/files/{file-texts,read-apart}.test.ts',
  'server/search/index/{index-files,store-words}.test.ts',
  'server/start/{commands-as-root,dot-env,start-failure,try-settings}.test.ts',
  'server/testing/two-instances/*.test.ts',
];

const NOT_SERVER = ['shared/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'media/**/*.test.ts'];

/** Tests that import this have a database. */
const TEST_DATABASE = path.normalize('server/testing/database/test-database.ts');

/** A SQLite file belongs to one process. */
const POSTGRES_ONLY = /^server\/testing\/two-instances\//;

/** Transactions, migrations, locks, full-text search, backups, several instances, list pages, races. */
const ABOUT_SQL =
  /^server\/(?:db|search|backup|mail|testing|features\/documents\/list)\/|(?:-races|at-once)\.test\.ts$/;

/** Raw SQL, row locks, or code that depends on the dialect. */
const WRITES_SQL = /import \{[^}]*\bsql\b[^}]*\} from 'kysely'|\.forUpdate\(|\bdialectOf\b|\.dialect\b/;

/**
 * Browser tests with this tag run in the short gate: main user journeys, what breaks most often, and what executes most
 * of the code of web/ that no other short test does, for the time it takes. All others run in the deep gate, so that new
 * tests do not slow down the short one.
 */
const SHORT_TAG = '@short';

/**
 * Tests with this tag also run in a browser without Korean fonts, where nothing may move at all: with the tag above, that
 * browser alone in the short gate and the other one in the deep gate.
 */
const LAYOUT_TAG = '@layout';

export interface BrowserTests {
  grep: RegExp;
  grepInvert?: RegExp;
}

/** Test filters of Playwright's two projects for a gate; both gates if undefined. */
export function browserTestsFor(gate?: string): Record<'korean' | 'no-korean', BrowserTests> {
  const short = new RegExp(`${SHORT_TAG}\\b`);
  const layout = new RegExp(`${LAYOUT_TAG}\\b`);
  const both = new RegExp(`(?=.*${SHORT_TAG}\\b)(?=.*${LAYOUT_TAG}\\b)`);
  const name = gateOf(gate);
  if (name === null) return { korean: { grep: /./ }, 'no-korean': { grep: layout } };
  if (name === 'short') return { korean: { grep: short, grepInvert: layout }, 'no-korean': { grep: both } };
  const notShort = new RegExp(`^(?!.*${SHORT_TAG}\\b)|${LAYOUT_TAG}\\b`, 's');
  return { korean: { grep: notShort }, 'no-korean': { grep: layout, grepInvert: short } };
}

export interface Projects {
  unit: string[];
  sqlite: string[];
  postgres: string[];
}

/** Test files of each project for a gate; both gates if undefined. */
export function projectsFor(gate?: string): Projects {
  const all = allTests();
  const name = gateOf(gate);
  if (name === null) return all;
  const deep = new Set(globSync(DEEP));
  const isShort = {
    unit: (file: string) => !deep.has(file),
    sqlite: (file: string) => !deep.has(file),
    postgres: (file: string) => !deep.has(file) && knowsSql(file),
  };
  const some = (project: keyof Projects) =>
    all[project].filter((file) => isShort[project](file) === (name === 'short'));
  return { unit: some('unit'), sqlite: some('sqlite'), postgres: some('postgres') };
}

function gateOf(name?: string): 'short' | 'deep' | null {
  if (name === undefined || name === '') return null;
  if (name !== 'short' && name !== 'deep') throw new Error(`GATE is short or deep, not ${name}`);
  return name;
}

function allTests(): Projects {
  const needsDatabase = importsDatabase();
  const server = Object.groupBy(globSync('{bench,fuzz,server}/**/*.test.ts').toSorted(), (file) =>
    needsDatabase(file) ? 'database' : 'pure',
  );
  const { database = [], pure = [] } = server;
  return {
    unit: [...globSync(NOT_SERVER).toSorted(), ...pure],
    sqlite: database.filter((file) => !POSTGRES_ONLY.test(file)),
    postgres: database,
  };
}

/** True for tests about SQL, and for tests whose queries or command of the same name contain raw SQL. */
function knowsSql(file: string): boolean {
  if (ABOUT_SQL.test(file)) return true;
  const subject = file.replace(/\.test\.ts$/, '');
  return globSync(`${subject}{,.queries}.ts`).some((name) => WRITES_SQL.test(readFileSync(name, 'utf8')));
}

/** Whether a file imports the test database, directly or indirectly. */
function importsDatabase(): (file: string) => boolean {
  const known = new Map<string, boolean>([[TEST_DATABASE, true]]);
  const visit = (file: string): boolean => {
    const answer = known.get(file);
    if (answer !== undefined) return answer;
    // Ends cycles.
    known.set(file, false);
    const does = importsOf(file).some(visit);
    known.set(file, does);
    return does;
  };
  return visit;
}

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const named = source.matchAll(/(?:\bfrom |\bimport\(|^import )'([.#][^']+\.tsx?)'/gm);
  return [...named].map(([, name = '']) => resolveImport(file, name));
}

/** Resolves `#server/…` to `server/…` (package.json "imports"). */
const resolveImport = (file: string, name: string) =>
  name.startsWith('#') ? path.normalize(name.slice(1)) : path.join(path.dirname(file), name);
