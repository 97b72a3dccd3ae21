import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_NAMES, readConfig } from '#server/config.ts';

const read = (name: string) => readFileSync(join('deploy', name), 'utf8');

/** Not settings of the portal. */
const OF_OTHERS = /^(?:POSTGRES_\w+|NODE_ENV|PATH)$/;

const NAMED = {
  'compose.yml': /^\s+(?:# .*: )?([A-Z][A-Z_]+): /gm,
  'portal.service': /^Environment=([A-Z_]+)=/gm,
  'portal-backup.service': /^Environment=([A-Z_]+)=/gm,
  Containerfile: /(?:^ENV | )([A-Z][A-Z_]+)=/gm,
};

it.each(Object.entries(NAMED))('deploy/%s names settings that the portal knows', (file, pattern) => {
  const names = Array.from(read(file).matchAll(pattern), ([, name = '']) => name).filter(
    (name) => !OF_OTHERS.test(name),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !SETTING_NAMES.includes(name.replace(/_FILE$/, '')))).toEqual([]);
});

/** The lines that docs/operations.md puts into the file of settings. */
const givenSettings = () => {
  const lines = /printf '(.*)' > portal\.env/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '';
  return Object.fromEntries(lines.split('\\n').map((line) => line.split('=', 2)));
};

it('deploy/compose.yml builds the file beside it, and its values are accepted', () => {
  const compose = read('compose.yml');
  const file = /dockerfile: (\S+)/.exec(compose)?.[1] ?? '';
  expect(existsSync(file)).toBe(true);
  expect(compose).toContain('- ../portal.env\n');
  const values = Object.fromEntries(
    Array.from(compose.matchAll(/^ {6}([A-Z][A-Z_]+): (\S+)$/gm), ([, name = '', value = '']) => [name, value]).filter(
      ([name = '']) => !OF_OTHERS.test(name) && !name.endsWith('_FILE'),
    ),
  );
  expect(readConfig({ ...givenSettings(), ...values })).toMatchObject({
    seed: 'none',
    trustProxy: ['172.30.0.1'],
    publicUrl: 'https://portal.example.com',
  });
  // The folder of backups and the data of the Containerfile lie on volumes.
  for (const folder of [values.BACKUP_DIR, /DATA_DIR=(\S+)/.exec(read('Containerfile'))?.[1]])
    expect(compose).toContain(`:${folder}\n`);
});

it('both services come back with the computer, and the portal waits until the database takes connections', () => {
  const compose = read('compose.yml');
  expect(compose.match(/restart: \S+/g)).toEqual(['restart: unless-stopped']);
  expect(compose.match(/<<: \*every-service/g)).toHaveLength(2);
  // By its socket a database answers that is still being made.
  expect(compose).toContain("'pg_isready', '-h', '127.0.0.1'");
});

it('an image is healthy on whichever port it is given', () => {
  const [, check = ''] = /^HEALTHCHECK .*\\\n(.*)$/m.exec(read('Containerfile')) ?? [];
  expect(check).toContain("'http://127.0.0.1:' + process.env.PORT + '/readyz'");
});

it('an image tells the commit it was built from, and holds no secrets and no tests', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  expect(ignored.slice(0, 4)).toEqual(['.git/*', '!.git/HEAD', '!.git/refs', '!.git/packed-refs']);
  expect(ignored).toEqual(expect.arrayContaining(['.env', 'portal.env', 'secrets', 'data', 'backups']));
  expect(ignored).toEqual(expect.arrayContaining(['**/*.test.ts', '**/*.test.tsx', 'e2e', 'bench']));
});

/** Not of use in an image. */
const NOT_IN_IMAGES =
  /^(?:scripts\/(?:bench|faults|fuzz)\.ts|scripts\/checks\/.*|server\/testing\/.*)$|\.(?:test|fixture)\.tsx?$/;

it('what an image lacks is imported by nothing that it holds', () => {
  const held = globSync('{server,shared,web,scripts}/**/*.{ts,tsx,mjs}').filter((file) => !NOT_IN_IMAGES.test(file));
  expect(held.length).toBeGreaterThan(1_000);
  const lacking =
    /^(?:import|export) (?!type )[^;]*'(?:#(?:bench|e2e|faults|fuzz)\/|#server\/testing\/|.*\.(?:test|fixture)\.tsx?')/m;
  expect(held.filter((file) => lacking.test(readFileSync(file, 'utf8')))).toEqual([]);
});
