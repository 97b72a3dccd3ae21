import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { mailMember, saveNotification } from '#server/notifications/notify-member.ts';
import { findUser } from '../../users/user.queries.ts';
import { assignedMail } from '../inquiry.mails.ts';

/** An inquiry that was given to a colleague. */
export interface AssignedInquiry {
  id: string;
  number: string;
  type: InquiryKind;
  ownerId: string;
}

/** Notifies the new owner of each inquiry, and sends one mail about all of them. They all have the same owner. */
export async function notifyOwner(
  tx: Db,
  context: Pick<Context, 'clock' | 'config'>,
  by: { id: string; name: string },
  inquiries: readonly AssignedInquiry[],
): Promise<void> {
  const ownerId = inquiries[0]?.ownerId;
  if (ownerId === undefined) return;
  for (const { id } of inquiries)
    await saveNotification(tx, context, ownerId, { kind: 'inquiry-assigned', inquiryId: id, detail: by.id });
  const content = assignedMail(context.config, inquiries, by.name);
  await mailMember(tx, context, await findUser(tx, ownerId), { topic: 'assignment', content });
}
