import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Endings that say what a file is for (ARCHITECTURE.md, 무엇을 어디에). */
const ENDINGS =
  'routes queries rules presenter read-policy mails tables contract board ko process worker fixture setup test'.split(
    ' ',
  );

const sources = globSync('{server,shared,web}/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'));
const stemOf = (file: string) => path.basename(file).replace(/\.tsx?$/, '');
const written = sources.filter((file) => !file.includes('.test.')).map((file) => [file, readFileSync(file, 'utf8')]);

/** Files of screens that import a type of `web/ui/`; not those that show any table or all pieces. */
const screensWith = (type: string) =>
  written
    .filter(([, text = '']) => new RegExp(`import type \\{[^}]*\\b${type}\\b[^}]*\\} from '#web/ui/`).test(text))
    .map(([file = '']) => file)
    .filter(
      (file) => /^web\/(?:features|pages)\//.test(file) && !/^web\/features\/(?:ui-gallery|admin\/table)\//.test(file),
    );

it('an ending after a dot is one of those that the documents name', () => {
  const named = sources.filter((file) => !/^(?:entry|make)\./.test(path.basename(file)));
  const isUnknown = (file: string) =>
    stemOf(file)
      .split('.')
      .slice(1)
      .some((ending) => !ENDINGS.includes(ending));
  expect(named.filter(isUnknown)).toEqual([]);
});

it.each([
  ['Column', '-columns'],
  ['BadgeTone', '-badge'],
])('what makes a %s is in a file that ends in %s', (type, ending) => {
  const found = screensWith(type);
  expect(found.length).toBeGreaterThan(8);
  expect(found.filter((file) => !stemOf(file).endsWith(ending))).toEqual([]);
});

it('CSV is written in one place', () => {
  const writers = written.filter(([, text = '']) => text.includes("from 'csv-stringify")).map(([file]) => file);
  expect(writers).toEqual(['server/export/csv.ts']);
});
