import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { contentUrl } from '#server/content.ts';
import type { Context } from '#server/context.ts';
import { parseFrontMatter } from '../markdown/front-matter.ts';
import EXAMPLE from './example-manual.json' with { type: 'json' };
import { readSetting } from './stored-setting.ts';

const FOLDER = contentUrl('manual/');

const isPage = (name: string) => name.endsWith('.md');
/** Of a page's text, without the lines before it. */
const hashOf = (body: string) => createHash('sha256').update(body.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
const readPage = async (folder: URL, name: string) => parseFrontMatter(await readFile(new URL(name, folder), 'utf8'));

/** What example-manual.json holds of the delivered pages. */
export async function hashesOf(folder: URL): Promise<string[]> {
  const names = (await readdir(folder)).filter(isPage);
  return Promise.all(names.toSorted().map(async (name) => hashOf((await readPage(folder, name)).body)));
}

/** Pages that are the delivered ones still, by their text or by `example: true` as in the first, and those unread. */
export async function examplePages(folder: URL, log: Context['log']): Promise<{ left: string[]; unread: string[] }> {
  const names = (await readdir(folder).catch(() => [])).filter(isPage);
  const unread: string[] = [];
  const isExample = async (name: string) => {
    try {
      const { fields, body } = await readPage(folder, name);
      return fields.example === 'true' || EXAMPLE.includes(hashOf(body));
    } catch (error) {
      log.warn({ err: error, name }, 'a page of the manual could not be read');
      unread.push(name);
      return true;
    }
  };
  // A manual without a first page is none.
  const all = [...new Set(['index.md', ...names.toSorted()])];
  const marks = await Promise.all(all.map(isExample));
  return { left: all.filter((_name, at) => marks[at]), unread };
}

/** Whether its first page is the operator's. Other pages may be the delivered ones: many fit a product as they are. */
export const isManualOwn = (folder: URL, log: Context['log']): Promise<boolean | undefined> =>
  readPage(folder, 'index.md').then(
    ({ fields }) => fields.example !== 'true',
    (error: unknown) => {
      log.warn({ err: error }, 'the first page of the manual could not be read');
      return undefined;
    },
  );

// As when they were asked first: what is changed later is not built yet. What could not be read is tried again.
let left: string[] | undefined;
let isOwn: boolean | undefined;

export async function examplePagesLeft(log: Context['log']): Promise<string[]> {
  if (left) return left;
  const found = await examplePages(FOLDER, log);
  if (found.unread.length === 0) left = found.left;
  return found.left;
}

/** The delivered manual tells of the demo's product: like its texts and logo it is shown with the demo alone. */
export const isManualPublished = async ({ db, log }: Pick<Context, 'db' | 'log'>): Promise<boolean> =>
  (await readSetting(db, 'delivered-terms')) !== null || (isOwn ??= await isManualOwn(FOLDER, log)) === true;
