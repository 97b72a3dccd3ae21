import type { FastifyInstance } from 'fastify';
import { inquiryContract } from '#shared/contract/inquiries/inquiry.contract.ts';
import { INQUIRY_STATUSES, isUncontacted } from '#shared/inquiries/inquiry-states.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { requireInquiryStaff } from '../inquiry-log.ts';
import { dueClock } from './inquiry-detail.presenter.ts';
import { summaryOf } from './inquiry.presenter.ts';
import {
  conditionsOf,
  countByStatus,
  countInquiries,
  countMatching,
  countOverdue,
  listInquiries,
  listOwners,
  savedFiltersOf,
} from './inquiry-list.queries.ts';

export function inquiryListRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  route(app, inquiryContract.list, async ({ input, request }) => {
    const account = requireInquiryStaff(request);
    const due = await dueClock(context);
    const filters = conditionsOf(input, due, account.id);
    const [rows, counts, overdueCount, owners, savedFilters] = await Promise.all([
      listInquiries(db, filters),
      countByStatus(db, filters),
      countOverdue(db, filters),
      listOwners(db),
      savedFiltersOf(db, account.id),
    ]);
    return {
      list: rows.map((row) => summaryOf(row, due)),
      totalCount: await countMatching(db, filters, counts),
      page: input.page,
      size: input.size,
      counts,
      overdueCount,
      owners,
      savedFilters,
    };
  });

  route(app, inquiryContract.board, async ({ input, request }) => {
    const account = requireInquiryStaff(request);
    const shown = INQUIRY_STATUSES.filter((status) => input.status === '' || status === input.status);
    const due = await dueClock(context);
    const filters = conditionsOf(input, due, account.id);
    const [counts, owners, savedFilters, ...lists] = await Promise.all([
      countByStatus(db, filters),
      listOwners(db),
      savedFiltersOf(db, account.id),
      ...shown.map((status) =>
        listInquiries(db, {
          ...filters,
          status,
          page: 1,
          size: SERVER_LIMITS.inquiryBoardCards,
          sort: 'due',
          direction: 'asc',
        }),
      ),
    ]);
    return {
      columns: await Promise.all(
        shown.map(async (status, index) => ({
          status,
          totalCount: await countMatching(db, { ...filters, status }, counts),
          overdueCount: isUncontacted(status) ? await countInquiries(db, { ...filters, status, overdue: 'Y' }) : 0,
          list: (lists[index] ?? []).map((row) => summaryOf(row, due)),
        })),
      ),
      owners,
      savedFilters,
    };
  });
}
