import { readFile, readdir } from 'node:fs/promises';
import { marked } from 'marked';
import { expect, it } from 'vitest';
import { parseFrontMatter } from '#server/content/front-matter.ts';
import { htmlPassages } from './html-passages.ts';
import { parseQuestions } from './manual-questions.ts';

const CONTENT = new URL('../../../content/', import.meta.url);

const headingsOf = async (path: string) => {
  const { body } = parseFrontMatter(await readFile(new URL(path, CONTENT), 'utf8'));
  return htmlPassages(await marked.parse(body)).map(({ heading }) => heading);
};

it.each([
  ['manual', 'manual-questions'],
  ['terms', 'page-questions'],
])('asks in %s only for sections that are there, and for every page', async (pages, questions) => {
  const names = (await readdir(new URL(`${pages}/`, CONTENT))).filter((name) => name.endsWith('.md'));
  expect(await readdir(new URL(`${questions}/`, CONTENT))).toEqual(names);
  for (const name of names) {
    const asked = parseQuestions(await readFile(new URL(`${questions}/${name}`, CONTENT), 'utf8'));
    expect(asked.size, name).toBeGreaterThan(0);
    const headings = await headingsOf(`${pages}/${name}`);
    for (const heading of asked.keys()) expect(headings, `${name}: ${heading}`).toContain(heading);
  }
});
