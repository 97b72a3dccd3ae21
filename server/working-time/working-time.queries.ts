import type { Db } from '../db/open-database.ts';
import { readSetting } from '../site/stored-setting.ts';
import type { WorkingTime } from './due-time.rules.ts';

export const WORKING_TIME_SETTING = 'working-time';

/** One working day, as the confirmation of an inquiry promises. */
const DEFAULT: WorkingTime = { dueHours: 9, startHour: 9, endHour: 18, daysOff: [] };

/** The stored setting, else the default, and when it was changed; null: never. */
export async function readWorkingTime(db: Db): Promise<WorkingTime & { updatedAt: string | null }> {
  const stored = await readSetting(db, WORKING_TIME_SETTING);
  return { ...DEFAULT, ...(stored?.value as Partial<WorkingTime> | undefined), updatedAt: stored?.updatedAt ?? null };
}
