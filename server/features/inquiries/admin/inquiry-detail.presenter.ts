import type { InquiryDetail } from '#shared/contract/inquiries/inquiry.contract.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import type { Actor } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { isMailFiled } from '#server/mail/send-mail.ts';
import { standingConsents } from '../standing-consent.queries.ts';
import { readWorkingTime } from '#server/working-time/working-time.queries.ts';
import { readPast } from './past-of-person.queries.ts';
import type { DueClock } from './inquiry.presenter.ts';
import { submittedOf, summaryOf } from './inquiry.presenter.ts';
import { findSummaries } from './inquiry-list.queries.ts';

const HISTORY_SHOWN = 50;

/** @throws CM04 if there is none. */
export async function readSummary(context: DueContext, id: string) {
  const [row] = await findSummaries(context.db, [id]);
  return row ? summaryOf(row, await dueClock(context)) : fail('CM04');
}

type DueContext = Pick<Context, 'db' | 'clock'>;

export const dueClock = async (context: DueContext): Promise<DueClock> => ({
  setting: await readWorkingTime(context.db),
  now: nowIso(context),
});

/** All data of one inquiry, unmasked. */
export async function readInquiry(
  context: DueContext & Pick<Context, 'config'>,
  actor: Actor,
  id: string,
): Promise<Omit<InquiryDetail, 'lookId'>> {
  const { db, config } = context;
  const summary = await readSummary(context, id);
  const [row, files, memos, consents, history] = await Promise.all([
    db
      .selectFrom('inquiry')
      .leftJoin('user', 'user.id', 'inquiry.user_id')
      .selectAll('inquiry')
      .select('user.login_id as member')
      .where('inquiry.id', '=', id)
      .executeTakeFirstOrThrow(),
    db.selectFrom('inquiry_file').selectAll().where('inquiry_id', '=', id).orderBy('position').execute(),
    db
      .selectFrom('inquiry_memo')
      .selectAll()
      .where('inquiry_id', '=', id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
    standingConsents(db, [id]),
    db
      .selectFrom('inquiry_log')
      .selectAll()
      .where('inquiry_id', '=', id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(HISTORY_SHOWN)
      .execute(),
  ]);
  const answer = memos.find((memo) => memo.is_answer === 1);
  return {
    ...summary,
    past: await readPast(db, actor, row, nowIso(context)),
    ...submittedOf(row),
    member: row.member,
    completedAt: row.completed_at,
    isMailFiled: isMailFiled(config),
    files: files.map((file) => ({
      fileId: file.id,
      name: file.name,
      sizeBytes: file.size_bytes,
      url: `/api/v1/free/fileDownload/${file.id}`,
    })),
    memos: memos.map((memo) => ({
      memoId: memo.id,
      authorName: memo.author_name,
      body: memo.is_answer === 1 ? inquiryListText.answer.memo(memo.body, memo.is_filed === 1) : memo.body,
      createdAt: memo.created_at,
    })),
    lastAnswer: answer
      ? {
          authorName: answer.author_name,
          body: answer.body,
          createdAt: answer.created_at,
          isFiled: answer.is_filed === 1,
        }
      : null,
    consents: consents.map((consent) => ({
      kind: consent.kind,
      version: consent.version,
      agreed: consent.agreed === 1,
      agreedAt: consent.agreed_at,
    })),
    history: history.map((entry) => ({
      actorName: entry.actor_name,
      action: entry.action,
      detail: entry.detail,
      createdAt: entry.created_at,
    })),
  };
}
