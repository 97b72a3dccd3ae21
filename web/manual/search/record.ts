/** One searchable section: the text under one heading of a page. */
export interface SearchRecord {
  url: string;
  page: string;
  section: string;
  /** Empty for the text before the first heading. */
  heading: string;
  text: string;
}
