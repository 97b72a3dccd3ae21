import type { Db } from '#server/db/open-database.ts';

const AT_ONCE = 500;
const MINUTE_MS = 60_000;
const ACTIONS = ['login.staff', 'contract.export', 'document.hide'] as const;

/** So many entries of the audit log, one a minute until now, of a hundred members of staff. Past the hash chain. */
export async function fillAudit(db: Db, entries: number, now: string): Promise<void> {
  for (let from = 1; from <= entries; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, entries - from + 1) }, (_, i) => from + i);
    await db
      .insertInto('audit_entry')
      .values(
        numbers.map((number) => ({
          number,
          created_at: new Date(Date.parse(now) - (entries - number) * MINUTE_MS).toISOString(),
          actor_id: null,
          actor_name: `staff${number % 100}`,
          action: ACTIONS[number % ACTIONS.length] ?? 'login.staff',
          target: '',
          detail: '',
          ip: '203.0.113.7',
          hash: '0'.repeat(64),
        })),
      )
      .execute();
  }
  await db.updateTable('audit_head').set({ number: entries }).execute();
}
