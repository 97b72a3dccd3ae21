import type { Db } from '../db/open-database.ts';
import { anchorsOf } from './audit-anchors.ts';
import { auditHash } from './record-audit.ts';

const BATCH = 1_000;

export interface Verdict {
  checked: number;
  /** Number of the first altered or missing row; null if all are intact. */
  brokenAt: number | null;
}

/** Verifies the whole chain, and compares it with the anchors outside the database. */
export async function verifyAudit(db: Db): Promise<Verdict> {
  // Before the head is read, because an anchor is written after its entry.
  const { hashes, last, forged } = await anchorsOf(db).expected();
  const chain = await verifyChain(db, hashes);
  if (chain.brokenAt === null && last > chain.checked) return { ...chain, brokenAt: chain.checked + 1 };
  return forged === null ? chain : { ...chain, brokenAt: Math.min(forged, chain.brokenAt ?? forged) };
}

async function verifyChain(db: Db, anchored: Map<number, string>): Promise<Verdict> {
  // Rows added meanwhile are not checked.
  const head = await db.selectFrom('audit_head').select(['number', 'hash']).executeTakeFirstOrThrow();
  let number = 0;
  let hash = '';
  while (number < head.number) {
    const rows = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('number', '>', number)
      .where('number', '<=', head.number)
      .orderBy('number')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      const isNext = row.number === number + 1;
      const isAnchored = (anchored.get(row.number) ?? row.hash) === row.hash;
      if (!isNext || !isAnchored || row.hash !== auditHash(hash, row)) return { checked: number, brokenAt: number + 1 };
      ({ number, hash } = row);
    }
    if (rows.length === 0) return { checked: number, brokenAt: number + 1 };
  }
  if (hash !== head.hash) return { checked: number, brokenAt: number };
  return { checked: number, brokenAt: (await isLonger(db, number)) ? number + 1 : null };
}

/** Rows after the end known to the portal were added by somebody else. */
async function isLonger(db: Db, number: number): Promise<boolean> {
  const row = await db
    .selectFrom('audit_entry')
    .select('number')
    .where('number', '>', number)
    .where((eb) => eb('number', '>', eb.selectFrom('audit_head').select('number')))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
