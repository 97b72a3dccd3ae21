import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Endings that say what a file is for (CONTRIBUTING.md, 파일의 이름). */
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

/** Names of exported functions and constants, in lower case. */
const exportsOf = (text: string) =>
  [...text.matchAll(/^export (?:default )?(?:async )?(?:function\*?|const) (\w+)/gm)].map(([, name = '']) => name);
const isNamedAfter = (file: string, name: string) => stemOf(file).replaceAll('-', '') === name.toLowerCase();

it('a component, hook or loader is in the file of its name', () => {
  const isContext = (file: string) => /(?:-context|\/toast)\.tsx$/.test(file);
  const misnamed = written.filter(([file = '', text = '']) => {
    if (!/^web\/(?:features|lib|shell|ui)\//.test(file) || isContext(file)) return false;
    const names = exportsOf(text);
    if (/^(?:use|load)-/.test(stemOf(file))) return !names.some((name) => isNamedAfter(file, name));
    const components = file.endsWith('.tsx') ? names.filter((name) => /^[A-Z][a-z]/.test(name)) : [];
    return components.length === 1 && !isNamedAfter(file, components[0] ?? '');
  });
  expect(misnamed.map(([file]) => file)).toEqual([]);
});

/** First words of names that say what a module does. `send-mail` opens what sends. */
const VERBS =
  /^(change|check|claim|compose|create|deliver|erase|find|inspect|notify|open|parse|read|receive|record|render|restore|seed|store|sweep|take|write)-/;

it('a module of the server that begins with a verb exports a function that does', () => {
  const modules = written.filter(([file = '']) => file.startsWith('server/') && !stemOf(file).includes('.'));
  const verbs = modules.flatMap(([file = '', text = '']) => {
    const [, verb] = VERBS.exec(stemOf(file)) ?? [];
    return verb === undefined ? [] : [{ file, isDone: exportsOf(text).some((name) => name.startsWith(verb)) }];
  });
  expect(verbs.length).toBeGreaterThan(60);
  expect(verbs.filter(({ isDone }) => !isDone).map(({ file }) => file)).toEqual([]);
});

it.each([
  ['what a mail says', /\bmailContent\(/, /\.mails\.ts$/, /^server\/mail\//],
  ['a call', /from '#server\/plugins\/route\.ts'/, /\.routes\.ts$/, /^server\/plugins\//],
])('%s is in a file that ends so', (_, sign, ending, base) => {
  const found = written
    .filter(([file = '', text = '']) => sign.test(text) && !base.test(file) && !file.includes('.fixture.'))
    .map(([file = '']) => file);
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((file) => !ending.test(file))).toEqual([]);
});

it('calls, texts, pages and browser tests are in the same groups', () => {
  const groups = ['account', 'admin', 'boards', 'chat', 'inquiries', 'site'];
  const foldersOf = (parent: string) => [
    ...new Set(
      globSync(`${parent}/*/**/*.{ts,tsx}`).map((file) => path.relative(parent, file).split(path.sep)[0] ?? ''),
    ),
  ];
  const others = { 'shared/contract': [], 'shared/messages': ['common'], 'web/pages': [], e2e: ['server', 'support'] };
  for (const [parent, known] of Object.entries(others)) {
    const folders = foldersOf(parent);
    expect(folders.length, parent).toBeGreaterThan(3);
    expect(
      folders.filter((folder) => ![...groups, ...known].includes(folder)),
      parent,
    ).toEqual([]);
  }
});

it('a file of texts is named in the singular', () => {
  const names = globSync('shared/messages/*/**/*.ko.ts').map((file) => path.basename(file, '.ko.ts'));
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => /[^s]s$/.test(name))).toEqual([]);
});

it('CSV is written in one place', () => {
  const writers = written.filter(([, text = '']) => text.includes("from 'csv-stringify")).map(([file]) => file);
  expect(writers).toEqual(['server/export/csv.ts']);
});
