import type { TermKind } from '#shared/site/terms.ts';

/** What an administrator set, as JSON by its name. */
export interface SiteSettingTable {
  name: 'company' | 'assistant';
  value: string;
  updated_at: string;
}

/** A legal text written by an administrator; the first versions lie in `content/terms`. */
export interface TermVersionTable {
  id: string;
  kind: TermKind;
  version: string;
  /** `YYYY-MM-DD`, a day in Korea: in force from its first moment. */
  effective_date: string;
  is_major: number;
  /** What changes, in a sentence or two, for members. */
  summary: string;
  body_markdown: string;
  created_by: string;
  created_at: string;
  noticed_at: string | null;
  noticed_count: number | null;
}
