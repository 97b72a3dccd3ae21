import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { projectsFor } from '../support/test-selection.ts';
import type { Projects } from '../support/test-selection.ts';

const all = projectsFor();
const short = projectsFor('short');
const deep = projectsFor('deep');
const PROJECTS = ['unit', 'sqlite', 'postgres'] satisfies (keyof Projects)[];

describe('the two gates', () => {
  it('run every test file there is', () => {
    const files = globSync('{bench,fuzz,server,shared,web,scripts,media}/**/*.test.{ts,tsx}');
    const run = [short, deep].flatMap((gate) => PROJECTS.flatMap((project) => gate[project]));
    expect([...new Set(run)].toSorted()).toEqual(files.toSorted());
  });

  it.each(PROJECTS)('run each file of %s once between them', (project) => {
    expect([...short[project], ...deep[project]].toSorted()).toEqual(all[project].toSorted());
  });

  it('refuse a gate that does not exist', () => {
    expect(() => projectsFor('quick')).toThrow('GATE');
  });
});

describe('the browser tests', () => {
  it('run once each between the gates, those about layout once more without a Korean font', async () => {
    // One after the other: Playwright writes its cache of source maps without care for others that read it.
    const all = await browserTests('');
    const short = await browserTests('short');
    const deep = await browserTests('deep');
    expect([...short, ...deep].toSorted()).toEqual(all.toSorted());
    expect(short.filter((test) => test.startsWith('korean ')).length).toBeGreaterThan(50);
    const inProject = (name: string) => all.filter((test) => test.startsWith(`${name} `));
    const about = (tests: string[]) => tests.map((test) => test.slice(test.indexOf(' ')));
    const layout = inProject('korean').filter((test) => / \S*layout\S*$/.test(test));
    expect(layout.length).toBeGreaterThan(8);
    expect(about(inProject('no-korean'))).toEqual(about(layout));
    expect(short.filter((test) => test.startsWith('no-korean ')).length).toBeGreaterThan(2);
    // Three starts of Playwright: a minute on a busy machine.
  }, 240_000);
});

interface ListedSuite {
  suites?: ListedSuite[];
  specs: { id: string; title: string; file: string; line: number; tags: string[]; tests: { projectName: string }[] }[];
}

/** Tests listed by Playwright: project, file, title, tags. */
async function browserTests(gate: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('playwright', ['test', '--list', '--reporter=json'], {
    env: { ...process.env, GATE: gate, PORTAL_E2E_DATA_DIR: tmpdir() },
    maxBuffer: 64 * 1024 * 1024,
  });
  const walk = ({ suites = [], specs }: ListedSuite): string[] => [
    ...suites.flatMap(walk),
    ...specs.flatMap(({ title, file, line, tags, tests }) => {
      expect(['', 'short', 'layout', 'short,layout']).toContain(tags.toSorted().toReversed().join());
      return tests.map(({ projectName }) => `${projectName} ${file}:${line} ${title} ${tags.join()}`);
    }),
  ];
  return (JSON.parse(stdout) as { suites: ListedSuite[] }).suites.flatMap(walk);
}

describe('the projects', () => {
  it('run a test without a database once, and one with a database on both', () => {
    expect(all.unit.filter((file) => all.postgres.includes(file))).toEqual([]);
    for (const file of all.sqlite) expect(all.postgres).toContain(file);
    const onlyPostgres = all.postgres.filter((file) => !all.sqlite.includes(file));
    expect(onlyPostgres.every((file) => file.startsWith('server/testing/two-instances/'))).toBe(true);
  });

  it('know who has a database, however it comes by it', () => {
    expect(all.sqlite).toContain('server/features/users/login/login.test.ts');
    expect(all.sqlite).toContain('server/features/documents/access/board-access.test.ts');
    expect(all.unit).toContain('shared/text/diff-lines.test.ts');
    const asking = globSync('{bench,fuzz,server}/**/*.test.ts').filter((file) =>
      /\bbuildTestApp\(|\bcreateTestDatabase\(/.test(readFileSync(file, 'utf8')),
    );
    expect(asking.filter((file) => all.unit.includes(file))).toEqual([]);
  });

  it('run on PostgreSQL in the short gate whatever knows SQL', () => {
    for (const file of [
      'server/db/migrate.test.ts',
      'server/db/locks.test.ts',
      'server/search/search.test.ts',
      'server/mail/outbox.test.ts',
      'server/features/users/factor/factor-races.test.ts',
      'server/features/documents/list/document-list.test.ts',
      'server/features/replies/reply-races.test.ts',
    ])
      expect(short.postgres).toContain(file);
    expect(short.postgres.length).toBeLessThan(all.postgres.length / 2);
  });
});
