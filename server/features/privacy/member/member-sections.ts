import type { BoardType } from '#shared/boards.ts';
import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import { readableTo } from '#server/documents/document.read-policy.ts';
import { readableAnswers } from '#server/features/chat/conversations/readable-answers.ts';
import { withoutWords } from '#server/personal-data/without-words.ts';

/** A query with a defined order, so that batches neither miss nor repeat rows. */
interface Batched {
  limit(count: number): { offset(count: number): { execute(): Promise<object[]> } };
}
/** Whose data it is, and when: what others wrote is exported as far as the member may read it now. */
export type Member = NonNullable<Actor> & { now: string };
export type Section = (db: Db, userId: string, member: Member) => Batched;

/** Of rows with long texts: read one by one, because a batch of them would keep others waiting. */
export interface LongSection {
  keys(db: Db, userId: string): { execute(): Promise<Key[]> };
  row(db: Db, userId: string, key: Key, member: Member): { executeTakeFirst(): Promise<object | undefined> };
}
type Key = Record<string, string>;

/** Sections of the export by name. Columns are listed explicitly: no hashes, keys, staff notes or texts of others. */
export const MEMBER_SECTIONS: Record<string, Section | LongSection> = {
  profile: (db, userId) =>
    db
      .selectFrom('user')
      .select(['login_id', 'name', 'email', 'affiliation', 'status', 'created_at', 'updated_at'])
      .where('id', '=', userId)
      .orderBy('id'),

  roles: (db, userId) => db.selectFrom('user_role').select('role').where('user_id', '=', userId).orderBy('role'),

  consents: (db, userId) =>
    db
      .selectFrom('consent')
      .select(['kind', 'version', 'agreed', 'agreed_at', 'ip'])
      .where('user_id', '=', userId)
      .orderBy('agreed_at')
      .orderBy('id'),

  sessions: (db, userId) =>
    db
      .selectFrom('session')
      .select(['device', 'created_at', 'last_used_at', 'expires_at'])
      .where('user_id', '=', userId)
      .orderBy('jti'),

  secondFactor: (db, userId) =>
    db.selectFrom('second_factor').select('confirmed_at').where('user_id', '=', userId).orderBy('user_id'),

  posts: {
    keys: (db, userId) =>
      db.selectFrom('document').select('id').where('author_id', '=', userId).orderBy('published_at').orderBy('id'),
    row: (db, _, { id = '' }) =>
      db
        .selectFrom('document')
        .select(['id', 'board_type', 'category', 'title', 'body_html', 'fields', 'is_private', 'review_state'])
        .select(['created_at', 'updated_at', 'deleted_at'])
        .where('id', '=', id),
  },

  files: (db, userId) =>
    db
      .selectFrom('file')
      .select(['document_id', 'name', 'mime', 'size_bytes', 'sha256', 'created_at'])
      .where('uploader_id', '=', userId)
      .orderBy('id'),

  drafts: {
    keys: (db, userId) =>
      db
        .selectFrom('draft')
        .select(['board_type', 'document_id'])
        .where('user_id', '=', userId)
        .orderBy('board_type')
        .orderBy('document_id'),
    row: (db, userId, key) =>
      db
        .selectFrom('draft')
        .select(['board_type', 'document_id', 'content', 'saved_at'])
        .where('user_id', '=', userId)
        .where('board_type', '=', key.board_type as BoardType)
        .where('document_id', '=', key.document_id ?? ''),
  },

  replies: {
    keys: (db, userId) => db.selectFrom('reply').select('id').where('author_id', '=', userId).orderBy('id'),
    row: (db, _, { id = '' }) =>
      db
        .selectFrom('reply')
        .select(['document_id', 'body_html', 'created_at', 'updated_at', 'deleted_at'])
        .where('id', '=', id),
  },

  reviews: (db, userId) =>
    db
      .selectFrom('market_review')
      .select(['document_id', 'rating', 'body', 'created_at'])
      .where('author_id', '=', userId)
      .orderBy('id'),

  marketVersions: (db, userId) =>
    db
      .selectFrom('market_version')
      .innerJoin('document', 'document.id', 'market_version.document_id')
      .select(['market_version.document_id', 'market_version.version', 'market_version.changes'])
      .select('market_version.created_at')
      .where('document.author_id', '=', userId)
      .orderBy('market_version.id'),

  likes: (db, userId) =>
    db
      .selectFrom('document_like')
      .select(['document_id', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('document_id'),

  votes: (db, userId) =>
    db
      .selectFrom('document_vote')
      .select(['document_id', 'is_helpful', 'created_at'])
      .where('visitor_key', '=', userId)
      .orderBy('document_id'),

  manualRatings: (db, userId) =>
    db
      .selectFrom('manual_rating')
      .select(['path', 'is_helpful', 'comment', 'day'])
      .where('visitor_key', '=', userId)
      .orderBy('path'),

  videoProgress: (db, userId) =>
    db
      .selectFrom('video_progress')
      .select(['document_id', 'seconds', 'is_finished', 'updated_at'])
      .where('user_id', '=', userId)
      .orderBy('document_id'),

  downloads: (db, userId, member) =>
    db
      .selectFrom('member_download')
      .innerJoin('file', 'file.id', 'member_download.file_id')
      .leftJoin('document', (join) =>
        join.onRef('document.id', '=', 'file.document_id').on(readableTo(member, member.now)),
      )
      .select(['file.document_id', 'member_download.downloaded_at'])
      .select((eb) => eb.case().when('document.id', 'is not', null).then(eb.ref('file.name')).end().as('name'))
      .where('member_download.user_id', '=', userId)
      .orderBy('member_download.file_id'),

  notifications: (db, userId) =>
    db
      .selectFrom('notification')
      .select(['kind', 'document_id', 'inquiry_id', 'detail', 'created_at', 'read_at'])
      .where('user_id', '=', userId)
      .orderBy('id'),

  notificationMails: (db, userId) =>
    db.selectFrom('notification_choice').select(['topic', 'by_mail']).where('user_id', '=', userId).orderBy('topic'),

  inquiries: (db, userId) =>
    db
      .selectFrom('inquiry')
      .select(['number', 'type', 'status', 'name', 'company', 'department', 'position', 'email', 'phone', 'industry'])
      .select(['company_size', 'inquiry_type', 'products', 'target_work', 'user_count', 'robot_count', 'environment'])
      .select(['start_date', 'message', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id'),

  inquiryConsents: (db, userId) =>
    db
      .selectFrom('inquiry_consent')
      .innerJoin('inquiry', 'inquiry.id', 'inquiry_consent.inquiry_id')
      .select(['inquiry.number', 'inquiry_consent.kind', 'inquiry_consent.version', 'inquiry_consent.agreed'])
      .select(['inquiry_consent.agreed_at', 'inquiry_consent.ip'])
      .where('inquiry.user_id', '=', userId)
      .orderBy('inquiry_consent.id'),

  inquiryFiles: (db, userId) =>
    db
      .selectFrom('inquiry_file')
      .innerJoin('inquiry', 'inquiry.id', 'inquiry_file.inquiry_id')
      .select(['inquiry.number', 'inquiry_file.name', 'inquiry_file.mime', 'inquiry_file.size_bytes'])
      .select(['inquiry_file.sha256', 'inquiry_file.created_at'])
      .where('inquiry.user_id', '=', userId)
      .orderBy('inquiry_file.id'),

  inquiryAnswers: (db, userId) =>
    db
      .selectFrom('inquiry_memo')
      .innerJoin('inquiry', 'inquiry.id', 'inquiry_memo.inquiry_id')
      .select(['inquiry.number', 'inquiry_memo.body', 'inquiry_memo.created_at'])
      .where('inquiry.user_id', '=', userId)
      .where('inquiry_memo.is_answer', '=', 1)
      .orderBy('inquiry_memo.id'),

  savedFilters: {
    keys: (db, userId) => db.selectFrom('inquiry_filter').select('id').where('user_id', '=', userId).orderBy('id'),
    row: (db, _, { id = '' }) => ({
      executeTakeFirst: async () => {
        const saved = db.selectFrom('inquiry_filter').select(['name', 'query', 'created_at']).where('id', '=', id);
        const row = await saved.executeTakeFirst();
        return row && { ...row, query: withoutWords(row.query) };
      },
    }),
  },

  conversations: (db, userId) =>
    db
      .selectFrom('chat_conversation')
      .select(['id', 'title', 'created_at', 'updated_at'])
      .where('user_id', '=', userId)
      .orderBy('id'),

  questionsToTheAssistant: {
    keys: (db, userId) =>
      db
        .selectFrom('chat_message')
        .innerJoin('chat_conversation', 'chat_conversation.id', 'chat_message.conversation_id')
        .select('chat_message.id')
        .where('chat_conversation.user_id', '=', userId)
        .orderBy('chat_message.conversation_id')
        .orderBy('chat_message.position'),
    row: (db, _, { id = '' }, member) => ({
      executeTakeFirst: async () => {
        const row = await db.selectFrom('chat_message').selectAll().where('id', '=', id).executeTakeFirst();
        if (!row) return undefined;
        const { conversation_id, position, question, rating, rating_content, created_at } = row;
        const [readable] = await readableAnswers(db, member, [row], member.now);
        return { conversation_id, position, question, answer: readable?.answer, rating, rating_content, created_at };
      },
    }),
  },
};
