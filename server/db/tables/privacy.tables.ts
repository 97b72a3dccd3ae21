import type { ErasureRule } from '#shared/site/privacy.ts';

/** What was erased by which rule, without personal data. */
export interface ErasureRecordTable {
  id: string;
  rule: ErasureRule;
  erased_count: number;
  erased_at: string;
}

/** When the holder of an advertising consent was last reminded. */
export interface ConsentReminderTable {
  source: 'user' | 'contract';
  holder_id: string;
  sent_at: string;
}
