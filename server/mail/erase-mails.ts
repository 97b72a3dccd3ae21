import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { mailFolder } from './send-mail.ts';
import { ownerOf } from './recipient.ts';

/**
 * Deletes the mails that belong to a member or an inquiry from the outbox. Returns their ids, for `removeMailCopies`
 * after the commit.
 */
export async function eraseMails(tx: Db, of: { userId: string } | { contractId: string }): Promise<string[]> {
  const rows = await tx.deleteFrom('mail').where('owner', '=', ownerOf(of)).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Deletes the `.eml` files that mails are written to without a mail server. */
export async function removeMailCopies({ config }: Pick<Context, 'config'>, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(join(mailFolder(config), `${id}.eml`), { force: true });
}

/** Deletes files of mails that are no longer in the outbox, after a crash or if a mail was sent while being erased. */
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
