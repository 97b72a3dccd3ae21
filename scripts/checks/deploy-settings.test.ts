import { existsSync, readFileSync } from 'node:fs';
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

it('deploy/compose.yml builds the file beside it, and its values are accepted', () => {
  const compose = read('compose.yml');
  const file = /dockerfile: (\S+)/.exec(compose)?.[1] ?? '';
  expect(existsSync(file)).toBe(true);
  const values = Object.fromEntries(
    Array.from(compose.matchAll(/^ {6}([A-Z][A-Z_]+): (\S+)$/gm), ([, name = '', value = '']) => [name, value]).filter(
      ([name = '']) => !OF_OTHERS.test(name) && !name.endsWith('_FILE'),
    ),
  );
  expect(readConfig(values)).toMatchObject({
    seed: 'none',
    trustProxy: ['172.30.0.1'],
    publicUrl: 'https://portal.example.com',
  });
  // The folder of backups and the data of the Containerfile lie on volumes.
  for (const folder of [values.BACKUP_DIR, /DATA_DIR=(\S+)/.exec(read('Containerfile'))?.[1]])
    expect(compose).toContain(`:${folder}\n`);
});

it('an image tells the commit it was built from, and holds no secrets', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  expect(ignored.slice(0, 4)).toEqual(['.git/*', '!.git/HEAD', '!.git/refs', '!.git/packed-refs']);
  expect(ignored).toEqual(expect.arrayContaining(['.env', 'secrets', 'data', 'backups']));
});
