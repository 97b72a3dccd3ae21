import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseFrontMatter } from '#server/markdown/front-matter.ts';
import { searchRecords } from './search-records.ts';

/** Writes the search index data of all pages, in order. */
export function writeSearchData(content: string, output: string): void {
  const pages = globSync('*.md', { cwd: content })
    .map((name) => {
      const { fields, body } = parseFrontMatter(readFileSync(join(content, name), 'utf8'));
      const slug = basename(name, '.md');
      return { url: slug === 'index' ? '/' : `/${slug}/`, body, fields };
    })
    .toSorted((a, b) => Number(a.fields.order) - Number(b.fields.order));
  writeFileSync(output, JSON.stringify(pages.flatMap(searchRecords)));
}
