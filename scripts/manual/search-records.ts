import { marked } from 'marked';
import type { Token } from 'marked';
import type { SearchRecord } from '#web/manual/search/record.ts';
import { uniqueHeadingIds } from '#server/markdown/heading-id.ts';
import { plainText } from './plain-text.ts';

interface Page {
  url: string;
  fields: Record<string, string>;
  body: string;
}

export function searchRecords({ url, fields, body }: Page): SearchRecord[] {
  const idOf = uniqueHeadingIds();
  const common = { page: fields.title ?? '', section: fields.section ?? '' };
  const records: (SearchRecord & { tokens: Token[] })[] = [{ ...common, url, heading: '', text: '', tokens: [] }];
  for (const token of marked.lexer(body)) {
    if (token.type === 'heading') {
      const heading = plainText(token.tokens ?? []);
      records.push({ ...common, url: `${url}#${idOf(heading)}`, heading, text: '', tokens: [] });
    } else records.at(-1)?.tokens.push(token);
  }
  return records
    .map(({ tokens, ...record }) => ({ ...record, text: plainText(tokens).replaceAll(/\s+/g, ' ').trim() }))
    .map((record, index) => (index === 0 ? { ...record, text: `${fields.description} ${record.text}` } : record));
}
