/** Public pages whose scripts have a budget and whose styles are compared with the whole style sheet. */
export const MEASURED_PAGES = [
  '/',
  '/login',
  '/signup',
  '/notice',
  '/reference',
  '/faq',
  '/market',
  '/webdriver',
] as const;
