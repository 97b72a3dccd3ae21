import { createHash } from 'node:crypto';
import type { Db } from '#server/db/open-database.ts';
import type { Voice } from '#server/db/tables/search.tables.ts';
import { ANALYSIS_VERSION } from '../analyse/analyser.ts';
import { WAITING } from '../files/await-file-texts.ts';
import { filePassages } from './file-passages.ts';
import { storeEntry } from './store-entry.ts';

/** Pictures and films say nothing that could be read. */
const SEARCHED_PURPOSES = ['attachment', 'captions', 'package'] as const;

/** A longer text is indexed by `readWaitingFiles` alone, which lets others be served in between. */
const LONG_CHARS = 20_000;

/**
 * Brings the entries of a document's files up to date, those that are not: a reply below a document changes nothing of
 * its attachments. `readNow` is the file that nobody waits for, so that it is indexed however long it is.
 */
export async function indexFiles(
  tx: Db,
  { documentId, title, voice }: { documentId: string; title: string; voice: Voice },
  readNow?: string,
): Promise<void> {
  const files = await filesOf(tx, documentId);
  const entries = await entriesOf(tx, documentId);
  const hashes = new Map(files.map((file) => [file.id, hashOf([title, voice], file)]));
  const outdated = entries.filter(({ file_id, content_hash }) => hashes.get(file_id ?? '') !== content_hash);
  const kept = new Set(entries.filter((entry) => !outdated.includes(entry)).map(({ file_id }) => file_id));
  if (outdated.length > 0)
    await tx
      .deleteFrom('search_entry')
      .where(
        'id',
        'in',
        outdated.map(({ id }) => id),
      )
      .execute();
  for (const file of files) {
    if (kept.has(file.id)) continue;
    const isPutOff = file.id !== readNow && (file.content ?? '').length > LONG_CHARS;
    if (isPutOff) await tx.updateTable('file_text').set({ read_at: WAITING }).where('file_id', '=', file.id).execute();
    await storeEntry(tx, {
      documentId,
      fileId: file.id,
      audience: file.visibility,
      title,
      extra: file.name,
      passages: filePassages(file.name, isPutOff ? '' : (file.content ?? '')).map((passage) => ({ ...passage, voice })),
      contentHash: isPutOff ? '' : hashes.get(file.id),
    });
  }
}

const hashOf = (shared: readonly string[], file: Awaited<ReturnType<typeof filesOf>>[number]) =>
  createHash('sha256')
    .update(JSON.stringify([ANALYSIS_VERSION, ...shared, file.name, file.visibility, file.content]))
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
