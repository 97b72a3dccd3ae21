import type { FastifyInstance } from 'fastify';
import { inquiryContract } from '#shared/contract/site/inquiry.contract.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiries.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { requireInquiryStaff } from '../inquiry-log.ts';
import { dueClock } from './inquiry-detail.ts';
import { summaryOf } from './inquiry.presenter.ts';
import { countByStatus, countMatching, listInquiries, listOwners, savedFiltersOf } from './inquiry-list.queries.ts';

export function inquiryListRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  route(app, inquiryContract.list, async ({ input, request }) => {
    const account = requireInquiryStaff(request);
    const [due, rows, counts, owners, savedFilters] = await Promise.all([
      dueClock(context),
      listInquiries(db, input),
      countByStatus(db, input),
      listOwners(db),
      savedFiltersOf(db, account.id),
    ]);
    return {
      list: rows.map((row) => summaryOf(row, due)),
      totalCount: countMatching(counts, input),
      page: input.page,
      size: input.size,
      counts,
      owners,
      savedFilters,
    };
  });

  route(app, inquiryContract.board, async ({ input, request }) => {
    const account = requireInquiryStaff(request);
    const shown = INQUIRY_STATUSES.filter((status) => input.status === '' || status === input.status);
    const [due, counts, owners, savedFilters, ...lists] = await Promise.all([
      dueClock(context),
      countByStatus(db, input),
      listOwners(db),
      savedFiltersOf(db, account.id),
      ...shown.map((status) =>
        listInquiries(db, {
          ...input,
          status,
          page: 1,
          size: SERVER_LIMITS.inquiryBoardCards,
          sort: 'due',
          direction: 'asc',
        }),
      ),
    ]);
    return {
      columns: shown.map((status, index) => ({
        status,
        totalCount: countMatching(counts, { ...input, status }),
        list: (lists[index] ?? []).map((row) => summaryOf(row, due)),
      })),
      owners,
      savedFilters,
    };
  });
}
