import type { FastifyInstance } from 'fastify';
import { inquiryContract } from '#shared/contract/site/inquiry.contract.ts';
import { INQUIRY_STATUSES } from '#shared/inquiries/inquiries.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { requireInquiryStaff } from '../inquiry-log.ts';
import { summaryOf } from './inquiry.presenter.ts';
import { countByStatus, listInquiries, listOwners, savedFiltersOf } from './inquiry-list.queries.ts';

export function inquiryListRoutes(app: FastifyInstance, { db }: Context): void {
  route(app, inquiryContract.list, async ({ input, request }) => {
    const account = requireInquiryStaff(request);
    const [rows, counts, owners, savedFilters] = await Promise.all([
      listInquiries(db, input),
      countByStatus(db, input),
      listOwners(db),
      savedFiltersOf(db, account.id),
    ]);
    const counted = counts.filter(({ status }) => input.status === '' || status === input.status);
    return {
      list: rows.map(summaryOf),
      totalCount: counted.reduce((sum, { count }) => sum + count, 0),
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
    const [counts, owners, savedFilters, ...lists] = await Promise.all([
      countByStatus(db, input),
      listOwners(db),
      savedFiltersOf(db, account.id),
      ...shown.map((status) =>
        listInquiries(db, {
          ...input,
          status,
          page: 1,
          size: SERVER_LIMITS.inquiryBoardCards,
          sort: 'createdAt',
          direction: 'desc',
        }),
      ),
    ]);
    return {
      columns: shown.map((status, index) => ({
        status,
        totalCount: counts.find((row) => row.status === status)?.count ?? 0,
        list: (lists[index] ?? []).map(summaryOf),
      })),
      owners,
      savedFilters,
    };
  });
}
