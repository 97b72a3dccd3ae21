import { formWithFile } from './access-world.fixture.ts';
import type { Asker, Shot, World } from './access-world.fixture.ts';
import type { Answers } from './document-calls.fixture.ts';

export interface OtherCall {
  shot?: (world: World, asker: Asker) => Promise<Shot> | Shot;
  answers: Answers;
  /** Done for whoever asks, with what is theirs: nothing of the owner may have changed. */
  leavesOwners?: true;
}

const EVERYBODY = 'ok ok ok ok ok ok ok';
const MEMBERS = 'CM02 ok ok ok ok ok ok';
/** A conversation belongs to whoever had it; not even staff ask for it here. */
const OWN_CONVERSATION = 'not_found not_found not_found not_found not_found not_found ok';

/** Every further operation, as its description names it; a second case of one stands behind `#`. */
export const OTHER_CALLS: Record<string, OtherCall> = {
  // What visitors read.
  'GET /api/v1/site/settings': { answers: EVERYBODY },
  'GET /api/v1/site/logo/{hash}': {
    shot: () => ({ path: { hash: 'nobody-has-such-a-logo' } }),
    answers: 'CM04 CM04 CM04 CM04 CM04 CM04 CM04',
  },
  'POST /api/v1/site/term': { shot: () => ({ body: { kind: 'terms-of-use', version: '1.1' } }), answers: EVERYBODY },
  'POST /api/v1/site/term-diff': {
    shot: () => ({ body: { kind: 'terms-of-use', from: '1.1', to: '1.1' } }),
    answers: EVERYBODY,
  },
  'GET /api/bot-challenge': { answers: EVERYBODY },
  'POST /api/verify-recaptcha': { shot: () => ({ body: { recaptchaToken: 'x' } }), answers: EVERYBODY },
  'GET /api/v1/user/public-key': { answers: EVERYBODY },
  'POST /api/v1/board/list': { shot: () => ({ body: { boardType: 'qna' } }), answers: EVERYBODY },
  'POST /api/v1/board/popups': { answers: EVERYBODY },
  'POST /api/v1/board/reference-home': { answers: EVERYBODY },
  'POST /api/v1/board/reference-figures': { answers: EVERYBODY },
  'POST /api/v1/board/similar': {
    shot: () => ({ body: { boardType: 'qna', title: '누구나 읽는' } }),
    answers: EVERYBODY,
  },
  'POST /api/v1/search/documents': { shot: () => ({ body: { query: '누구나 읽는 글' } }), answers: EVERYBODY },
  'POST /api/v1/search/suggest': { shot: () => ({ body: { query: '누구나' } }), answers: EVERYBODY },
  'POST /api/v1/search/popular': { answers: EVERYBODY },
  'POST /api/v1/manual/rate': {
    shot: () => ({ body: { path: '/manual/', isHelpful: true } }),
    answers: EVERYBODY,
  },
  'GET /api/WebDriver/all/{type}': { shot: () => ({ path: { type: 'chrome' } }), answers: EVERYBODY },
  'GET /api/WebDriver/match': {
    shot: () => ({ query: { type: 'chrome', version: '142.0.7444.175', platform: 'win64' } }),
    answers: EVERYBODY,
  },
  'GET /api/Chromedriver/Download/{fileUuid}': {
    shot: ({ driverId }) => ({ path: { fileUuid: driverId } }),
    answers: EVERYBODY,
  },
  'GET /api/Edgedriver/Download/{fileUuid}': {
    shot: ({ driverId }) => ({ path: { fileUuid: driverId } }),
    answers: 'CM04 CM04 CM04 CM04 CM04 CM04 CM04',
  },

  // Accounts.
  'POST /api/v1/user/login': {
    shot: ({ owner, password }) => ({ body: { userId: owner.loginId, ...password } }),
    answers: EVERYBODY,
  },
  'POST /api/v1/user/login-code': {
    shot: () => ({ body: { pendingLogin: 'x', code: '123456' } }),
    answers: 'LO07 LO07 LO07 LO07 LO07 LO07 LO07',
  },
  'POST /api/v1/user/logout': { answers: EVERYBODY, leavesOwners: true },
  'POST /api/v1/user/signup': { shot: () => ({ body: {} }), answers: 'CM01 CM01 CM01 CM01 CM01 CM01 CM01' },
  'POST /api/v1/user/confirm-id': { shot: () => ({ body: { userId: 'free2026' } }), answers: EVERYBODY },
  'POST /api/v1/user/findIdPw': {
    shot: ({ owner }) => ({ body: { userId: owner.loginId, email: owner.email } }),
    answers: EVERYBODY,
  },
  'POST /api/v1/user/reset-check': { shot: () => ({ body: { token: 'x' } }), answers: EVERYBODY },
  'POST /api/v1/user/reset-user-key': {
    shot: ({ password, encrypt }) => ({ body: { token: 'x', keyId: password.keyId, userKey: encrypt('N3w-mq7Tkv') } }),
    answers: 'US02 US02 US02 US02 US02 US02 US02',
  },
  'POST /api/v1/user/verify-check': { shot: () => ({ body: { token: 'x' } }), answers: EVERYBODY },
  'POST /api/v1/user/verify-email': {
    shot: () => ({ body: { token: 'x' } }),
    answers: 'US02 US02 US02 US02 US02 US02 US02',
  },
  'POST /api/v1/user/password-strength': {
    shot: ({ password, encrypt }) => ({ body: { keyId: password.keyId, userKey: encrypt('N3w-mq7Tkv') } }),
    answers: EVERYBODY,
  },
  'POST /api/v1/user/get-user-detail': { shot: ({ password }) => ({ body: password }), answers: MEMBERS },
  'POST /api/v1/user/update-user-detail': {
    shot: ({ password, owner, encrypt }) => ({
      body: {
        ...password,
        userName: encrypt('새 이름'),
        email: encrypt(owner.email),
        marketing: { email: false, sms: false },
      },
    }),
    answers: MEMBERS,
    leavesOwners: true,
  },
  'POST /api/v1/user/export-data': { shot: ({ password }) => ({ body: password }), answers: MEMBERS },
  'POST /api/v1/user/my-sessions': { answers: MEMBERS },
  'POST /api/v1/user/end-other-sessions': {
    shot: ({ password }) => ({ body: password }),
    answers: MEMBERS,
    leavesOwners: true,
  },
  'POST /api/v1/user/end-session': {
    shot: async ({ password, sessionOfOwner }) => ({ body: { ...password, sessionId: await sessionOfOwner() } }),
    answers: MEMBERS,
    leavesOwners: true,
  },
  'POST /api/v1/user/my-posts': { shot: () => ({ body: {} }), answers: MEMBERS },
  'POST /api/v1/user/my-contracts': { shot: () => ({ body: {} }), answers: MEMBERS },
  'POST /api/v1/user/my-replies': { answers: MEMBERS },
  'POST /api/v1/user/my-downloads': { answers: MEMBERS },
  'POST /api/v1/user/activity-counts': { answers: MEMBERS },
  'POST /api/v1/user/notifications': { answers: MEMBERS },
  'POST /api/v1/user/notifications-unread': { answers: EVERYBODY },
  'POST /api/v1/user/notifications-read': {
    shot: async ({ notification }) => ({ body: { notificationIds: [await notification()] } }),
    answers: MEMBERS,
    leavesOwners: true,
  },
  'POST /api/v1/user/notification-mail': {
    shot: () => ({ body: { change: { topic: 'answer', byMail: false } } }),
    answers: MEMBERS,
    leavesOwners: true,
  },
  'POST /api/v1/user/resend-confirmation': { answers: MEMBERS },
  'POST /api/v1/user/second-factor': { answers: MEMBERS },
  'POST /api/v1/user/second-factor-begin': { shot: ({ password }) => ({ body: password }), answers: MEMBERS },
  'POST /api/v1/user/second-factor-confirm': {
    shot: () => ({ body: { code: '123456' } }),
    answers: 'CM02 SF02 SF02 SF02 SF02 SF02 SF02',
  },
  'POST /api/v1/user/second-factor-codes': {
    shot: ({ password }) => ({ body: { ...password, code: '123456' } }),
    answers: 'CM02 SF03 SF03 SF03 SF03 SF03 SF03',
  },
  'POST /api/v1/user/second-factor-off': {
    shot: ({ password }) => ({ body: { ...password, code: '123456' } }),
    answers: 'CM02 SF03 SF03 SF03 SF03 SF03 SF03',
  },
  'POST /api/v1/user/withdraw': {
    shot: ({ password }, { name }) => ({ body: name === 'owner' ? {} : password }),
    answers: 'CM02 ok ok ok ok ok CM01',
    leavesOwners: true,
  },
  'POST /api/v1/user/withdraw-contract-consent': {
    shot: async ({ inquiryNumber }) => ({ body: { contractNumber: await inquiryNumber() } }),
    answers: 'CM02 CM04 CM04 CM04 CM04 CM04 ok',
  },
  'POST /api/v1/unsubscribe-check': { shot: () => ({ body: { token: 'x' } }), answers: EVERYBODY },
  'POST /api/v1/unsubscribe': { shot: () => ({ body: { token: 'x' } }), answers: 'US02 US02 US02 US02 US02 US02 US02' },

  // Inquiries.
  'POST /api/v1/free/regData': { answers: EVERYBODY },
  'POST /api/v1/free/write': { shot: ({ submission }) => ({ body: submission() }), answers: EVERYBODY },
  'POST /api/v1/free/upload-file': { shot: formWithFile, answers: EVERYBODY },
  'POST /api/v1/free/delete-file': {
    shot: async ({ inquiryFile }) => ({ body: { fileId: await inquiryFile() } }),
    answers: EVERYBODY,
    leavesOwners: true,
  },
  'GET /api/v1/free/fileDownload/{id}': {
    shot: async ({ inquiryFile }) => ({ path: { id: await inquiryFile() } }),
    answers: 'CM02 CM03 CM03 ok ok ok CM03',
  },
  'POST /api/v1/free/withdraw-check': { shot: () => ({ body: { token: 'x' } }), answers: EVERYBODY },
  'POST /api/v1/free/withdraw-consent': {
    shot: () => ({ body: { token: 'x' } }),
    answers: 'PR02 PR02 PR02 PR02 PR02 PR02 PR02',
  },

  // Documents without an id.
  'POST /api/v1/board/write': {
    shot: () => ({
      body: {
        boardType: 'qna',
        title: '새 질문의 제목입니다',
        category: '오류',
        bodyHtml: '<p>질문입니다.</p>',
        fields: {},
        fileIds: [],
      },
    }),
    answers: MEMBERS,
  },
  'POST /api/v1/board/write#notice': {
    shot: () => ({
      body: {
        boardType: 'notice',
        title: '새 공지입니다',
        category: '공지',
        bodyHtml: '<p>글</p>',
        fields: {},
        fileIds: [],
      },
    }),
    answers: 'CM02 CM03 CM03 CM03 ok ok CM03',
  },
  'POST /api/v1/board/write#with a file of the owner': {
    shot: async ({ file }) => ({
      body: {
        boardType: 'qna',
        title: '남의 파일을 단 질문',
        category: '오류',
        bodyHtml: '<p>질문입니다.</p>',
        fields: {},
        fileIds: [await file()],
      },
    }),
    answers: 'CM02 CM01 CM01 CM01 CM01 CM01 ok',
  },
  'POST /api/v1/board/draft-find': {
    shot: ({ ownersDraft }) => ({ body: { boardType: 'qna', documentId: ownersDraft } }),
    answers: MEMBERS,
  },
  'POST /api/v1/board/draft-remove': {
    shot: ({ ownersDraft }, { name }) => ({
      body: { boardType: 'qna', documentId: name === 'owner' ? 'none' : ownersDraft },
    }),
    answers: MEMBERS,
    leavesOwners: true,
  },

  // Replies, reviews and files of the owner.
  'POST /api/v1/board/updateReply': {
    shot: async ({ reply }) => ({ body: { replyId: await reply('public'), bodyHtml: '<p>고친 댓글</p>' } }),
    answers: 'CM02 CM03 CM03 CM03 ok ok ok',
  },
  'POST /api/v1/board/updateReply#on a private question': {
    shot: async ({ reply }) => ({ body: { replyId: await reply('private'), bodyHtml: '<p>고친 댓글</p>' } }),
    answers: 'CM02 BD02 BD02 BD02 ok ok ok',
  },
  'POST /api/v1/board/updateReply#official, of somebody who was staff then': {
    shot: async ({ reply, owner }) => ({
      body: { replyId: await reply('public', owner, true), bodyHtml: '<p>고친 답변</p>' },
    }),
    answers: 'CM02 CM03 CM03 CM03 ok ok CM03',
  },
  'POST /api/v1/board/writeReply#official': {
    shot: async ({ document }) => ({
      body: { documentId: await document('public'), bodyHtml: '<p>공식 답변</p>', isOfficial: true },
    }),
    answers: 'CM02 CM03 CM03 CM03 ok ok CM03',
  },
  'POST /api/v1/board/deleteReply': {
    shot: async ({ reply }) => ({ body: { replyId: await reply('public') } }),
    answers: 'CM02 CM03 CM03 CM03 ok ok ok',
  },
  'POST /api/v1/board/deleteReply#on a private question': {
    shot: async ({ reply }) => ({ body: { replyId: await reply('private') } }),
    answers: 'CM02 BD02 BD02 BD02 ok ok ok',
  },
  'POST /api/v1/board/accept-reply': {
    shot: async ({ reply, other }) => ({ body: { replyId: await reply('public', other), isAccepted: true } }),
    answers: 'CM02 CM03 CM03 CM03 ok ok ok',
  },
  'POST /api/v1/board/accept-reply#on a private question': {
    shot: async ({ reply, other }) => ({ body: { replyId: await reply('private', other), isAccepted: true } }),
    answers: 'CM02 BD02 BD02 BD02 ok ok ok',
  },
  'POST /api/v1/board/accept-reply#of the asker of the question': {
    shot: async ({ reply }) => ({ body: { replyId: await reply('public'), isAccepted: true } }),
    answers: 'CM02 CM03 CM03 CM03 ok ok CM03',
  },
  'POST /api/v1/market/delete-review': {
    shot: async ({ review }) => ({ body: { reviewId: await review() } }),
    answers: 'CM02 CM03 CM03 CM03 ok ok ok',
  },
  'POST /api/v1/board/upload-file': { shot: formWithFile, answers: MEMBERS },
  'POST /api/v1/board/delete-file': {
    shot: async ({ file }) => ({ body: { fileId: await file() } }),
    answers: 'CM02 CM04 CM04 CM04 CM04 CM04 ok',
  },
  'POST /api/v1/board/delete-file#of a public question': {
    shot: async ({ file }) => ({ body: { fileId: await file('public') } }),
    answers: 'CM02 CM03 CM03 CM03 ok ok ok',
  },
  'GET /api/v1/board/fileDownload/link/{id}': {
    shot: async ({ file }) => ({ path: { id: await file() } }),
    answers: 'CM04 CM04 CM04 CM04 CM04 CM04 ok',
  },
  'GET /api/v1/board/fileDownload/link/{id}#of a private question': {
    shot: async ({ file }) => ({ path: { id: await file('private') } }),
    answers: 'CM02 BD02 BD02 BD02 ok ok ok',
  },
  'GET /api/v1/board/fileDownload/link/{id}#of a public question': {
    shot: async ({ file }) => ({ path: { id: await file('public') } }),
    answers: MEMBERS,
  },

  // Conversations with the assistant.
  'POST /v1/chat-messages': { shot: () => ({ body: question('') }), answers: EVERYBODY },
  'POST /v1/chat-messages#in a conversation of the owner': {
    shot: ({ conversationId }) => ({ body: question(conversationId) }),
    answers: OWN_CONVERSATION,
  },
  'POST /v1/chat-messages/{task_id}/stop': {
    shot: ({ messageId }) => ({ path: { task_id: messageId }, body: { user: 'admin' } }),
    answers: 'not_found not_found not_found not_found not_found not_found not_found',
  },
  'GET /v1/conversations': { answers: EVERYBODY },
  'GET /v1/messages': {
    shot: ({ conversationId }) => ({ query: { conversation_id: conversationId } }),
    answers: OWN_CONVERSATION,
  },
  'GET /v1/messages/{id}/suggested': {
    shot: ({ messageId }) => ({ path: { id: messageId } }),
    answers: OWN_CONVERSATION,
  },
  'POST /v1/messages/{id}/feedbacks': {
    shot: ({ messageId }) => ({ path: { id: messageId }, body: { rating: 'like', user: 'admin' } }),
    answers: OWN_CONVERSATION,
  },
  'POST /v1/conversations/{id}/name': {
    shot: ({ conversationId }) => ({ path: { id: conversationId }, body: { name: '새 이름', user: 'admin' } }),
    answers: OWN_CONVERSATION,
  },
  'DELETE /v1/conversations/{id}': {
    shot: async ({ conversationId, converse }, { name }) => ({
      path: { id: name === 'owner' ? (await converse()).conversationId : conversationId },
      body: { user: 'admin' },
    }),
    answers: OWN_CONVERSATION,
  },
  'GET /v1/parameters': { answers: EVERYBODY },
};

const question = (conversation_id: string) => ({
  query: '로봇 설치 방법',
  inputs: {},
  response_mode: 'blocking',
  user: 'admin',
  conversation_id,
});
