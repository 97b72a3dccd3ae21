import { readFile, readdir } from 'node:fs/promises';
import { withNameFilledIn } from '#shared/text/korean.ts';
import { parseFrontMatter } from '#server/markdown/front-matter.ts';
import { contentUrl } from '#server/content.ts';
import type { Context } from '#server/context.ts';
import { isManualPublished } from './published-manual.ts';

const FOLDER = contentUrl('manual/');

export interface ManualPage {
  path: string;
  markdownPath: string;
  title: string;
  description: string;
}

/** Pages of the manual in order, as published by its build; none while it is not published. */
export async function readManualPages(context: Pick<Context, 'db' | 'log'>, product: string): Promise<ManualPage[]> {
  if (!(await isManualPublished(context))) return [];
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3));
  const pages = await Promise.all(
    names.map(async (name) => {
      const source = await readFile(new URL(`${name}.md`, FOLDER), 'utf8');
      const { fields } = parseFrontMatter(withNameFilledIn(source, 'product', product));
      return {
        path: name === 'index' ? '/manual/' : `/manual/${name}/`,
        markdownPath: `/manual/${name}.md`,
        title: fields.title ?? name,
        description: fields.description ?? '',
        order: Number(fields.order ?? 0),
      };
    }),
  );
  return pages.toSorted((a, b) => a.order - b.order);
}
