import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { withLock } from '#server/db/locks.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { extensionOf } from '#server/storage/file-type.ts';
import { indexReadFiles } from '../index/index-document.ts';
import { WAITING } from './await-file-texts.ts';
import { readApart } from './read-apart.ts';

const AT_ONCE = 20;

/**
 * Reads what was attached since the last round, to be indexed by `indexWaiting`: reading takes seconds, which no form
 * should wait for. A file that cannot be read is found by its name alone. `signal` breaks it off: the file that
 * is being read is read again another time.
 */
export async function readWaitingFiles(context: Context, signal?: AbortSignal): Promise<void> {
  // Instances that read the same file would only waste each other's time; nothing is claimed when there is nothing.
  if ((await waitingFiles(context)).length > 0)
    await withLock(
      context,
      'file-texts',
      async (either) => readAll(context, await waitingFiles(context), either),
      signal,
    );
}

type WaitingFile = Awaited<ReturnType<typeof waitingFiles>>[number];

const waitingFiles = (context: Context) =>
  context.db
    .selectFrom('file_text')
    .innerJoin('file', 'file.id', 'file_text.file_id')
    .select(['file.id', 'file.name', 'file.document_id', 'file.storage_key'])
    .where('file_text.read_at', '=', WAITING)
    .orderBy('file.created_at')
    .limit(AT_ONCE)
    .execute();

async function readAll(context: Context, files: readonly WaitingFile[], signal: AbortSignal): Promise<void> {
  for (const file of files) {
    if (signal.aborted) return;
    const content = await readOne(context, file, signal);
    // The files cannot be reached at the moment: they go on waiting.
    if (content === null) return;
    await transaction(context.db, async (tx) => {
      await tx
        .updateTable('file_text')
        .set({ content, read_at: nowIso(context) })
        .where('file_id', '=', file.id)
        .execute();
      if (file.document_id !== null) await indexReadFiles(tx, file.document_id);
    });
  }
}

async function readOne(
  { storage, log }: Context,
  file: { name: string; storage_key: string },
  signal: AbortSignal,
): Promise<string | null> {
  try {
    return await readApart(extensionOf(file.name), await storage.read(file.storage_key), signal);
  } catch (error) {
    if (error instanceof AppError || signal.aborted) return null;
    log.warn({ err: error, file: file.name }, 'the text of a file could not be read');
    return '';
  }
}
