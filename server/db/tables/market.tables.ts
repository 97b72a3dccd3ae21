/** A package of an entry, as it was handed in. */
export interface MarketVersionTable {
  id: string;
  document_id: string;
  file_id: string;
  version: string;
  changes: string;
  /** Names and sizes of what the package holds, JSON. */
  entries: string;
  /** 0 until staff have looked at it. */
  is_published: number;
  created_at: string;
}

/** One a member and entry. */
export interface MarketReviewTable {
  id: string;
  document_id: string;
  author_id: string | null;
  author_name: string;
  is_staff_author: number;
  rating: number;
  body: string;
  created_at: string;
}
