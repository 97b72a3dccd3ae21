import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Numbered one after the other. */
const EXEMPT = ['server/db/migrations'];

it('a folder holds at most 15 files of code', () => {
  const code = globSync('{bench,deploy,e2e,faults,fuzz,media,scripts,server,shared,web}/**/*.{ts,tsx,mjs,css}').filter(
    (file) => !/\.(?:test|spec)\.tsx?$/.test(file),
  );
  const folders = Object.groupBy(code, (file) => path.dirname(file));
  const isFull = ([folder, files = []]: [string, string[]?]) => files.length > 15 && !EXEMPT.includes(folder);
  expect(Object.keys(folders).length).toBeGreaterThan(250);
  expect(
    Object.entries(folders)
      .filter(isFull)
      .map(([folder]) => folder),
  ).toEqual([]);
});

it('the engine of the assistant is small enough to own: at most 1,500 lines', () => {
  const code = globSync('server/features/chat/{builtin,retrieval}/**/*.ts').filter(
    (file) => !/\.(?:test|fixture)\.ts$/.test(file),
  );
  const lines = code.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
  expect(lines).toBeGreaterThan(1_000);
  expect(lines).toBeLessThanOrEqual(1_500);
});
