import { beginningOf } from '#shared/text/excerpt.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { withLock } from '#server/db/locks.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { extensionOf } from '#server/storage/file-type.ts';
import { indexReadFiles, voiceOf } from '../index/index-document.ts';
import { WAITING } from './await-file-texts.ts';
import { readApart } from '#server/processes/launcher.ts';

const AT_ONCE = 20;

/**
 * Of a file of a member, or of a question, also where staff attached it; some 30 pages. A new title has all files of a
 * document indexed again, and small files can hold very much text: those of the company's documents are read up to
 * `MOST_TEXT_CHARS`.
 */
const MOST_CHARS_OF_MEMBER = 60_000;

/**
 * Reads new attachments, which `indexWaiting` then indexes. Reading takes seconds, so no form waits for it. An
 * unreadable file is found by its name only. `signal` interrupts it; the current file is read again later.
 */
export async function readWaitingFiles(context: Context, signal?: AbortSignal): Promise<void> {
  // Only one instance reads, because reading the same file twice is waste. The lock is not taken if nothing waits.
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
    .leftJoin('document', 'document.id', 'file.document_id')
    .select(['document.board_type', 'document.is_staff_author'])
    .select(['file.id', 'file.name', 'file.document_id', 'file.storage_key'])
    .where('file_text.read_at', '=', WAITING)
    .orderBy('file.created_at')
    .limit(AT_ONCE)
    .execute();

async function readAll(context: Context, files: readonly WaitingFile[], signal: AbortSignal): Promise<void> {
  for (const file of files) {
    if (signal.aborted) return;
    const content = await readOne(context, file, signal);
    // Storage is unavailable: the file stays in the queue.
    if (content === null) return;
    const text = isOfCompany(file) ? content : beginningOf(content, MOST_CHARS_OF_MEMBER);
    await transaction(context.db, async (tx) => {
      await tx
        .updateTable('file_text')
        .set({ content: text, read_at: nowIso(context) })
        .where('file_id', '=', file.id)
        .execute();
      if (file.document_id !== null) await indexReadFiles(tx, file.document_id);
    });
  }
}

const isOfCompany = ({ board_type, is_staff_author }: WaitingFile) =>
  board_type !== null && voiceOf({ board_type, is_staff_author: is_staff_author ?? 0 }) === 'company';

async function readOne(
  { storage, log }: Context,
  file: Pick<WaitingFile, 'id' | 'name' | 'storage_key'>,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    return await readApart(extensionOf(file.name), await storage.read(file.storage_key), signal);
  } catch (error) {
    if (error instanceof AppError || signal.aborted) return null;
    // Not by its name, which may be that of a person.
    log.warn({ err: error, fileId: file.id }, 'the text of a file could not be read');
    return '';
  }
}
