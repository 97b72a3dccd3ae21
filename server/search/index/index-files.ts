import { createHash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import type { Db } from '#server/db/open-database.ts';
import type { Voice } from '#server/db/tables/search.tables.ts';
import { ANALYSIS_VERSION } from '../analyse/analyser.ts';
import { removeEntries } from './index-waiting.ts';
import { storeEntry } from './store-entry.ts';
import { storeWaiting } from './store-parts.ts';

/** Pictures and videos contain no readable text. */
const SEARCHED_PURPOSES = ['attachment', 'captions', 'package'] as const;

/**
 * Updates the entries of changed files only, because a reply changes no attachment. Their names are indexed at once,
 * their texts by `indexWaiting`.
 */
export async function indexFiles(
  tx: Db,
  { documentId, title, voice }: { documentId: string; title: string; voice: Voice },
): Promise<void> {
  const files = await filesOf(tx, documentId);
  await otherWork();
  const entries = await entriesOf(tx, documentId);
  const hashes = new Map(files.map((file) => [file.id, hashOf([title, voice], file)]));
  await otherWork();
  const isOutdated = ({ file_id, content_hash }: (typeof entries)[number]) =>
    hashes.get(file_id ?? '') !== content_hash;
  const outdated = new Set(entries.filter(isOutdated).flatMap(({ file_id }) => file_id ?? []));
  if (outdated.size > 0) await removeEntries(tx, { documentId, fileIds: [...outdated] });
  const known = new Set(entries.map(({ file_id }) => file_id));
  for (const file of files) {
    if (known.has(file.id) && !outdated.has(file.id)) continue;
    const entry = {
      documentId,
      fileId: file.id,
      audience: file.visibility,
      title,
      extra: file.name,
      passages: [],
      contentHash: hashes.get(file.id),
    };
    await storeEntry(tx, entry);
    if (file.content) await storeWaiting(tx, [{ ...entry, textSaidBy: voice }]);
    // Lets other requests proceed.
    await otherWork();
  }
}

const hashOf = (shared: readonly string[], file: Awaited<ReturnType<typeof filesOf>>[number]) =>
  createHash('sha256')
    .update(JSON.stringify([ANALYSIS_VERSION, ...shared, file.name, file.visibility, file.content === null]))
    // Not quoted, because quoting millions of characters takes longer than hashing them.
    .update(file.content ?? '')
    .digest('base64url');

const entriesOf = (tx: Db, documentId: string) =>
  tx
    .selectFrom('search_entry')
    .select(['id', 'file_id', 'content_hash'])
    .where('document_id', '=', documentId)
    .where('file_id', 'is not', null)
    .execute();

const filesOf = (tx: Db, documentId: string) =>
  tx
    .selectFrom('file')
    .leftJoin('file_text', 'file_text.file_id', 'file.id')
    .select(['file.id', 'file.name', 'file.visibility', 'file_text.content'])
    .where('file.document_id', '=', documentId)
    .where('file.purpose', 'in', SEARCHED_PURPOSES)
    .orderBy('file.position')
    .orderBy('file.id')
    .execute();
