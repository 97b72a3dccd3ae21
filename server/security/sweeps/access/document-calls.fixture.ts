import type { BoardType } from '#shared/boards.ts';
import type { DocumentState, World } from './access-world.fixture.ts';

/** What visitor, member, customer, sales, manager, admin and owner are answered: the code, or `ok`. */
export type Answers = string;

type ByState = Record<DocumentState, Answers>;

export interface DocumentCall {
  /** `qna` when left out. */
  boardType?: BoardType;
  input: (documentId: string, world: World) => Promise<object> | object;
  answers: ByState;
}

const SAVED = {
  title: '고쳐 쓴 제목입니다',
  category: '오류',
  bodyHtml: '<p>고쳐 쓴 본문입니다.</p>',
  fields: {},
  isPrivate: false,
  fileIds: [],
};

const GONE = 'CM02 CM04 CM04 CM04 CM04 CM04 CM04';
const GONE_FOR_ALL = 'CM04 CM04 CM04 CM04 CM04 CM04 CM04';
const STAFF_AND_OWNER = 'CM02 CM04 CM04 CM04 ok ok ok';

/** Members do it with what they may open: `can.openDocument`. */
const MEMBERS: ByState = {
  public: 'CM02 ok ok ok ok ok ok',
  private: 'CM02 BD02 BD02 BD02 ok ok ok',
  hidden: STAFF_AND_OWNER,
  deleted: GONE,
  scheduled: STAFF_AND_OWNER,
};

/** Staff and the owner change it: `can.changeDocument`. */
const CHANGE: ByState = { ...MEMBERS, public: 'CM02 CM03 CM03 CM03 ok ok ok' };

/** Visitors as well, where the board is open to them. */
const EVERYBODY: ByState = {
  public: 'ok ok ok ok ok ok ok',
  private: 'BD02 BD02 BD02 BD02 ok ok ok',
  hidden: 'CM04 CM04 CM04 CM04 ok ok ok',
  deleted: GONE_FOR_ALL,
  scheduled: 'CM04 CM04 CM04 CM04 ok ok ok',
};

/** Of the questions, whose details ask for a log-in: one that is not there is not there for visitors, either. */
const READ_FREE: ByState = { ...EVERYBODY, public: MEMBERS.public, private: MEMBERS.private };

/** What a visitor sees in the list, the same for everybody. */
const AS_VISITOR: ByState = {
  public: EVERYBODY.public,
  private: EVERYBODY.public,
  hidden: GONE_FOR_ALL,
  deleted: GONE_FOR_ALL,
  scheduled: GONE_FOR_ALL,
};

const TO_ALL: ByState = {
  public: EVERYBODY.public,
  private: EVERYBODY.public,
  hidden: EVERYBODY.public,
  deleted: EVERYBODY.public,
  scheduled: EVERYBODY.public,
};

/** Every call that names a document, asked of one of the owner's in each state. */
export const DOCUMENT_CALLS: Record<string, DocumentCall> = {
  '/api/v1/board/detail': { input: (documentId) => ({ documentId }), answers: MEMBERS },
  '/api/v1/board/detail-free': { input: (documentId) => ({ documentId }), answers: READ_FREE },
  '/api/v1/board/preview': { input: (documentId) => ({ documentId }), answers: AS_VISITOR },
  // Nothing is told of a document that not everybody may read.
  '/api/v1/board/related': { input: (documentId) => ({ documentId }), answers: TO_ALL },
  '/api/v1/board/regData': { input: (documentId) => ({ boardType: 'qna', documentId }), answers: CHANGE },
  '/api/v1/board/like': { input: (documentId) => ({ documentId }), answers: MEMBERS },
  '/api/v1/board/update': {
    input: (documentId) => ({ ...SAVED, documentId, version: 1 }),
    answers: CHANGE,
  },
  '/api/v1/board/deleteDocument': { input: (documentId) => ({ documentId }), answers: CHANGE },
  '/api/v1/board/restore-document': {
    input: (documentId) => ({ documentId }),
    answers: {
      public: 'CM02 CM03 CM03 CM03 CM08 CM08 CM03',
      private: 'CM02 CM03 CM03 CM03 CM08 CM08 CM03',
      hidden: 'CM02 CM03 CM03 CM03 CM08 CM08 CM03',
      deleted: 'CM02 CM03 CM03 CM03 ok ok CM03',
      scheduled: 'CM02 CM03 CM03 CM03 CM08 CM08 CM03',
    },
  },
  '/api/v1/board/versions': { input: (documentId) => ({ documentId }), answers: CHANGE },
  '/api/v1/board/restore-version': {
    input: async (documentId, { portal }) => {
      const row = { title: '예전 제목입니다', category: '오류', body_html: '<p>예전</p>', fields: '{}' };
      await portal.context.db
        .insertInto('document_version')
        .values({ ...row, document_id: documentId, version: 0, saved_by: '', saved_at: '2026-11-01T00:00:00.000Z' })
        .execute();
      return { documentId, version: 0 };
    },
    answers: CHANGE,
  },
  '/api/v1/board/answer-state': {
    input: (documentId) => ({ documentId, answerState: '답변완료' }),
    answers: {
      public: 'CM02 CM03 CM03 CM03 ok ok CM03',
      private: 'CM02 BD02 BD02 BD02 ok ok CM03',
      hidden: 'CM02 CM04 CM04 CM04 ok ok CM03',
      deleted: GONE,
      scheduled: 'CM02 CM04 CM04 CM04 ok ok CM03',
    },
  },
  '/api/v1/board/replyList': { input: (documentId) => ({ documentId }), answers: READ_FREE },
  '/api/v1/board/writeReply': {
    input: (documentId) => ({ documentId, bodyHtml: '<p>댓글입니다.</p>' }),
    answers: MEMBERS,
  },
  '/api/v1/board/reorder': {
    boardType: 'videoTutorial',
    input: async (documentId, { document }) => ({
      boardType: 'videoTutorial',
      documentIds: [documentId, await document('public', 'videoTutorial')],
    }),
    answers: {
      public: 'CM02 CM03 CM03 CM03 ok ok CM03',
      private: 'CM02 CM03 CM03 CM03 ok ok CM03',
      hidden: 'CM02 CM03 CM03 CM03 ok ok CM03',
      deleted: 'CM02 CM03 CM03 CM03 CM04 CM04 CM03',
      scheduled: 'CM02 CM03 CM03 CM03 ok ok CM03',
    },
  },
  '/api/v1/board/draft-save': {
    input: (documentId) => ({ boardType: 'qna', documentId, content: '초안' }),
    answers: CHANGE,
  },
  '/api/v1/board/faq-answer': { boardType: 'faq', input: (documentId) => ({ documentId }), answers: EVERYBODY },
  '/api/v1/board/faq-texts': {
    boardType: 'faq',
    input: (documentId) => ({ documentIds: [documentId] }),
    answers: {
      public: 'ok ok ok ok ok ok ok',
      private: 'ok ok ok ok ok ok ok',
      hidden: 'ok ok ok ok ok ok ok',
      deleted: 'ok ok ok ok ok ok ok',
      scheduled: 'ok ok ok ok ok ok ok',
    },
  },
  '/api/v1/board/faq-vote': {
    boardType: 'faq',
    input: (documentId) => ({ documentId, isHelpful: true }),
    answers: EVERYBODY,
  },
  '/api/v1/market/detail': { boardType: 'market', input: (documentId) => ({ documentId }), answers: MEMBERS },
  '/api/v1/market/add-version': {
    boardType: 'market',
    input: (documentId) => ({ documentId, version: '1.0.0', changes: '처음', fileId: 'none' }),
    answers: {
      public: 'CM02 CM03 CM03 CM03 CM01 CM01 CM01',
      private: 'CM02 BD02 BD02 BD02 CM01 CM01 CM01',
      hidden: 'CM02 CM04 CM04 CM04 CM01 CM01 CM01',
      deleted: 'CM02 CM04 CM04 CM04 CM04 CM04 CM04',
      scheduled: 'CM02 CM04 CM04 CM04 CM01 CM01 CM01',
    },
  },
  '/api/v1/market/submit': {
    boardType: 'market',
    input: (documentId) => ({ documentId }),
    answers: {
      public: 'CM02 CM03 CM03 CM03 MK03 MK03 MK03',
      private: 'CM02 BD02 BD02 BD02 MK03 MK03 MK03',
      hidden: 'CM02 CM04 CM04 CM04 MK03 MK03 MK03',
      deleted: 'CM02 CM04 CM04 CM04 CM04 CM04 CM04',
      scheduled: 'CM02 CM04 CM04 CM04 MK03 MK03 MK03',
    },
  },
  '/api/v1/market/decide': {
    boardType: 'market',
    input: (documentId) => ({ documentId, version: 1, versionIds: [], reviewState: '심사중' }),
    answers: {
      public: 'CM02 CM03 CM03 CM03 MK03 MK03 CM03',
      private: 'CM02 CM03 CM03 CM03 MK03 MK03 CM03',
      hidden: 'CM02 CM03 CM03 CM03 MK03 MK03 CM03',
      deleted: 'CM02 CM03 CM03 CM03 CM04 CM04 CM03',
      scheduled: 'CM02 CM03 CM03 CM03 MK03 MK03 CM03',
    },
  },
  '/api/v1/market/write-review': {
    boardType: 'market',
    input: (documentId) => ({ documentId, rating: 5, body: '좋습니다.' }),
    answers: {
      public: 'CM02 ok ok ok ok ok CM03',
      private: 'CM02 BD02 BD02 BD02 ok ok CM03',
      hidden: 'CM02 CM04 CM04 CM04 CM03 CM03 CM03',
      deleted: 'CM02 CM04 CM04 CM04 CM04 CM04 CM04',
      scheduled: 'CM02 CM04 CM04 CM04 ok ok CM03',
    },
  },
  '/api/v1/video/watch': { boardType: 'videoTutorial', input: (documentId) => ({ documentId }), answers: MEMBERS },
  '/api/v1/video/progress': {
    boardType: 'videoTutorial',
    input: (documentId) => ({ documentId, seconds: 3 }),
    answers: MEMBERS,
  },
};
