import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inquiryContract } from '#shared/contract/inquiries/inquiry.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { composed } from '#shared/text/compose.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail, refuseInvalid } from '#server/errors.ts';
import { withoutWords } from '#server/personal-data/without-words.ts';
import { route } from '#server/plugins/route.ts';
import { lockUser } from '../../users/user.queries.ts';
import { requireInquiryStaff } from '../inquiry-log.ts';
import { savedFiltersOf } from './inquiry-list.queries.ts';

const MAX_CHARS = LIMITS.savedFilterNameMaxChars;

/** Filters of one staff member; saving an existing name replaces it. */
export function savedFilterRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, inquiryContract.saveFilter, async ({ input, request }) => {
    const account = requireInquiryStaff(request);
    const name = composed(input.name.trim());
    const label = inquiryListText.filters.name;
    const problem =
      name === '' ? messages.required(label) : name.length > MAX_CHARS ? messages.tooLong(label, MAX_CHARS) : null;
    refuseInvalid({ name: problem });
    // Stored as query string only, so that it cannot lead to another site.
    const query = withoutWords(input.query);
    const filterId = randomUUID();
    await transaction(db, async (tx) => {
      await lockUser(tx, account.id);
      await tx.deleteFrom('inquiry_filter').where('user_id', '=', account.id).where('name', '=', name).execute();
      if ((await savedFiltersOf(tx, account.id)).length >= LIMITS.savedFilterMax) fail('CO03');
      await tx
        .insertInto('inquiry_filter')
        .values({ id: filterId, user_id: account.id, name, query, created_at: nowIso(context) })
        .execute();
    });
    return { filterId, name, query };
  });

  route(app, inquiryContract.deleteFilter, async ({ input, request }) => {
    const account = requireInquiryStaff(request);
    await db.deleteFrom('inquiry_filter').where('id', '=', input.filterId).where('user_id', '=', account.id).execute();
    return null;
  });
}
