import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { contentUrl } from '#server/content.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '../db/open-database.ts';
import { parseFrontMatter } from '../markdown/front-matter.ts';
import EXAMPLE from './example-manual.json' with { type: 'json' };
import { readSetting } from './site-setting.ts';

const FOLDER = contentUrl('manual/');

/** Whether the operator publishes a manual of their own: the first page of the delivered one says `example: true`. */
export async function isManualOwn(folder: URL = FOLDER): Promise<boolean> {
  const source = await readFile(new URL('index.md', folder), 'utf8').catch(() => '');
  return source !== '' && parseFrontMatter(source).fields.example !== 'true';
}

/** The delivered manual tells of the demo's product: like its texts and logo it is shown with the demo alone. */
export const isManualPublished = async (db: Db): Promise<boolean> =>
  (await readSetting(db, 'delivered-terms')) !== null || (await isManualOwn());

/** Hashes of the pages' texts, without the lines before them. */
export async function hashesOf(folder: URL): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const { body } = parseFrontMatter(await readFile(new URL(name, folder), 'utf8'));
      return createHash('sha256').update(body.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
    }),
  );
}

/** Whether the manual is the operator's own, and none of its pages is a delivered one (example-manual.json) still. */
export async function isReplaced(folder: URL, log: Context['log']): Promise<boolean> {
  try {
    return (await isManualOwn(folder)) && (await hashesOf(folder)).every((hash) => !EXAMPLE.includes(hash));
  } catch (error) {
    log.warn({ err: error }, 'the manual could not be read');
    return false;
  }
}

let replaced: Promise<boolean> | undefined;

/** As when it was asked first: what is changed later is not built yet. */
export const isManualReplaced = (log: Context['log']): Promise<boolean> => (replaced ??= isReplaced(FOLDER, log));
