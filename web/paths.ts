import type { BoardType } from '#shared/boards.ts';
import type { DriverPlatform, DriverType } from '#shared/site/drivers.ts';
import type { TermKind } from '#shared/site/terms.ts';

/** `:id` stays as it is, so that the site map uses the same functions as links do. */
const part = (id: string) => (id === ':id' ? id : encodeURIComponent(id));

/** Every URL of the portal. Links and the site map call these; nothing else writes a URL. */
export const paths = {
  home: () => '/',
  webdriver: () => '/webdriver',
  contact: () => '/contact',
  /** The inquiry with a request for a driver filled in. */
  driverRequest: (wanted: { driver: DriverType; platform: DriverPlatform; version: string }) =>
    `/contact?${new URLSearchParams(wanted).toString()}`,
  contactList: () => '/contact/list',
  freeExperience: () => '/freeExperience',

  signup: () => '/signup',
  login: () => '/login',
  findIdPw: () => '/findIDPW',
  findId: () => '/findID',
  findPw: () => '/findPW',
  resetPassword: () => '/resetPassword',
  userEdit: () => '/userEdit',
  verifyEmail: () => '/verifyEmail',
  unsubscribe: () => '/unsubscribe',
  withdrawConsent: () => '/withdrawConsent',

  boardList: (board: BoardType) => `/${board}`,
  /**
   * Where the landing page leads to from a reference, as the specification writes it; paths match without case. The
   * chosen one is in the address too, for a new tab and a reload.
   */
  referenceHome: (selected = '') => (selected === '' ? '/Reference/' : `/Reference/?selected=${part(selected)}`),
  boardRegister: (board: BoardType) => `/${board}Register`,
  boardModify: (board: BoardType, id: string) => `/${board}Modify/${part(id)}`,
  /** A FAQ has no page of its own: its place in the list, opened. */
  boardDetail: (board: BoardType, id: string) =>
    board === 'faq' ? `/faq?open=${encodeURIComponent(id)}` : `/${board}Detail/${part(id)}`,
  /** What a document says, as Markdown; FAQ has one for all of them. */
  boardMarkdown: (board: BoardType, id: string) => (board === 'faq' ? '/faq.md' : `/${board}Detail/${part(id)}.md`),
  boardFeed: (board: BoardType) => `/rss/${board}.xml`,
  boardHistory: (id: string) => `/history/${part(id)}`,

  admin: () => '/admin',
  adminUsers: () => '/admin/users',
  adminContents: () => '/admin/contents',
  adminHealth: () => '/admin/health',
  adminAudit: () => '/admin/audit',
  adminPrivacy: () => '/admin/privacy',
  adminOutbox: () => '/admin/outbox',
  adminMarket: () => '/admin/market',
  adminTrash: () => '/admin/trash',
  adminDrivers: () => '/admin/drivers',
  adminTransfer: () => '/admin/transfer',
  adminCompany: () => '/admin/company',
  adminTerms: () => '/admin/terms',
  adminPopups: () => '/admin/popups',
  adminMail: () => '/admin/mail',
  adminAssistant: () => '/admin/assistant',
  adminAssistantConversations: () => '/admin/assistant/conversations',
  adminAssistantConversation: (id: string) => `/admin/assistant/conversations/${part(id)}`,
  adminAssistantKeys: () => '/admin/assistant/keys',
  adminAssistantPins: () => '/admin/assistant/pins',
  adminAssistantGaps: () => '/admin/assistant/gaps',

  search: () => '/search',
  adminMissedSearches: () => '/admin/missed-searches',

  /** The assistant alone, for the product to embed. */
  solutionChat: () => '/solution-chat',

  company: () => '/company',
  privacy: () => '/privacy',
  terms: () => '/terms',
  /** A legal text by its kind. */
  term: (kind: TermKind | ':kind') => `/terms/${kind}`,
  error: () => '/error',

  /** A static site on the same host, outside the router; opened in a new tab. */
  manual: () => '/manual/',
  /** Pictures and videos of the product, in `web/public/media`. */
  media: (file: string) => `/media/${file}`,
  uiGallery: () => '/_ui',
};
