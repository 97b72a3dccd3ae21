import type { GetPath, PostPath } from '#shared/contract/calls.ts';
import { LIMITS } from '#shared/limits.ts';
import { SERVER_LIMITS } from '#server/limits.ts';

/** Limits and cost of a call. Counts are per `minutes`. */
export interface CallLimit {
  minutes: number;
  /** Calls per member. */
  account: number;
  /** Calls per account with a staff role. */
  staff: number;
  /** Calls of all anonymous visitors of one address together. */
  address: number;
  /**
   * What strangers guess by or make the portal mail: `address` holds for everybody, because tokens of throwaway members
   * would lift it. Inquiries are not among it: one visitor would stop those of a whole office.
   */
  isForStrangers?: true;
  /** Calls that leave something behind for long, per day: what is stored grows no faster. Not for staff and API keys. */
  day?: { account: number; address: number };
  /** Calls with an API key per address, if different from `address`. */
  client?: number;
  /** Maximum body, checked before parsing; null for files, which `file.rules.ts` limits while receiving. */
  bodyBytes: number | null;
  /** Of a form with a file, when `bodyBytes` is null: what is longer is not received to its end. */
  formBytes?: { member: number; staff: number };
  /** Main thread time of the most expensive allowed call; call-limits.test.ts checks the sum. */
  costMs: number;
  /** Others are refused before any work, also before a file is read. */
  isStaffOnly: boolean;
  /** Waits for a model: many of one address are answered at the same time. */
  isAnsweredLate?: boolean;
  /** Counted in the database for all instances. Read calls are counted per instance, without database access. */
  isShared: boolean;
}

/** Number of members at their limit that one address can have: an office behind one address keeps working. */
export const MEMBERS_PER_ADDRESS = 20;

const STAFF_FACTOR = 5;
const KB = 1024;
const FORM = 64 * KB;
const REPLY = 192 * KB;
const LIST_OF_IDS = 256 * KB;
const DOCUMENT = 1024 * KB;

/** A form whose longest file has so many bytes. */
const withFile = (member: number, staff = member) => ({
  bodyBytes: null,
  formBytes: { member: member + FORM, staff: staff + FORM },
});

type Given = Pick<CallLimit, 'minutes' | 'account' | 'address' | 'costMs'> & Partial<CallLimit>;

/** Limit for visitors and members; staff get a multiple. */
const limit = (given: Given): CallLimit => ({
  staff: given.account * STAFF_FACTOR,
  bodyBytes: FORM,
  isStaffOnly: false,
  isShared: true,
  ...given,
});

const strangersLimit = (given: Given): CallLimit => limit({ ...given, isForStrangers: true });

const staffLimit = (given: Pick<CallLimit, 'minutes' | 'staff' | 'costMs'> & Partial<CallLimit>): CallLimit => ({
  account: 60,
  address: 60,
  bodyBytes: FORM,
  isStaffOnly: true,
  isShared: true,
  ...given,
});

const READ = limit({ minutes: 1, account: 120, address: 1200, costMs: 5, isShared: false });
/** Pictures and parts of videos: streamed; resized in other processes. Files that are in memory. */
const DOWNLOAD = limit({ minutes: 1, account: 1200, address: 6000, costMs: 1, isShared: false });
const SEARCH = limit({ minutes: 1, account: 100, address: 220, costMs: 30 });
const CHANGE = limit({ minutes: 10, account: 60, address: 60, costMs: 10 });
/** Each stores one more text: a change keeps the one before it. The dearest has no spaces and is analysed as one word. */
const TEXT = limit({
  minutes: 10,
  account: 30,
  address: 60,
  costMs: 300,
  bodyBytes: DOCUMENT,
  day: { account: 100, address: 100 },
});
const MEMBER_REPLY = limit({ minutes: 10, account: 60, address: 60, costMs: 50, bodyBytes: REPLY });
const NEW_REPLY = { ...MEMBER_REPLY, day: { account: 400, address: 400 } };
/** Public texts as search engines, feed readers and assistants read them. */
const FEED = limit({ minutes: 1, account: 60, address: 120, costMs: 50, isShared: false });
/**
 * A page that is not in the cache: usually 10 ms, 30 with a long text and as many long replies as a page of them has.
 * Browsers are counted by address, whoever is logged in, because an office opens as many; `account` is for programs that
 * send a token in a header.
 */
const PAGE = limit({ minutes: 1, account: 100, address: 600, costMs: 30, isShared: false });
/** Calls that verify a password or code with a deliberately slow hash. */
const PASSWORD = limit({ minutes: 10, account: 30, address: 30, costMs: 50 });
/** Calls with the secret link of a mail, without login. */
const BY_LINK = limit({ minutes: 10, account: 30, address: 30, costMs: 10 });

const STAFF_READ = staffLimit({ minutes: 1, staff: 600, costMs: 20, isShared: false });
const STAFF_CHANGE = staffLimit({ minutes: 10, staff: 300, costMs: 50, bodyBytes: LIST_OF_IDS });
const STAFF_TEXT = staffLimit({ minutes: 10, staff: 300, costMs: 100, bodyBytes: DOCUMENT });
const STAFF_EXPORT = staffLimit({ minutes: 10, staff: 20, costMs: 500 });
const STAFF_MAIL = staffLimit({ minutes: 10, staff: 60, costMs: 50 });

/**
 * Limits of all calls of the contract. A call without an entry does not compile. The numbers are product decisions:
 * above normal use, and limiting the server load of one account or address.
 */
export const CALL_LIMITS = {
  '/api/bot-challenge': limit({ minutes: 1, account: 60, address: 120, costMs: 1 }),
  '/api/verify-recaptcha': limit({ minutes: 1, account: 60, address: 60, costMs: 5 }),
  '/api/v1/site/settings': READ,
  '/api/v1/site/logo/:hash': DOWNLOAD,
  // Each text is rendered once.
  '/api/v1/site/term': READ,
  '/api/v1/site/term-diff': limit({ minutes: 1, account: 60, address: 60, costMs: 50 }),
  '/api/WebDriver/all/:type': READ,
  '/api/WebDriver/match': READ,
  '/api/Chromedriver/Download/:fileUuid': DOWNLOAD,
  '/api/Edgedriver/Download/:fileUuid': DOWNLOAD,

  '/api/v1/user/public-key': READ,
  '/api/v1/user/confirm-id': strangersLimit({ minutes: 1, account: 60, address: 60, costMs: 5 }),
  '/api/v1/user/password-strength': limit({ minutes: 10, account: 120, address: 120, costMs: 30 }),
  '/api/v1/user/signup': strangersLimit({
    minutes: 10,
    account: 20,
    address: 20,
    costMs: 50,
    day: { account: 20, address: 300 },
  }),
  '/api/v1/user/login': strangersLimit({ minutes: 1, account: 30, address: 30, costMs: 50 }),
  '/api/v1/user/login-code': strangersLimit({ minutes: 1, account: 30, address: 30, costMs: 50 }),
  '/api/v1/user/logout': limit({ minutes: 10, account: 60, address: 300, costMs: 5 }),
  '/api/v1/user/findIdPw': strangersLimit({ minutes: 10, account: 20, address: 20, costMs: 50 }),
  '/api/v1/user/reset-check': limit({ minutes: 10, account: 60, address: 60, costMs: 5 }),
  '/api/v1/user/reset-user-key': strangersLimit({ minutes: 10, account: 20, address: 20, costMs: 50 }),
  '/api/v1/user/get-user-detail': PASSWORD,
  // A consent given or withdrawn is kept.
  '/api/v1/user/update-user-detail': { ...PASSWORD, day: { account: 50, address: 50 } },
  '/api/v1/user/verify-check': limit({ minutes: 10, account: 60, address: 60, costMs: 5 }),
  '/api/v1/user/verify-email': BY_LINK,
  '/api/v1/user/resend-confirmation': limit({ minutes: 10, account: 10, address: 20, costMs: 20 }),
  '/api/v1/user/withdraw': PASSWORD,
  '/api/v1/user/second-factor': READ,
  '/api/v1/user/second-factor-begin': PASSWORD,
  '/api/v1/user/second-factor-confirm': PASSWORD,
  '/api/v1/user/second-factor-codes': PASSWORD,
  '/api/v1/user/second-factor-off': PASSWORD,
  '/api/v1/user/my-sessions': READ,
  '/api/v1/user/end-session': CHANGE,
  '/api/v1/user/end-other-sessions': PASSWORD,
  '/api/v1/user/my-contracts': READ,
  '/api/v1/user/my-posts': READ,
  '/api/v1/user/my-replies': READ,
  '/api/v1/user/my-downloads': READ,
  '/api/v1/user/activity-counts': READ,
  '/api/v1/user/notifications': READ,
  '/api/v1/user/notifications-unread': READ,
  '/api/v1/user/notifications-read': limit({ minutes: 10, account: 120, address: 60, costMs: 10 }),
  '/api/v1/user/notification-mail': CHANGE,
  '/api/v1/user/withdraw-contract-consent': PASSWORD,
  // All documents and replies of an account that has as many as it may.
  '/api/v1/user/export-data': limit({ minutes: 60, account: 10, address: 30, costMs: 5_000 }),
  '/api/v1/unsubscribe-check': limit({ minutes: 10, account: 60, address: 60, costMs: 5 }),
  '/api/v1/unsubscribe': limit({ minutes: 1, account: 30, address: 30, costMs: 5 }),

  '/api/v1/board/list': READ,
  '/api/v1/board/detail': READ,
  '/api/v1/board/detail-free': READ,
  '/api/v1/board/preview': READ,
  '/api/v1/board/regData': READ,
  '/api/v1/board/popups': READ,
  '/api/v1/board/reference-home': READ,
  '/api/v1/board/reference-figures': READ,
  '/api/v1/board/related': limit({ minutes: 1, account: 120, address: 300, costMs: 20, isShared: false }),
  '/api/v1/board/similar': limit({ minutes: 1, account: 120, address: 120, costMs: 20 }),
  '/api/v1/board/write': TEXT,
  '/api/v1/board/update': TEXT,
  '/api/v1/board/restore-version': TEXT,
  // With the page that shows them.
  '/api/v1/board/versions': limit({ minutes: 1, account: 30, address: 60, costMs: 80 }),
  '/api/v1/board/deleteDocument': CHANGE,
  '/api/v1/board/answer-state': CHANGE,
  '/api/v1/board/like': limit({ minutes: 10, account: 120, address: 60, costMs: 10 }),
  '/api/v1/board/reorder': { ...STAFF_CHANGE, bodyBytes: LIST_OF_IDS },
  '/api/v1/board/trash': STAFF_READ,
  '/api/v1/board/restore-document': STAFF_CHANGE,
  '/api/v1/board/draft-save': limit({ minutes: 10, account: 120, address: 60, costMs: 20, bodyBytes: DOCUMENT }),
  '/api/v1/board/draft-find': READ,
  '/api/v1/board/draft-remove': limit({ minutes: 10, account: 120, address: 60, costMs: 10 }),
  '/api/v1/board/faq-answer': READ,
  '/api/v1/board/faq-texts': READ,
  '/api/v1/board/faq-vote': limit({ minutes: 10, account: 60, address: 120, costMs: 10 }),
  '/api/v1/board/replyList': READ,
  '/api/v1/board/writeReply': NEW_REPLY,
  '/api/v1/board/updateReply': MEMBER_REPLY,
  '/api/v1/board/deleteReply': CHANGE,
  '/api/v1/board/accept-reply': CHANGE,
  '/api/v1/board/upload-file': limit({
    minutes: 10,
    account: 120,
    address: 60,
    costMs: 50,
    ...withFile(LIMITS.marketPackageMaxBytes, LIMITS.libraryFileMaxBytes),
  }),
  '/api/v1/board/delete-file': limit({ minutes: 10, account: 120, address: 60, costMs: 10 }),
  '/api/v1/board/fileDownload/link/:id': DOWNLOAD,
  '/api/v1/market/detail': READ,
  // All of a package is unpacked once: 512 MB are 1.2 seconds.
  '/api/v1/market/add-version': limit({ minutes: 10, account: 6, address: 12, costMs: 1200 }),
  '/api/v1/market/submit': CHANGE,
  '/api/v1/market/decide': STAFF_CHANGE,
  '/api/v1/market/queue': STAFF_READ,
  '/api/v1/market/write-review': CHANGE,
  '/api/v1/market/delete-review': CHANGE,
  '/api/v1/video/watch': READ,
  '/api/v1/video/progress': limit({ minutes: 1, account: 60, address: 60, costMs: 5 }),
  '/api/v1/search/documents': SEARCH,
  '/api/v1/search/suggest': limit({ minutes: 1, account: 120, address: 260, costMs: 25, isShared: false }),
  '/api/v1/search/popular': READ,
  '/api/v1/search/missed': STAFF_READ,
  '/api/v1/search/missed-handle': STAFF_CHANGE,
  '/api/v1/manual/rate': limit({ minutes: 10, account: 60, address: 120, costMs: 5 }),
  '/api/v1/manual/ratings': STAFF_READ,
  '/api/v1/manual/comment-counts': STAFF_READ,
  '/api/v1/manual/comment-handle': STAFF_CHANGE,

  '/api/v1/free/regData': READ,
  '/api/v1/free/write': limit({
    minutes: 10,
    account: 20,
    address: 20,
    costMs: 50,
    day: { account: 40, address: 200 },
  }),
  '/api/v1/free/upload-file': limit({
    minutes: 60,
    account: 30,
    address: 30,
    costMs: 50,
    ...withFile(LIMITS.attachmentMaxBytes),
    day: { account: 60, address: 120 },
  }),
  '/api/v1/free/delete-file': limit({ minutes: 60, account: 60, address: 60, costMs: 10 }),
  '/api/v1/free/withdraw-check': limit({ minutes: 10, account: 60, address: 60, costMs: 5 }),
  '/api/v1/free/withdraw-consent': BY_LINK,
  '/api/v1/free/fileDownload/:id': DOWNLOAD,
  '/api/v1/free/list': STAFF_READ,
  '/api/v1/free/board': STAFF_READ,
  '/api/v1/free/detail': STAFF_READ,
  '/api/v1/free/update': STAFF_CHANGE,
  '/api/v1/free/bulk-update': STAFF_CHANGE,
  '/api/v1/free/answer': STAFF_MAIL,
  '/api/v1/free/withdraw-link': STAFF_MAIL,
  '/api/v1/free/notice-setting': STAFF_CHANGE,
  '/api/v1/free/export': STAFF_EXPORT,
  '/api/v1/free/due-setting': STAFF_CHANGE,
  '/api/v1/free/templates': STAFF_READ,
  '/api/v1/free/template-save': STAFF_CHANGE,
  '/api/v1/free/template-delete': STAFF_CHANGE,
  '/api/v1/free/filter-save': STAFF_CHANGE,
  '/api/v1/free/filter-delete': STAFF_CHANGE,

  '/api/v1/admin/waiting': STAFF_READ,
  '/api/v1/admin/dashboard': STAFF_READ,
  '/api/v1/admin/audit': STAFF_READ,
  '/api/v1/admin/audit/verify': staffLimit({ minutes: 1, staff: 20, costMs: 500 }),
  '/api/v1/admin/audit/export': STAFF_EXPORT,
  '/api/v1/admin/health': STAFF_READ,
  '/api/v1/admin/files': STAFF_READ,
  '/api/v1/admin/backup': staffLimit({ minutes: 10, staff: 10, costMs: 1000 }),
  '/api/v1/admin/contents': STAFF_READ,
  '/api/v1/admin/contents/change': staffLimit({ minutes: 10, staff: 60, costMs: 100, bodyBytes: LIST_OF_IDS }),
  '/api/v1/admin/users': STAFF_READ,
  '/api/v1/admin/users/detail': STAFF_READ,
  '/api/v1/admin/users/roles': STAFF_CHANGE,
  '/api/v1/admin/users/state': STAFF_CHANGE,
  '/api/v1/admin/users/unlock': STAFF_CHANGE,
  '/api/v1/admin/users/end-sessions': STAFF_CHANGE,
  '/api/v1/admin/users/reset-factor': STAFF_CHANGE,
  '/api/v1/admin/erasures': STAFF_READ,
  '/api/v1/admin/consents': STAFF_READ,
  '/api/v1/admin/accesses': STAFF_READ,
  '/api/v1/admin/consents/export': STAFF_EXPORT,
  '/api/v1/admin/popups': STAFF_READ,
  '/api/v1/admin/popup-end': STAFF_CHANGE,
  '/api/v1/admin/popup-order': STAFF_CHANGE,
  '/api/v1/admin/outbox': STAFF_READ,
  '/api/v1/admin/outbox/detail': STAFF_READ,
  '/api/v1/admin/mails': STAFF_READ,
  '/api/v1/admin/mail-preview': STAFF_READ,
  '/api/v1/admin/mail-save': STAFF_CHANGE,
  '/api/v1/admin/mail-restore': STAFF_CHANGE,
  '/api/v1/admin/mail-test': staffLimit({ minutes: 10, staff: 20, costMs: 50 }),
  '/api/v1/questions/queue': STAFF_READ,
  '/api/v1/questions/answered': STAFF_READ,
  '/api/v1/questions/assign': STAFF_CHANGE,
  '/api/v1/questions/sources': STAFF_READ,
  '/api/v1/questions/templates': STAFF_READ,
  '/api/v1/questions/template-save': STAFF_TEXT,
  '/api/v1/questions/template-delete': STAFF_CHANGE,
  '/api/v1/questions/notice-setting': STAFF_CHANGE,
  '/api/v1/admin/mail-check': staffLimit({ minutes: 10, staff: 10, costMs: 50 }),
  '/api/v1/admin/mail-resend-failed': STAFF_MAIL,
  '/api/v1/admin/mail-resend': STAFF_MAIL,
  // Reads every consent.
  '/api/v1/admin/mail-campaign-count': staffLimit({ minutes: 10, staff: 100, costMs: 200 }),
  '/api/v1/admin/mail-campaigns': STAFF_READ,
  '/api/v1/admin/mail-campaign': staffLimit({ minutes: 10, staff: 5, costMs: 1000 }),
  '/api/v1/admin/mail-campaign-stop': STAFF_CHANGE,
  '/api/v1/admin/company': STAFF_READ,
  '/api/v1/admin/company/save': STAFF_CHANGE,
  '/api/v1/admin/brand': STAFF_READ,
  '/api/v1/admin/brand/save': staffLimit({ minutes: 10, staff: 60, costMs: 50, bodyBytes: 2 * LIMITS.logoMaxBytes }),
  '/api/v1/admin/terms': STAFF_READ,
  '/api/v1/admin/term-preview': { ...STAFF_TEXT, costMs: 350, isShared: false },
  '/api/v1/admin/term-convert': { ...STAFF_TEXT, costMs: 300, isShared: false },
  '/api/v1/admin/term-save': { ...STAFF_TEXT, costMs: 300 },
  '/api/v1/admin/term-cancel': STAFF_CHANGE,
  '/api/v1/admin/term-notice-count': STAFF_READ,
  '/api/v1/admin/term-notice': staffLimit({ minutes: 10, staff: 20, costMs: 1000 }),
  '/api/v1/admin/assistant/overview': STAFF_READ,
  '/api/v1/admin/assistant/switch': STAFF_CHANGE,
  '/api/v1/admin/assistant/test': staffLimit({ minutes: 1, staff: 10, costMs: 100 }),
  '/api/v1/admin/assistant/conversations': STAFF_READ,
  '/api/v1/admin/assistant/conversation': STAFF_READ,
  '/api/v1/admin/assistant/conversation-delete': STAFF_CHANGE,
  '/api/v1/admin/assistant/pins': STAFF_READ,
  '/api/v1/admin/assistant/pin-convert': { ...STAFF_TEXT, isShared: false },
  '/api/v1/admin/assistant/pin-save': { ...STAFF_CHANGE, costMs: 100 },
  '/api/v1/admin/assistant/pin-delete': STAFF_CHANGE,
  '/api/v1/admin/assistant/gaps': STAFF_READ,
  '/api/v1/admin/assistant/gap-dismiss': STAFF_CHANGE,
  '/api/v1/admin/assistant/gap-drafted': STAFF_CHANGE,
  '/api/v1/admin/assistant/gap-draft': STAFF_CHANGE,
  '/api/v1/chat/keys/list': STAFF_READ,
  '/api/v1/chat/keys/create': STAFF_CHANGE,
  '/api/v1/chat/keys/revoke': STAFF_CHANGE,
  '/api/v1/board/transfer-boards': STAFF_READ,
  '/api/v1/board/export': STAFF_EXPORT,
  '/api/v1/board/import': staffLimit({
    minutes: 10,
    staff: 30,
    costMs: 1000,
    ...withFile(LIMITS.importArchiveMaxBytes),
  }),
  '/api/v1/board/import-progress': staffLimit({ minutes: 10, staff: 1200, costMs: 5, isShared: false }),
  '/api/v1/driver/list': STAFF_READ,
  '/api/v1/driver/upload': staffLimit({ minutes: 10, staff: 60, costMs: 100, ...withFile(LIMITS.driverMaxBytes) }),
  '/api/v1/driver/import-preview': staffLimit({
    minutes: 10,
    staff: 60,
    costMs: 500,
    bodyBytes: SERVER_LIMITS.driverListMaxBytes,
  }),
  '/api/v1/driver/import': staffLimit({ minutes: 10, staff: 300, costMs: 100 }),
  '/api/v1/driver/delete': STAFF_CHANGE,
} as const satisfies Record<PostPath | GetPath, CallLimit>;

/** Beside the row of all lists: one with a filter reads up to as many documents as are counted. */
export const FILTERED_LIST = limit({ minutes: 1, account: 25, address: 54, costMs: 120, isShared: false });

/** Per visitor or member and minute; an address may have three times that. */
const CHAT = limit({
  minutes: 1,
  account: 20,
  address: 60,
  client: 600,
  costMs: 100,
  isAnsweredLate: true,
  day: { account: 500, address: 5_000 },
});
export const CHAT_PER_VISITOR = CHAT.account;
const CHAT_READ = { ...READ, client: 1200 };
const CHAT_CHANGE = limit({ minutes: 1, account: 60, address: 120, client: 600, costMs: 10 });

/** Routes outside the contract: pages, feeds, the API's description, the assistant's API and the one-click unsubscribe. */
export const OTHER_LIMITS: Record<string, CallLimit> = {
  'GET /*': PAGE,
  'GET /manual/*': DOWNLOAD,
  'GET /assets/*': DOWNLOAD,
  'GET /rss/notice.xml': FEED,
  'GET /rss/library.xml': FEED,
  'GET /noticeDetail/:id.md': FEED,
  'GET /libraryDetail/:id.md': FEED,
  'GET /referenceDetail/:id.md': FEED,
  'GET /sitemap.xml': FEED,
  'GET /sitemap-:part(^\\d{1,5}).xml': FEED,
  'GET /llms.txt': FEED,
  'GET /faq.md': FEED,
  'GET /api/docs/json': FEED,
  'GET /api/docs/yaml': FEED,
  'POST /api/v1/unsubscribe/one-click': limit({ minutes: 1, account: 120, address: 120, costMs: 5 }),
  'POST /v1/chat-messages': CHAT,
  'POST /v1/chat-messages/:task_id/stop': CHAT_CHANGE,
  'GET /v1/parameters': CHAT_READ,
  'GET /v1/conversations': CHAT_READ,
  // A hundred answers.
  'GET /v1/messages': { ...CHAT_READ, address: 300, costMs: 20 },
  'GET /v1/messages/:id/suggested': CHAT_READ,
  'POST /v1/messages/:id/feedbacks': CHAT_CHANGE,
  'POST /v1/conversations/:id/name': CHAT_CHANGE,
  'DELETE /v1/conversations/:id': CHAT_CHANGE,
};
