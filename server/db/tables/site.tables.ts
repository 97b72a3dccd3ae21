import type { TermKind } from '#shared/site/terms.ts';

/** Settings of administrators, as JSON by name. */
export interface SiteSettingTable {
  name: 'company' | 'assistant';
  value: string;
  updated_at: string;
}

/** Version of a legal text written by an administrator; the first versions are in `content/terms`. */
export interface TermVersionTable {
  id: string;
  kind: TermKind;
  version: string;
  /** `YYYY-MM-DD` in Korean time; effective from the start of the day. */
  effective_date: string;
  is_major: number;
  /** Summary of the changes for members. */
  summary: string;
  body_markdown: string;
  created_by: string;
  created_at: string;
  noticed_at: string | null;
  noticed_count: number | null;
}
