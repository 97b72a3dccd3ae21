import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import { parseFrontMatter } from '../../content/front-matter.ts';
import { sanitizeRichText } from '../../rich-text/rich-text.ts';

const FOLDER = new URL('../../../content/terms/', import.meta.url);

/** A legal text as it stands now, with its version; null when there is none of that kind. */
export async function readTerm(kind: string, names: { product: string; company: string }) {
  const source = await readFile(new URL(`${kind}.md`, FOLDER), 'utf8').catch(() => null);
  if (source === null) return null;
  const { fields, body } = parseFrontMatter(fill(source, names));
  return {
    kind,
    title: fields.title ?? '',
    version: fields.version ?? '',
    effectiveDate: fields.effectiveDate ?? '',
    bodyHtml: sanitizeRichText(await marked.parse(body)),
  };
}

const fill = (text: string, names: { product: string; company: string }) =>
  text.replaceAll('{product}', names.product).replaceAll('{company}', names.company);
