import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { dialectOf } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { eraseMails } from '#server/mail/erase-mails.ts';
import { recordErasure } from '../privacy/retention/erasure.queries.ts';
import { eraseWritings } from './erase-writings.ts';
import { removeSecondFactor } from './factor/factor.queries.ts';
import { clearFailures } from './login/login-attempt.queries.ts';
import { endAllSessions } from './sessions/session.queries.ts';
import { countAdministrators, lockAdministrators, rolesOf } from './user.queries.ts';

/** Longer than a request that started before the withdrawal can still write. */
const LATE_WRITES_MS = 2 * 86_400_000;

/** Tables with data of the member only, by the column of the account. */
const OWN_TABLES = [
  'user_role',
  'mail_token',
  'known_device',
  'draft',
  'video_progress',
  'inquiry_filter',
  'staff_preference',
  'notification',
  'notification_choice',
  'member_download',
  'question_notice',
] as const;

/**
 * Erases a member (docs/decisions/0004): of the account only its id remains. Documents stay under `탈퇴한 회원`, consents
 * stay as proof without the IP address. `eraseWritings` and `removeUnusedWriters` follow after the commit.
 * @throws CM02 if another request did it meanwhile, US07 for the last administrator.
 * @returns ids of the mails whose copies `removeMailCopies` deletes after the commit.
 */
export async function eraseMember(
  tx: Db,
  context: Pick<Context, 'clock'>,
  { id, login_id: loginId }: { id: string; login_id: string },
): Promise<string[]> {
  const gone = `withdrawn-${createHash('sha256').update(id).digest('hex').slice(0, 12)}`;
  const { numUpdatedRows } = await tx
    .updateTable('user')
    .set({
      login_id: gone,
      login_key: gone,
      name: '',
      email: '',
      affiliation: '',
      password_hash: '',
      status: 'withdrawn',
      updated_at: nowIso(context),
    })
    .where('id', '=', id)
    .where('status', '!=', 'withdrawn')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) fail('CM02');
  // After the account's row, as where administrators change members: the same order everywhere.
  if ((await rolesOf(tx, id)).includes('ROLE_ADMIN')) {
    await lockAdministrators(tx);
    if ((await countAdministrators(tx)) === 0) fail('US07');
  }
  await clearFailures(tx, loginId);
  await eraseOwnRows(tx, id);
  const mailIds = await eraseMails(tx, { userId: id });
  await recordErasure(tx, 'member.withdrawn', 1, nowIso(context));
  return mailIds;
}

/** Also afterwards: a request under way adds rows to an account that was active when it looked. */
async function eraseOwnRows(db: Db, id: string): Promise<void> {
  for (const table of OWN_TABLES) await db.deleteFrom(table).where('user_id', '=', id).execute();
  await db.deleteFrom('manual_rating').where('visitor_key', '=', id).execute();
  await eraseFromInquiries(db, id);
  await db.deleteFrom('question_assignment').where('assignee_id', '=', id).execute();
  await db.updateTable('consent').set({ ip: '' }).where('user_id', '=', id).execute();
  await db.deleteFrom('consent_reminder').where('source', '=', 'user').where('holder_id', '=', id).execute();
  await releaseUploads(db, id);
  await removeSecondFactor(db, id);
  await endAllSessions(db, id);
}

/** An inquiry has its own consent and stays until that is withdrawn or expires; it no longer refers to the account. */
async function eraseFromInquiries(tx: Db, id: string): Promise<void> {
  await tx.updateTable('inquiry').set({ user_id: null }).where('user_id', '=', id).execute();
  await tx.updateTable('inquiry').set({ owner_id: null }).where('owner_id', '=', id).execute();
  await tx.updateTable('inquiry_log').set({ detail: '' }).where('member_id', '=', id).execute();
}

/** Marks unused uploads as old, so that the file sweep deletes them with their contents. */
async function releaseUploads(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('file')
    .set({ created_at: new Date(0).toISOString() })
    .where('uploader_id', '=', id)
    .where('document_id', 'is', null)
    .execute();
}

/**
 * Removes authors' names without documents. The triggers on `document` add names and never remove one (migration 0013).
 * Holds nothing else while it waits: who stores a document holds its author's row and the table until the end.
 */
export async function removeUnusedWriters({ db }: Pick<Context, 'db'>): Promise<void> {
  await transaction(db, async (tx) => {
    if (dialectOf(tx) === 'postgres') await sql`lock table document_writer in share row exclusive mode`.execute(tx);
    await tx
      .deleteFrom('document_writer')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('document')
              .select('document.id')
              .whereRef('document.author_name', '=', 'document_writer.author_name')
              .whereRef('document.is_staff_author', '=', 'document_writer.is_staff_author'),
          ),
        ),
      )
      .execute();
  });
}

/**
 * Removes what concurrent requests wrote during a withdrawal, and names without documents. A member is
 * done with by a run after the late writes, however long the portal did not run before.
 */
export async function sweepErasedMembers(context: Context, signal?: AbortSignal): Promise<void> {
  const rows = await context.db
    .selectFrom('user')
    .select(['id', 'updated_at'])
    .where('status', '=', 'withdrawn')
    .where('is_erased', '=', 0)
    .execute();
  const lateUntil = inMs(context, -LATE_WRITES_MS);
  for (const { id, updated_at: withdrawnAt } of rows) {
    await eraseWritings(context, id, signal);
    await eraseOwnRows(context.db, id);
    await eraseMails(context.db, { userId: id });
    if (withdrawnAt < lateUntil)
      await context.db.updateTable('user').set({ is_erased: 1 }).where('id', '=', id).execute();
  }
  await removeUnusedWriters(context);
}
