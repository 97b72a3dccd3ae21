import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { privacyContract } from '#shared/contract/account/privacy.contract.ts';
import { compact, koreanDay } from '#shared/text/days.ts';
import { LIMITS } from '#shared/limits.ts';
import { privacyText } from '#shared/messages/site/privacy.ko.ts';
import { excerptOf } from '#shared/text/excerpt.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { requireLogin } from '#server/plugins/session.ts';
import { decryptTransport } from '#server/security/transport.ts';
import { sendStream } from '#server/export/send-stream.ts';
import { confirmPassword } from '#server/features/users/password/confirm-password.ts';
import { memberDataJson } from './member-data-json.ts';
import { findFilesAndAnswers, listOwnDocuments, listOwnInquiries } from './member-data.queries.ts';

const EXCERPT_CHARS = 120;

/** The member's own data and its export. The session decides whose data it is. */
export function memberDataRoutes(app: FastifyInstance, context: Context): void {
  const { db, keys, clock } = context;

  route(app, privacyContract.myContracts, async ({ input, request }) => {
    const { rows, count } = await listOwnInquiries(db, requireLogin(request).id, input);
    const { files, answers } = await findFilesAndAnswers(
      db,
      rows.map(({ id }) => id),
    );
    return {
      list: rows.map((row) => ({
        contractNumber: row.number,
        type: row.type,
        status: row.status,
        receivedAt: row.created_at,
        excerpt: excerptOf(row.message || row.target_work, EXCERPT_CHARS),
        asked: {
          inquiryType: row.inquiry_type,
          products: JSON.parse(row.products) as string[],
          targetWork: row.target_work,
          userCount: row.user_count,
          robotCount: row.robot_count,
          environment: row.environment,
          startDate: row.start_date,
        },
        message: row.message,
        fileNames: files.filter((file) => file.inquiry_id === row.id).map(({ name }) => name),
        answers: answers
          .filter((answer) => answer.inquiry_id === row.id)
          .map((answer) => ({ body: answer.body, authorName: answer.author_name, answeredAt: answer.created_at })),
      })),
      totalCount: count,
      size: LIMITS.listPageSize,
    };
  });

  route(app, privacyContract.myPosts, async ({ input, request }) => {
    const { rows, count } = await listOwnDocuments(db, requireLogin(request).id, input);
    return {
      list: rows.map((row) => ({
        documentId: row.id,
        boardType: row.board_type,
        title: row.title,
        createdAt: row.created_at,
        answerState: row.answer_state,
        reviewState: row.review_state,
        isPrivate: row.is_private === 1,
        replyCount: row.reply_count,
        fileCount: row.file_count,
      })),
      totalCount: count,
      size: LIMITS.listPageSize,
    };
  });

  route(app, privacyContract.exportData, async ({ input, request, reply }) => {
    const account = requireLogin(request);
    const user = await confirmPassword(context, account, decryptTransport(keys, input.keyId, input.password));
    const name = privacyText.member.fileName(compact(koreanDay(clock.now())));
    const content = Readable.from(memberDataJson(db, { id: user.id, roles: account.roles, now: nowIso(context) }));
    return sendStream(reply, { name, mime: 'application/json; charset=utf-8', content });
  });
}
