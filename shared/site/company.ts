/** Who runs this portal, as the footer, the legal texts and search engines name it. An empty text is left out. */
export interface Company {
  name: string;
  representative: string;
  businessNumber: string;
  address: string;
  phone: string;
  email: string;
  /** Empty: made from the name. */
  copyright: string;
  familySites: { name: string; url: string }[];
}

/** The footer has room for two (specification point 1). */
export const FAMILY_SITE_COUNT = 2;
