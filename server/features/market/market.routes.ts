import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReviewState } from '#shared/boards/review-states.ts';
import { marketContract } from '#shared/contract/boards/market.contract.ts';
import { marketText } from '#shared/messages/boards/market.ko.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';
import { withoutHidden } from '#shared/validation.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { notifyMember } from '#server/notifications/notify-member.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { authorNameFor } from '../documents/author-name.ts';
import { fieldsOf, ratingOf } from '../documents/document.presenter.ts';
import { lockDocument } from '#server/documents/document-lock.queries.ts';
import { factsOf } from '#server/documents/document.read-policy.ts';
import type { DocumentRow } from '../documents/open-document.ts';
import { lockForChange, openDocument, openForChange } from '../documents/open-document.ts';
import { isHiddenIn } from '../documents/review-state.ts';
import { findFile } from '../files/file.queries.ts';
import { findAuthor } from '../replies/author.queries.ts';
import { inspectPackage } from './inspect-package.ts';
import { listReviews } from './market-review.queries.ts';
import {
  countVersions,
  hasVersion,
  insertVersion,
  listVersions,
  publishVersions,
  claimPackage,
} from './market-version.queries.ts';
import { decidedMail } from './market.mails.ts';
import { listQueue } from './market-queue.queries.ts';

/** States from which members may submit, and from which staff may take each step. */
const BEFORE_SUBMIT: readonly ReviewState[] = ['임시저장', '반려'];
const BEFORE: Record<'심사중' | '반려' | '게시' | '보관', readonly ReviewState[]> = {
  심사중: ['심사요청'],
  반려: ['심사요청', '심사중'],
  게시: ['임시저장', '심사요청', '심사중', '게시', '보관'],
  보관: ['게시'],
};

export function marketRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, marketContract.detail, async ({ input, request }) => {
    requireLogin(request);
    const actor = actorOf(request);
    const entry = await openEntry(input.documentId, request);
    return presentEntry(db, actor, entry, nowIso(context));
  });

  route(app, marketContract.addVersion, async ({ input, request }) => {
    const account = requireLogin(request);
    const actor = actorOf(request);
    const entry = await openForChange(db, actor, input.documentId, nowIso(context));
    if (entry.board_type !== 'market') fail('CM04');
    const file = await findFile(db, input.fileId);
    if (file?.purpose !== 'package' || file.document_id !== null || file.uploader_id !== account.id) {
      return fail('CM01', { fields: { fileId: marketText.packageGone } });
    }
    // Also before the package is read, which takes seconds.
    await refuseManyVersions(db, entry.id);
    const entries = await inspectPackage(context, account.id, file);
    const versionId = await transaction(db, async (tx) => {
      await lockForChange(tx, actor, entry.id, nowIso(context));
      await refuseManyVersions(tx, entry.id);
      const given = {
        documentId: entry.id,
        fileId: file.id,
        version: input.version.trim(),
        changes: withoutHidden(input.changes),
      };
      const isPublished = can.reviewEntries(actor);
      const id = await insertVersion(tx, { ...given, entries, isPublished }, nowIso(context));
      if (id === null) fail('MK02', { fields: { version: marketText.versionTaken } });
      if (!(await claimPackage(tx, file.id, entry.id))) fail('CM01', { fields: { fileId: marketText.packageGone } });
      return id ?? '';
    });
    return { versionId };
  });

  route(app, marketContract.submit, async ({ input, request }) => {
    requireLogin(request);
    const entry = await openForChange(db, actorOf(request), input.documentId, nowIso(context));
    if (entry.board_type !== 'market') fail('CM04');
    await refuseIncomplete(db, entry);
    await moveTo(db, entry, '심사요청', BEFORE_SUBMIT, '');
    return { reviewState: '심사요청' as const };
  });

  route(app, marketContract.decide, async ({ input, request }) => {
    const account = requireLogin(request);
    if (!can.reviewEntries(actorOf(request))) fail('CM03');
    const { reviewState } = input;
    const note = input.note.trim();
    const entry = await openEntry(input.documentId, request);
    if (reviewState === '반려' && note === '')
      fail('MK04', { message: marketText.noteMissing, fields: { note: marketText.noteMissing } });
    await transaction(db, async (tx) => {
      await lockDocument(tx, entry.id);
      const seen = { ...entry, version: input.version };
      const isNew = reviewState === '게시' && (await publishVersions(tx, entry.id, input.versionIds)) > 0;
      if (reviewState === '게시') await refuseIncomplete(tx, entry, true);
      // Published already, by a colleague perhaps: only a version that waited is published, and told, again.
      const from = BEFORE[reviewState].filter((state) => state !== '게시' || reviewState !== '게시' || isNew);
      await moveTo(tx, seen, reviewState, from, reviewState === '반려' ? note : '');
      await notifyOfDecision(tx, context, entry, { reviewState, note, accountId: account.id });
    });
    return { reviewState };
  });

  route(app, marketContract.queue, async ({ request }) => {
    requireLogin(request);
    if (!can.reviewEntries(actorOf(request))) fail('CM03');
    return { list: await listQueue(db) };
  });

  async function openEntry(documentId: string, request: FastifyRequest) {
    const row = await openDocument(db, actorOf(request), documentId, nowIso(context));
    if (row.board_type !== 'market') fail('CM04');
    return row;
  }
}

/** A downloadable item needs a version before the review. Of a public one, staff have seen one. */
async function refuseIncomplete(db: Db, entry: DocumentRow, isPublic = false): Promise<void> {
  if (fieldsOf(entry).delivery !== '다운로드') return;
  if (!(await hasVersion(db, entry.id))) fail('MK04');
  if (isPublic && !(await hasVersion(db, entry.id, true))) fail('CM08');
}

/** Versions, reviews and what `actor` may do with the item. */
async function presentEntry(db: Db, actor: Actor, entry: DocumentRow, now: string) {
  const facts = factsOf(entry);
  const mayChange = can.changeDocument(actor, facts);
  const [versions, reviews] = await Promise.all([listVersions(db, actor, entry), listReviews(db, entry.id)]);
  return {
    versions,
    reviews: reviews.map((review) => ({
      reviewId: review.id,
      authorName: authorNameFor(actor, review),
      rating: review.rating,
      body: review.body,
      createdAt: review.created_at,
      isMine: review.author_id === actor?.id,
      canDelete: can.deleteReview(actor, { authorId: review.author_id }),
    })),
    ratingAverage: ratingOf(entry),
    ratingCount: entry.rating_count,
    abilities: {
      addVersion: mayChange,
      submit: mayChange && !can.reviewEntries(actor) && inState(entry, BEFORE_SUBMIT),
      decide: can.reviewEntries(actor),
      review: can.rate(actor, facts, now),
    },
  };
}

/** Notifies the author of the new review state, unless `accountId` is the author; of the final ones also by mail. */
async function notifyOfDecision(
  tx: Db,
  context: Context,
  entry: DocumentRow,
  { reviewState, note, accountId }: { reviewState: ReviewState; note: string; accountId: string },
): Promise<void> {
  const author = await findAuthor(tx, entry, accountId);
  if (!author) return;
  const isFinal = reviewState === '반려' || reviewState === '게시';
  const decision = { documentId: entry.id, title: entry.title, isPublished: reviewState === '게시', note };
  const mail = isFinal ? ({ topic: 'review', content: decidedMail(context.config, decision) } as const) : null;
  await notifyMember(tx, context, author, { kind: 'review-state', documentId: entry.id, detail: reviewState }, mail);
}

async function refuseManyVersions(db: Db, documentId: string): Promise<void> {
  if ((await countVersions(db, documentId)) >= SERVER_LIMITS.marketVersionsMaxCount)
    fail('CM01', { message: marketText.tooManyVersions, fields: { version: marketText.tooManyVersions } });
}

const inState = ({ review_state }: DocumentRow, states: readonly ReviewState[]) =>
  review_state !== null && states.includes(review_state);

/** @throws CM08 if it was changed since it was read, MK03 in another review state. */
async function moveTo(
  tx: Db,
  entry: DocumentRow,
  state: ReviewState,
  from: readonly ReviewState[],
  note: string,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('document')
    .set({ review_state: state, review_note: note, is_hidden: isHiddenIn(state) ? 1 : 0 })
    .where('id', '=', entry.id)
    .where('version', '=', entry.version)
    .where('review_state', 'in', from)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return;
  const { version } = await tx
    .selectFrom('document')
    .select('version')
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow();
  fail(version === entry.version ? 'MK03' : 'CM08');
}
