import type { ActivityView } from './activity.ts';
import type { BoardType } from './boards.ts';
import type { DriverPlatform, DriverType } from './site/drivers.ts';
import type { TermKind } from './site/terms.ts';

/** `:id` is not encoded, so that the route list can use the same functions as links. */
const part = (id: string) => (id === ':id' ? id : encodeURIComponent(id));

const contactAbout = (values: Record<string, string> | [name: string, value: string][]) =>
  `/contact?${new URLSearchParams(values).toString()}`;

/** Every URL of the portal. Links and routes use these functions instead of literals. */
export const paths = {
  home: () => '/',
  webdriver: () => '/webdriver',
  contact: () => '/contact',
  /** Inquiry form, with the requested driver filled in. */
  driverRequest: (wanted: { driver: DriverType; platform: DriverPlatform; version: string }) => contactAbout(wanted),
  /**
   * Inquiry form that begins with the calculation of the page 도입 비용·효과 (its parameters), names a customer
   * (`reference`: a document's ID), or asks to withdraw the consent of an earlier inquiry (`about`: `withdrawal`).
   */
  inquiryAbout: contactAbout,
  contactList: (open?: string) => (open === undefined ? '/contact/list' : `/contact/list?open=${part(open)}`),
  freeExperience: () => '/freeExperience',

  signup: () => '/signup',
  login: () => '/login',
  findIdPw: () => '/findIDPW',
  findId: () => '/findID',
  findPw: () => '/findPW',
  resetPassword: () => '/resetPassword',
  userEdit: () => '/userEdit',
  /** For whoever must change the password; `next` is opened after that. */
  newPassword: (next: string) => `/userEdit?next=${encodeURIComponent(next)}`,
  /** 내 활동; without a view, its notifications. */
  myActivity: (view?: ActivityView) => (view === undefined ? '/myActivity' : `/myActivity?view=${view}`),
  /** The member’s inquiry with this number, opened. */
  myInquiry: (number: string) => `/myActivity?view=inquiries&open=${part(number)}`,
  verifyEmail: () => '/verifyEmail',
  unsubscribe: () => '/unsubscribe',
  withdrawConsent: () => '/withdrawConsent',

  boardList: (board: BoardType) => `/${board}`,
  /**
   * Target of the landing page's references, as spelled in the specification; routes ignore case. The selected one is
   * in the URL, for new tabs and reloads.
   */
  referenceHome: (selected = '') => (selected === '' ? '/Reference/' : `/Reference/?selected=${part(selected)}`),
  boardRegister: (board: BoardType) => `/${board}Register`,
  /** Registration of an FAQ about a search that found nothing. */
  faqOfWord: (word: string) => `/faqRegister?title=${part(word)}`,
  /** Registration of an FAQ that answers a group of unanswered questions. */
  faqOfGap: (gapId: string) => `/faqRegister?gap=${part(gapId)}`,
  boardModify: (board: BoardType, id: string) => `/${board}Modify/${part(id)}`,
  /** FAQs have no detail page: the link opens the entry in the list. */
  boardDetail: (board: BoardType, id: string) =>
    board === 'faq' ? `/faq?open=${encodeURIComponent(id)}` : `/${board}Detail/${part(id)}`,
  /** The document as Markdown; one file for all FAQs. */
  boardMarkdown: (board: BoardType, id: string) => (board === 'faq' ? '/faq.md' : `/${board}Detail/${part(id)}.md`),
  boardFeed: (board: BoardType) => `/rss/${board}.xml`,
  /** Page in the frame of a form's preview. */
  documentPreview: (board: BoardType) => `/preview/${board}`,
  /** An uploaded file: a call, not a page. */
  uploadedFile: (id: string) => `/api/v1/board/fileDownload/link/${part(id)}`,
  /** From this version on; default: the newest. */
  boardHistory: (id: string, from?: number) => `/history/${part(id)}${from === undefined ? '' : `?from=${from}`}`,

  admin: () => '/admin',
  adminUsers: () => '/admin/users',
  /** With an id: the question whose answer is written. */
  adminQuestions: (documentId = '') => `/admin/questions${documentId === '' ? '' : `?open=${documentId}`}`,
  /** The same among those past their due time. */
  adminOverdueQuestions: (documentId = '') =>
    `/admin/questions?overdue=Y${documentId === '' ? '' : `&open=${documentId}`}`,
  /** The same among those of the one who asks. */
  adminMyQuestions: (documentId = '') => `/admin/questions?mine=Y${documentId === '' ? '' : `&open=${documentId}`}`,
  adminAnsweredQuestions: () => '/admin/questions?answered=Y',
  adminContents: () => '/admin/contents',
  adminHealth: () => '/admin/health',
  /** Stored files of a place. */
  adminFiles: (place = '') => `/admin/health/files${place === '' ? '' : `?place=${place}`}`,
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
  adminCampaigns: () => '/admin/campaigns',
  adminCampaignWrite: () => '/admin/campaigns/write',
  adminAssistant: () => '/admin/assistant',
  adminAssistantConversations: () => '/admin/assistant/conversations',
  adminAssistantConversation: (id: string) => `/admin/assistant/conversations/${part(id)}`,
  adminAssistantKeys: () => '/admin/assistant/keys',
  adminAssistantPins: () => '/admin/assistant/pins',
  adminAssistantGaps: () => '/admin/assistant/gaps',

  search: () => '/search',
  adminMissedSearches: () => '/admin/missed-searches',

  /** Assistant only, for embedding in the product. */
  solutionChat: () => '/solution-chat',

  /** 도입 비용·효과. */
  cost: () => '/cost',
  company: () => '/company',
  privacy: () => '/privacy',
  terms: () => '/terms',
  /** A legal text by its kind. */
  term: (kind: TermKind | ':kind') => `/terms/${kind}`,
  error: () => '/error',

  /** Static site on the same host, outside the router; opened in a new tab. */
  manual: () => '/manual/',
  /** Pictures and videos of the product, in `web/public/media`. */
  media: (file: string) => `/media/${file}`,
  uiGallery: () => '/_ui',
};
