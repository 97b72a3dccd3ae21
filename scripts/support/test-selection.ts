import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Which test file runs in which project and gate. The rules read the files themselves, so that a new test is in its
 * place without a list; scripts/checks/test-selection.test.ts checks that none is forgotten.
 */

/**
 * Long, and about every case of something that the short gate tries once: accuracy over whole question sets, random
 * requests, attacks one by one, each sort of archive, guessing from many places, failing starts, bounds of memory,
 * files of gigabytes.
 */
const DEEP = [
  'server/fuzz/**/*.test.ts',
  'server/**/evaluation/**/*.test.ts',
  'server/**/large-*.test.ts',
  'server/security/attacks/*.test.ts',
  'server/seed/*.test.ts',
  'server/features/import-export/import-files.test.ts',
  'server/features/users/login-place.test.ts',
  'server/plugins/limits/limit-calls.test.ts',
  'server/search/files/read-apart.test.ts',
  'server/start/start-failure.test.ts',
];

/** In both gates: the deep one takes nothing from what an earlier run found. */
const IN_BOTH = new Set(['scripts/checks/regular-expressions.test.ts']);

const NOT_SERVER = ['shared/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'media/**/*.test.ts'];

/** Whoever imports this has a database of its own. */
const TEST_DATABASE = path.normalize('server/testing/test-database.ts');

/** A SQLite file belongs to one process. */
const POSTGRES_ONLY = /^server\/testing\/two-instances\//;

/** Transactions, migrations, locks, full-text search, backups, several instances, pages of a list, races. */
const ABOUT_SQL =
  /^server\/(?:db|search|backup|mail|testing|features\/documents\/list)\/|(?:-races|at-once)\.test\.ts$/;

/** Writes SQL that Kysely does not build, locks rows, or asks which of the two databases it is. */
const WRITES_SQL = /import \{[^}]*\bsql\b[^}]*\} from 'kysely'|\.forUpdate\(|\bdialectOf\b|\.dialect\b/;

/**
 * Browser tests with this tag are the short gate's: each screen once, the main ways through the portal, what most often
 * breaks. All others are the deep gate's, so that a new test is in a gate without a thought, and the short one stays short.
 */
const SHORT_TAG = '@short';

/** Those with this tag run once more in a browser without any Korean font, in the gate that they are in. */
const LAYOUT_TAG = '@layout';

export interface BrowserTests {
  grep: RegExp;
  grepInvert?: RegExp;
}

/** What Playwright's two projects take in one of the gates; in both together without a name. */
export function browserTestsFor(gate?: string): Record<'korean' | 'no-korean', BrowserTests> {
  const take = (...tags: string[]): BrowserTests => ({
    grep: new RegExp(tags.map((tag) => `(?=.*${tag}\\b)`).join('')),
    grepInvert: gateOf(gate) === 'deep' ? new RegExp(`${SHORT_TAG}\\b`) : undefined,
  });
  const short = gateOf(gate) === 'short' ? [SHORT_TAG] : [];
  return { korean: take(...short), 'no-korean': take(...short, LAYOUT_TAG) };
}

export interface Projects {
  unit: string[];
  sqlite: string[];
  postgres: string[];
}

/** The test files of each project in one of the gates; in both together without a name. */
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
    all[project].filter((file) => IN_BOTH.has(file) || isShort[project](file) === (name === 'short'));
  return { unit: some('unit'), sqlite: some('sqlite'), postgres: some('postgres') };
}

function gateOf(name?: string): 'short' | 'deep' | null {
  if (name === undefined || name === '') return null;
  if (name !== 'short' && name !== 'deep') throw new Error(`GATE is short or deep, not ${name}`);
  return name;
}

function allTests(): Projects {
  const needsDatabase = importsDatabase();
  const server = Object.groupBy(globSync('server/**/*.test.ts').toSorted(), (file) =>
    needsDatabase(file) ? 'database' : 'pure',
  );
  const { database = [], pure = [] } = server;
  return {
    unit: [...globSync(NOT_SERVER).toSorted(), ...pure],
    sqlite: database.filter((file) => !POSTGRES_ONLY.test(file)),
    postgres: database,
  };
}

/** A test knows SQL when it is about SQL, or about the queries or the command of its own name that write some. */
function knowsSql(file: string): boolean {
  if (ABOUT_SQL.test(file)) return true;
  const subject = file.replace(/\.test\.ts$/, '');
  return globSync(`${subject}{,.queries}.ts`).some((name) => WRITES_SQL.test(readFileSync(name, 'utf8')));
}

/** Whether a file imports the tests' database, itself or through what it imports. */
function importsDatabase(): (file: string) => boolean {
  const known = new Map<string, boolean>([[TEST_DATABASE, true]]);
  const visit = (file: string): boolean => {
    const answer = known.get(file);
    if (answer !== undefined) return answer;
    // Ends circles.
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

/** `#server/…` stands for `server/…` (package.json "imports"). */
const resolveImport = (file: string, name: string) =>
  name.startsWith('#') ? path.normalize(name.slice(1)) : path.join(path.dirname(file), name);
