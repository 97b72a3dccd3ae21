/** A package version of a market item. */
export interface MarketVersionTable {
  id: string;
  document_id: string;
  file_id: string;
  version: string;
  changes: string;
  /** Names and sizes of the package's files, as JSON. */
  entries: string;
  /** 0 until staff have approved it. */
  is_published: number;
  created_at: string;
}

/** One per member and item. */
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
