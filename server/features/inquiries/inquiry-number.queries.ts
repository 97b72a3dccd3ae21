import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { koreanDay } from '#shared/text/days.ts';

/** Lets one submission at a time pass, until the end of the transaction. Must be its first statement. */
export async function lockInquiryNumbers(tx: Db, { clock }: Pick<Context, 'clock'>): Promise<void> {
  await tx
    .insertInto('inquiry_counter')
    .values({ day: koreanDay(clock.now()), last_number: 0 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({ last_number: eb.ref('inquiry_counter.last_number') })),
    )
    .execute();
}

/**
 * Next number of the day (Korean time): `C-20261121-0001`. The counter row stays locked until the end of the
 * transaction, so that numbers are unique, and a rolled back number is used again.
 */
export async function nextInquiryNumber(tx: Db, { clock }: Pick<Context, 'clock'>): Promise<string> {
  const day = koreanDay(clock.now());
  const { last_number } = await tx
    .insertInto('inquiry_counter')
    .values({ day, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({ last_number: eb('inquiry_counter.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return `C-${day.replaceAll('-', '')}-${String(last_number).padStart(4, '0')}`;
}
