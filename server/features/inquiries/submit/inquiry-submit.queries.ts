import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { messages } from '#shared/messages.ko.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Tables } from '#server/db/tables.ts';
import { fail } from '#server/errors.ts';
import type { GivenConsent } from '#server/features/users/consent.queries.ts';
import { emailKeyOf, mailboxKeyOf } from '#server/mail/recipient.ts';
import type { Submission } from './check-submission.ts';

export interface StoredInquiry {
  id: string;
  number: string;
  createdAt: string;
}

/** Stores an inquiry. A second open free trial of the same mailbox without `duplicate_of` is a unique violation. */
export async function insertInquiry(
  tx: Db,
  context: Pick<Context, 'clock'>,
  columns: Submission['columns'],
  { number, userId, duplicateOf }: { number: string; userId: string | null; duplicateOf: string | null },
): Promise<StoredInquiry> {
  const id = randomUUID();
  const createdAt = nowIso(context);
  await tx
    .insertInto('inquiry')
    .values({
      ...columns,
      id,
      number,
      status: '접수',
      complete_yn: 'N',
      completed_at: null,
      owner_id: null,
      user_id: userId,
      email_key: emailKeyOf(columns.email),
      mailbox_key: mailboxKeyOf(columns.email),
      duplicate_of: duplicateOf,
      phone_key: columns.phone.replace(/\D/g, ''),
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute();
  return { id, number, createdAt };
}

/** Two clicks, two tabs, or a browser that sends once more after a lost answer. */
const JUST_MS = 60_000;

/**
 * The same inquiry from the same account and network address, word for word with its consents and files, of the last
 * minute. Call it with the numbers locked.
 */
export async function findJustSent(
  tx: Db,
  context: Pick<Context, 'clock'>,
  { columns, fileIds }: Submission,
  { userId, ip, consents }: { userId: string | null; ip: string; consents: readonly GivenConsent[] },
): Promise<StoredInquiry | undefined> {
  const filesOf = (eb: ExpressionBuilder<Tables, 'inquiry'>) =>
    eb.selectFrom('inquiry_file').whereRef('inquiry_file.inquiry_id', '=', 'inquiry.id');
  const consentsOf = (eb: ExpressionBuilder<Tables, 'inquiry'>) =>
    eb.selectFrom('inquiry_consent').whereRef('inquiry_consent.inquiry_id', '=', 'inquiry.id').where('ip', '=', ip);

  let same = tx
    .selectFrom('inquiry')
    .select(['id', 'number', 'created_at as createdAt'])
    .where('email_key', '=', emailKeyOf(columns.email))
    .where('created_at', '>', inMs(context, -JUST_MS))
    .where('user_id', 'is not distinct from', userId)
    .where((eb) => eb(filesOf(eb).select(eb.fn.countAll<number>().as('count')), '=', fileIds.length));
  for (const [name, value] of Object.entries(columns)) same = same.where(name as keyof typeof columns, '=', value);
  for (const id of fileIds)
    same = same.where((eb) => eb.exists(filesOf(eb).select('inquiry_file.id').where('inquiry_file.id', '=', id)));
  for (const { kind, version, agreed } of consents)
    same = same.where((eb) => {
      const given = consentsOf(eb).where('kind', '=', kind).where('version', '=', version);
      return eb.exists(given.where('agreed', '=', agreed ? 1 : 0).select('inquiry_consent.id'));
    });
  return same.orderBy('created_at').executeTakeFirst();
}

/** Stores each answer with text version, time and address. */
export async function insertConsents(
  tx: Db,
  inquiry: { id: string; createdAt: string },
  ip: string,
  consents: readonly GivenConsent[],
): Promise<void> {
  await tx
    .insertInto('inquiry_consent')
    .values(
      consents.map(({ kind, version, agreed }) => ({
        id: randomUUID(),
        inquiry_id: inquiry.id,
        kind,
        version,
        agreed: agreed ? 1 : 0,
        agreed_at: inquiry.createdAt,
        ip,
      })),
    )
    .execute();
}

/** Attaches files to an inquiry. The id of a new upload is secret, so whoever knows it has uploaded the file. */
export async function attachInquiryFiles(tx: Db, contractId: string, fileIds: readonly string[]): Promise<void> {
  for (const [position, fileId] of fileIds.entries()) {
    const { numUpdatedRows } = await tx
      .updateTable('inquiry_file')
      .set({ inquiry_id: contractId, position })
      .where('id', '=', fileId)
      .where('inquiry_id', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) fail('CM01', { fields: { fileIds: messages.files.gone } });
  }
}

/** The member's last inquiry, to fill in the next form. */
export function findLastInquiry(db: Db, userId: string) {
  return db
    .selectFrom('inquiry')
    .select(['company', 'department', 'position', 'phone', 'industry', 'company_size'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** For a logged-in member with this verified address, the inquiry's address counts as verified. */
export async function confirmByMember(
  tx: Db,
  inquiry: { id: string; createdAt: string },
  email: string,
  userId: string,
): Promise<void> {
  await tx
    .updateTable('inquiry')
    .set({ email_confirmed_at: inquiry.createdAt })
    .where('id', '=', inquiry.id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user')
          .select('user.id')
          .where('user.id', '=', userId)
          .where('user.email_status', '=', 'confirmed')
          .where('user.email_key', '=', emailKeyOf(email)),
      ),
    )
    .execute();
}
