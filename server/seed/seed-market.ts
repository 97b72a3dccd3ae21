import type { Context } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { insertVersion } from '../features/market/market-version.queries.ts';
import { inspectPackage } from '../features/market/inspect-package.ts';
import { seedFile } from './seed-files.ts';
import type { SeededDocument } from './seed-files.ts';

/** Time between versions of the demo content; the newest has the date of the article. */
const BETWEEN_MS = 45 * 86_400_000;

/** `2.1.0 changes; 2.0.0 …`, newest first, each with a package named after it. */
export async function seedVersions(tx: Db, context: Context, document: SeededDocument): Promise<void> {
  const { package: newest = '', versions = '' } = document.fields;
  if (newest === '') return;
  const given = versions.split(';').map((entry) => /^\s*(\d+\.\d+\.\d+)\s+(.*)$/s.exec(entry));
  const newestVersion = given[0]?.[1] ?? '';
  for (const [age, found] of given.entries()) {
    const [, version = '', changes = ''] = found ?? [];
    if (version === '') continue;
    const createdAt = new Date(Date.parse(document.createdAt) - age * BETWEEN_MS).toISOString();
    const name = newest.replace(newestVersion, version);
    const file = await seedFile(tx, context, { ...document, createdAt }, { name, purpose: 'package' });
    const inside = await inspectPackage(context, 'seed', file);
    const row = { documentId: document.id, fileId: file.id, version, changes: changes.trim(), entries: inside };
    await insertVersion(tx, { ...row, isPublished: true }, createdAt);
  }
}

interface SeededReview {
  author: string;
  rating: number;
  at: string;
  body: string;
}

/** `flowmaker 5 2026-10-02 문장 | excelmaster 4 …`: author, rating, day and text. */
export function reviewsOf(text = ''): SeededReview[] {
  return text.split('|').flatMap((entry) => {
    const [, author, rating, day, body] = /^\s*(\w+) ([1-5]) (\d{4}-\d{2}-\d{2}) (.*)$/s.exec(entry) ?? [];
    if (!author || !rating || !day || !body) return [];
    return [{ author, rating: Number(rating), at: `${day}T10:00:00+09:00`, body: body.trim() }];
  });
}
