import type { InquiryDetail } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import { readableTo } from '#server/documents/document.read-policy.ts';

const SHOWN = 10;

/**
 * Other inquiries of the same member or email address, the member's questions that the actor may read, and the member's
 * downloads, for those who manage members.
 */
export async function readPast(
  db: Db,
  actor: Actor,
  inquiry: { id: string; user_id: string | null; email_key: string; erased_at: string | null },
  now: string,
): Promise<InquiryDetail['past']> {
  if (inquiry.erased_at !== null) return { inquiries: [], questions: [], downloads: [] };
  const { user_id: userId } = inquiry;
  const [inquiries, questions, downloads] = await Promise.all([
    db
      .selectFrom('inquiry')
      .select(['id', 'number', 'type', 'status', 'created_at'])
      .where('id', '!=', inquiry.id)
      .where('erased_at', 'is', null)
      .where((eb) =>
        userId === null
          ? eb('email_key', '=', inquiry.email_key)
          : eb.or([eb('email_key', '=', inquiry.email_key), eb('user_id', '=', userId)]),
      )
      .orderBy('created_at', 'desc')
      .limit(SHOWN)
      .execute(),
    userId === null
      ? []
      : db
          .selectFrom('document')
          .select(['document.id', 'document.title', 'document.created_at'])
          .where('board_type', '=', 'qna')
          .where('author_id', '=', userId)
          .where(readableTo(actor, now))
          .orderBy('document.created_at', 'desc')
          .limit(SHOWN)
          .execute(),
    userId === null || !can.manageUsers(actor)
      ? []
      : db
          .selectFrom('member_download')
          .innerJoin('file', 'file.id', 'member_download.file_id')
          .select(['file.id', 'file.name', 'member_download.downloaded_at'])
          .where('member_download.user_id', '=', userId)
          .orderBy('member_download.downloaded_at', 'desc')
          .limit(SHOWN)
          .execute(),
  ]);
  return {
    inquiries: inquiries.map((row) => ({
      contractId: row.id,
      contractNumber: row.number,
      type: row.type,
      status: row.status,
      createdAt: row.created_at,
    })),
    questions: questions.map((row) => ({ documentId: row.id, title: row.title, createdAt: row.created_at })),
    downloads: downloads.map((row) => ({ fileId: row.id, name: row.name, createdAt: row.downloaded_at })),
  };
}
