import type { TermKind } from '#shared/site/terms.ts';

/**
 * Settings of administrators, as JSON by name. `delivered-terms`: the texts of `content/terms` are in force, as in the
 * demo and on portals opened before version 0096; otherwise a text is in force once an administrator has published it.
 * `demo-documents`: keys of the demo's documents, so that the operator learns which are still there.
 */
export interface SiteSettingTable {
  name:
    | 'brand'
    | 'brand-logo'
    | 'company'
    | 'assistant'
    | 'delivered-terms'
    | 'demo-documents'
    | 'working-time'
    | `${'inquiry' | 'question'}-template:${string}`;
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
