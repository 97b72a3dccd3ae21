import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { inMs, nowIso } from '../context.ts';
import { repeat } from '../repeat.ts';

type Parts = Pick<Context, 'db' | 'clock'>;

/** A holder that has not been heard of for so long is gone. */
const LASTS_MS = 60_000;
const TOLD_EVERY_MS = 1_000;
const RENEWED_EVERY_MS = 15_000;

export interface Lease extends AsyncDisposable {
  /**
   * What the other instances shall know, within a second.
   * @throws when the lease was lost: this instance was away too long, and another may have begun.
   */
  tell(detail: string): void;
}

/** Makes this instance the only one that does `name`, until it is let go; null while another does it. */
export async function takeLease(context: Parts, name: string, detail = ''): Promise<Lease | null> {
  const { db } = context;
  const holder = randomUUID();
  const values = { holder, detail, expires_at: inMs(context, LASTS_MS) };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('lease')
    .values({ name, ...values })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(values).where('lease.expires_at', '<', nowIso(context)),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return null;

  const state = { kept: detail, told: detail, renewedAt: Date.now(), isLost: false };
  const renew = async () => {
    if (state.told === state.kept && Date.now() - state.renewedAt < RENEWED_EVERY_MS) return;
    const { told } = state;
    const { numUpdatedRows } = await db
      .updateTable('lease')
      .set({ detail: told, expires_at: inMs(context, LASTS_MS) })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .executeTakeFirstOrThrow();
    Object.assign(state, { kept: told, renewedAt: Date.now(), isLost: numUpdatedRows === 0n });
  };
  const renewing = repeat(TOLD_EVERY_MS, renew);
  return {
    tell(told) {
      if (state.isLost) throw new Error(`The lease ${name} was lost`);
      state.told = told;
    },
    async [Symbol.asyncDispose]() {
      await renewing.end();
      const mine = db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder);
      // What was done under it stays done; the lease runs out by itself.
      await mine.execute().catch(() => undefined);
    },
  };
}

/** What the instance that does `name` at the moment tells; null when none does. */
export async function readLease(context: Parts, name: string): Promise<string | null> {
  const row = await context.db
    .selectFrom('lease')
    .select('detail')
    .where('name', '=', name)
    .where('expires_at', '>=', nowIso(context))
    .executeTakeFirst();
  return row?.detail ?? null;
}

/** Runs `work` unless another instance is at it; answers whether it ran. */
export async function alone(context: Parts, name: string, work: () => Promise<unknown>): Promise<boolean> {
  await using lease = await takeLease(context, name);
  if (lease === null) return false;
  await work();
  return true;
}
