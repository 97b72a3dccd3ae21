import { readFile } from 'node:fs/promises';
import { contentUrl } from '#server/content.ts';
import type { Db } from '../db/open-database.ts';
import { parseFrontMatter } from '../markdown/front-matter.ts';
import { readSetting } from './site-setting.ts';

const FOLDER = contentUrl('manual/');

/** Whether the operator has replaced the delivered manual, whose first page says `example: true`. */
export async function isManualOwn(folder: URL = FOLDER): Promise<boolean> {
  const source = await readFile(new URL('index.md', folder), 'utf8').catch(() => '');
  return source !== '' && parseFrontMatter(source).fields.example !== 'true';
}

/** The delivered manual tells of the demo's product: like its texts and logo it is shown with the demo alone. */
export const isManualPublished = async (db: Db): Promise<boolean> =>
  (await readSetting(db, 'delivered-terms')) !== null || (await isManualOwn());
