import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { can } from '#shared/permissions.ts';
import type { AccessAction } from '#shared/site/privacy.ts';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
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

/** Logs a change (in its transaction) or a read (before the response); returns the ID of the entry. */
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
): Promise<string> {
  const id = randomUUID();
  await handle
    .insertInto('inquiry_log')
    .values({
      id,
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
  return id;
}

const JUST_MS = 60_000;

/** Whether a colleague, or a second press, was first. Call it with the inquiry locked. */
export const hasJustHappened = async (
  tx: Db,
  context: Pick<Context, 'clock'>,
  action: InquiryAction,
  contractId: string,
): Promise<boolean> =>
  (await tx
    .selectFrom('inquiry_log')
    .select('id')
    .where('inquiry_id', '=', contractId)
    .where('action', '=', action)
    .where('created_at', '>', inMs(context, -JUST_MS))
    .executeTakeFirst()) !== undefined;

/** After so long it is another look. */
const LOOK_MS = 3_600_000;

/**
 * Logs that somebody opens personal data, and returns the look. `lookId`: what is open is read anew after an act, which
 * is logged itself; true of that look at the same data by the same user alone.
 */
export async function recordLook(
  db: Db,
  context: Pick<Context, 'clock'>,
  who: Who,
  { lookId, ...whose }: { contractId: string | null; memberId: string | null; lookId?: string | undefined },
): Promise<string> {
  const look =
    lookId !== undefined &&
    (await db
      .selectFrom('inquiry_log')
      .select('id')
      .where('id', '=', lookId)
      .where('actor_id', '=', who.account.id)
      .where('action', 'in', ['open', 'member'])
      .where('inquiry_id', 'is not distinct from', whose.contractId)
      .where('member_id', 'is not distinct from', whose.memberId)
      .where('created_at', '>', inMs(context, -LOOK_MS))
      .executeTakeFirst());
  return look ? look.id : recordAccess(db, context, who, whose.contractId === null ? 'member' : 'open', whose);
}
