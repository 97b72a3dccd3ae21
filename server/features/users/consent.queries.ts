import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';

export interface GivenConsent {
  kind: string;
  version: string;
  agreed: boolean;
}

/** Stores each answer with text version, time and address. Existing rows are never changed. */
export async function recordConsents(
  tx: Db,
  context: Pick<Context, 'clock'>,
  userId: string,
  ip: string,
  consents: readonly GivenConsent[],
): Promise<void> {
  if (consents.length === 0) return;
  const now = nowIso(context);
  await tx
    .insertInto('consent')
    .values(
      consents.map(({ kind, version, agreed }) => ({
        id: randomUUID(),
        user_id: userId,
        kind,
        version,
        agreed: agreed ? 1 : 0,
        agreed_at: now,
        ip,
      })),
    )
    .execute();
}

/** The latest answer to a consent; of two at the same time the refusal. Null if there is none. */
export async function latestConsent(db: Db, userId: string, kind: string) {
  const row = await db
    .selectFrom('consent')
    .select(['agreed', 'agreed_at', 'version'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('agreed_at', 'desc')
    .orderBy('agreed')
    .limit(1)
    .executeTakeFirst();
  return row ? { agreed: row.agreed === 1, at: row.agreed_at, version: row.version } : null;
}
