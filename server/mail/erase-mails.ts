import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { mailFolder } from './mailer.ts';

/**
 * Takes mails to an address out of the outbox: all of them, or those that name `about`. Answers which, for
 * `removeMailCopies` once the transaction has ended.
 */
export async function eraseMails(tx: Db, address: string, about?: string): Promise<string[]> {
  let query = tx
    .deleteFrom('mail')
    .where((eb) => eb(eb.fn<string>('lower', ['to_address']), '=', address.toLowerCase()));
  if (about !== undefined) {
    const word = `%${about}%`;
    query = query.where((eb) => eb.or([eb('body_text', 'like', word), eb('subject', 'like', word)]));
  }
  const rows = await query.returning('id').execute();
  return rows.map(({ id }) => id);
}

/** The files that mails became while there was no mail server. */
export async function removeMailCopies({ config }: Pick<Context, 'config'>, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(join(mailFolder(config), `${id}.eml`), { force: true });
}

/** Files of mails that the outbox no longer knows: a crash, or a mail that went out while it was being erased. */
export async function sweepMailCopies(
  { config, db }: Pick<Context, 'config' | 'db'>,
  signal?: AbortSignal,
): Promise<number> {
  const names = await readdir(mailFolder(config)).catch(() => []);
  const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
  let removed = 0;
  for (let at = 0; at < ids.length; at += 500) {
    signal?.throwIfAborted();
    const some = ids.slice(at, at + 500);
    const rows = await db.selectFrom('mail').select('id').where('id', 'in', some).execute();
    const known = new Set(rows.map(({ id }) => id));
    const gone = some.filter((id) => !known.has(id));
    await removeMailCopies({ config }, gone);
    removed += gone.length;
  }
  return removed;
}
