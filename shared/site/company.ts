/** Operator of the portal, as shown in the footer, in legal texts and to search engines. Empty texts are omitted. */
export interface Company {
  name: string;
  representative: string;
  businessNumber: string;
  address: string;
  phone: string;
  email: string;
  /** Empty: generated from the name. */
  copyright: string;
  familySites: { name: string; url: string }[];
}

/** The footer has space for two (specification point 1). */
export const FAMILY_SITE_COUNT = 2;
