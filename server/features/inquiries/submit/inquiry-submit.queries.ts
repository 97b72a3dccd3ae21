import { randomUUID } from 'node:crypto';
import { messages } from '#shared/messages.ko.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
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
