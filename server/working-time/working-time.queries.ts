import type { Db } from '#server/db/open-database.ts';
import type { WorkingTime } from './due-time.rules.ts';

/** One working day, as the confirmation of an inquiry promises. */
const DEFAULT: WorkingTime = { dueHours: 9, startHour: 9, endHour: 18, daysOff: [] };

/** The stored setting, else the default. */
export async function readWorkingTime(db: Db): Promise<WorkingTime> {
  const row = await db.selectFrom('site_setting').select('value').where('name', '=', 'working-time').executeTakeFirst();
  return row ? { ...DEFAULT, ...(JSON.parse(row.value) as Partial<WorkingTime>) } : DEFAULT;
}

export async function storeWorkingTime(tx: Db, setting: WorkingTime, now: string): Promise<void> {
  const value = JSON.stringify(setting);
  await tx
    .insertInto('site_setting')
    .values({ name: 'working-time', value, updated_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: now }))
    .execute();
}
