import { readFile } from 'node:fs/promises';
import { contentUrl } from '#server/content.ts';
import type { Db } from '../db/open-database.ts';
import { seededTemplate } from '../features/answer-templates/answer-template.routes.ts';

interface SeedTemplate {
  of: Parameters<typeof seededTemplate>[0];
  name: string;
  body: string;
}

/** Templates with which the staff of a demo can answer at once. */
export async function seedAnswerTemplates(tx: Db, now: string): Promise<void> {
  const templates = JSON.parse(await readFile(contentUrl('answer-templates.json'), 'utf8')) as SeedTemplate[];
  const rows = templates.map(({ of, name, body }) => seededTemplate(of, name, body, now));
  await tx.insertInto('site_setting').values(rows).execute();
}
