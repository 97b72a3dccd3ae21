import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { mailFolder } from './mailer.ts';
import { ownerOf } from './recipient.ts';

/**
 * Takes the mails out of the outbox that were sent because of a member or an inquiry, and no others, whatever their
 * address. Answers which, for `removeMailCopies` once the transaction has ended.
 */
export async function eraseMails(tx: Db, of: { userId: string } | { contractId: string }): Promise<string[]> {
  const rows = await tx.deleteFrom('mail').where('owner', '=', ownerOf(of)).returning('id').execute();
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
