import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { can } from '#shared/permissions.ts';
import type { AccessAction } from '#shared/site/privacy.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { fail } from '#server/errors.ts';
import type { Account } from '#server/plugins/session.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';

export type InquiryAction =
  | AccessAction
  | 'status'
  | 'complete'
  | 'reopen'
  | 'owner'
  | 'memo'
  | 'mail'
  | 'answer'
  | 'withdrawLink';

export interface Who {
  account: Pick<Account, 'id' | 'name'>;
  ip: string;
}

/** @throws CM02 for visitors, CM03 for members without access to inquiries. */
export function requireInquiryStaff(request: FastifyRequest): Account {
  const account = requireLogin(request);
  return can.manageInquiries(actorOf(request)) ? account : fail('CM03');
}

/** Logs a change (in its transaction) or a read (before the response). */
export async function recordAccess(
  handle: Db,
  context: Pick<Context, 'clock'>,
  { account, ip }: Who,
  action: InquiryAction,
  {
    contractId,
    memberId = null,
    detail = '',
  }: { contractId: string | null; memberId?: string | null; detail?: string },
): Promise<void> {
  await handle
    .insertInto('inquiry_log')
    .values({
      id: randomUUID(),
      inquiry_id: contractId,
      member_id: memberId,
      actor_id: account.id,
      actor_name: account.name,
      action,
      detail,
      ip,
      created_at: nowIso(context),
    })
    .execute();
}
