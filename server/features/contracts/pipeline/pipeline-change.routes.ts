import type { FastifyInstance } from 'fastify';
import { contractContract } from '../../../../shared/contract/site/contract.contract.ts';
import { answerError } from '../../../../shared/contracts/contract-rules.ts';
import { pipelineText } from '../../../../shared/messages/site/pipeline.ko.ts';
import type { Context } from '../../../context.ts';
import { isUniqueViolation } from '../../../db/db-errors.ts';
import type { Db } from '../../../db/open-database.ts';
import { transaction } from '../../../db/transaction.ts';
import { fail, refuseInvalid } from '../../../errors.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { limited, route } from '../../../plugins/route.ts';
import { recordAccess, requireContractStaff } from '../contract-log.ts';
import { holdContract } from '../hold-contract.ts';
import { inquiryMailReaders, setInquiryMail } from '../inquiry-mail.queries.ts';
import { answerMail } from '../submit/contract.mails.ts';
import { changeContract, keepMemo } from './change-contract.ts';
import { readContract, readSummary } from './contract-detail.ts';

export function pipelineChangeRoutes(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

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
      // In one order, so that two who change the same rows never wait for one another.
      for (const id of [...new Set(contractIds)].toSorted())
        if (await changeContract(tx, context, { account, ip: request.ip }, id, change)) changed += 1;
      return changed;
    });
    return { changedCount };
  });

  route(
    app,
    contractContract.answer,
    async ({ input, request }) => {
      const account = requireContractStaff(request);
      const who = { account, ip: request.ip };
      const message = input.message.trim().normalize('NFC');
      refuseInvalid({ message: answerError(message) });
      await transaction(db, async (tx) => {
        const row = await holdContract(tx, input.contractId);
        await enqueueMail(tx, context, row.email, answerMail(config, row, message, account.name));
        await keepMemo(tx, context, who, row.id, pipelineText.answer.memo(message));
        await recordAccess(tx, context, who, 'answer', { contractId: row.id });
      });
      return null;
    },
    limited(60, 10),
  );

  route(app, contractContract.noticeSetting, async ({ input, request }) => {
    const account = requireContractStaff(request);
    if (input.wants !== undefined) await setInquiryMail(db, account.id, input.wants);
    return { wants: (await inquiryMailReaders(db)).some(({ id }) => id === account.id) };
  });

  /** All of it or nothing; a free trial taken up again may meet a newer one of the same address. */
  const changing = <T>(work: (tx: Db) => Promise<T>): Promise<T> =>
    transaction(db, work).catch((error: unknown) => {
      if (isUniqueViolation(error)) fail('CO01');
      throw error;
    });
}
