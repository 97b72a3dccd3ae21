import { sql } from 'kysely';
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
/** Then what was read is indexed before more is read. */
const ROUND_MS = 10_000;

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
      async (either) => {
        const end = performance.now() + ROUND_MS;
        for (let files = await waitingFiles(context); files.length > 0; files = await waitingFiles(context))
          if (!(await readAll(context, files, either)) || performance.now() > end) return;
      },
      signal,
    );
}

type WaitingFile = Awaited<ReturnType<typeof waitingFiles>>[number];

/** The next of everybody who attached some: whoever sends many slow ones waits for their own. */
function waitingFiles({ db }: Context) {
  const waiting = db
    .selectFrom('file_text')
    .innerJoin('file', 'file.id', 'file_text.file_id')
    .leftJoin('document', 'document.id', 'file.document_id')
    .select(['document.board_type', 'document.is_staff_author'])
    .select(['file.id', 'file.name', 'file.document_id', 'file.storage_key', 'file.created_at'])
    .select(
      sql<number>`row_number() over (partition by coalesce(file.uploader_id, file.id) order by file.created_at, file.id)`.as(
        'turn',
      ),
    )
    .where('file_text.read_at', '=', WAITING);
  return db
    .selectFrom(waiting.as('waiting'))
    .selectAll()
    .where('turn', '=', 1)
    .orderBy('created_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
}

/** False if the rest has to wait for another round. */
async function readAll(context: Context, files: readonly WaitingFile[], signal: AbortSignal): Promise<boolean> {
  for (const file of files) {
    if (signal.aborted) return false;
    const content = await readOne(context, file, signal);
    // Storage is unavailable: the file stays in the queue.
    if (content === null) return false;
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
  return true;
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
