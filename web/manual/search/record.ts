/** One for each stretch of text under a heading, so that a hit leads to the right place of a page. */
export interface SearchRecord {
  url: string;
  page: string;
  section: string;
  /** Empty for what stands before the first heading. */
  heading: string;
  text: string;
}
