import type { ErasureRule } from '#shared/site/privacy.ts';

/** What was erased by which rule; no personal data. */
export interface ErasureRecordTable {
  id: string;
  rule: ErasureRule;
  erased_count: number;
  erased_at: string;
}

/** When the holder of a consent to advertising was last told of it. */
export interface ConsentReminderTable {
  source: 'user' | 'contract';
  holder_id: string;
  sent_at: string;
}
