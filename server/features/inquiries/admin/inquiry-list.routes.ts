import type { FastifyInstance } from 'fastify';
import { contractContract } from '#shared/contract/site/inquiry.contract.ts';
import { CONTRACT_STATUSES } from '#shared/inquiries/inquiries.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { requireContractStaff } from '../inquiry-log.ts';
import { summaryOf } from './inquiry.presenter.ts';
import { countByStatus, listContracts, listOwners, savedFiltersOf } from './inquiry-list.queries.ts';

export function pipelineListRoutes(app: FastifyInstance, { db }: Context): void {
  route(app, contractContract.list, async ({ input, request }) => {
    const account = requireContractStaff(request);
    const [rows, counts, owners, savedFilters] = await Promise.all([
      listContracts(db, input),
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

  route(app, contractContract.board, async ({ input, request }) => {
    const account = requireContractStaff(request);
    const shown = CONTRACT_STATUSES.filter((status) => input.status === '' || status === input.status);
    const [counts, owners, savedFilters, ...lists] = await Promise.all([
      countByStatus(db, input),
      listOwners(db),
      savedFiltersOf(db, account.id),
      ...shown.map((status) =>
        listContracts(db, {
          ...input,
          status,
          page: 1,
          size: LIMITS.contractBoardCards,
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
