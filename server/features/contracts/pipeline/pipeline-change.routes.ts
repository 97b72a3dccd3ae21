import type { FastifyInstance } from 'fastify';
import { contractContract } from '../../../../shared/contract/contract.contract.ts';
import type { Context } from '../../../context.ts';
import { isUniqueViolation } from '../../../db/db-errors.ts';
import type { Db } from '../../../db/open-database.ts';
import { transaction } from '../../../db/transaction.ts';
import { fail } from '../../../errors.ts';
import { route } from '../../../plugins/route.ts';
import { recordAccess, requireContractStaff } from '../contract-log.ts';
import { changeContract } from './change-contract.ts';
import { readContract, readSummary } from './contract-detail.ts';

export function pipelineChangeRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, contractContract.detail, async ({ input, request }) => {
    const account = requireContractStaff(request);
    const { contractId } = input;
    await readSummary(db, contractId);
    // First the record, then the data: none is seen that nobody has seen.
    await recordAccess(db, context, { account, ip: request.ip }, 'open', { contractId });
    return readContract(db, contractId);
  });

  route(app, contractContract.update, async ({ input, request }) => {
    const account = requireContractStaff(request);
    const { contractId, ...change } = input;
    await changing((tx) => changeContract(tx, context, { account, ip: request.ip }, contractId, change));
    return readSummary(db, contractId);
  });

  route(app, contractContract.bulkUpdate, async ({ input, request }) => {
    const account = requireContractStaff(request);
    const { contractIds, ...change } = input;
    const changedCount = await changing(async (tx) => {
      let changed = 0;
      for (const id of new Set(contractIds))
        if (await changeContract(tx, context, { account, ip: request.ip }, id, change)) changed += 1;
      return changed;
    });
    return { changedCount };
  });

  /** All of it or nothing; a free trial taken up again may meet a newer one of the same address. */
  const changing = <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
    transaction(db, work).catch((error: unknown) => {
      if (isUniqueViolation(error)) fail('CO01');
      throw error;
    });
}
