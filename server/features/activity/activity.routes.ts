import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isStaffInquiry } from '#shared/activity.ts';
import { activityContract } from '#shared/contract/account/activity.contract.ts';
import { excerptOf } from '#shared/text/excerpt.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { factsOf } from '#server/documents/document.read-policy.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { textOf } from '#server/rich-text/plain-text.ts';
import { findUser } from '../users/user.queries.ts';
import { chooseMail, countUnread, listNotifications, mailChoices, markRead } from './notification.queries.ts';
import { countActivity, listOwnDownloads, listOwnReplies } from './own-activity.queries.ts';

const EXCERPT_CHARS = 120;

/** 내 활동. The session decides whose it is. */
export function activityRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  const memberOf = (request: FastifyRequest) => {
    const { id } = requireLogin(request);
    return { id, roles: actorOf(request)?.roles ?? [] };
  };

  route(app, activityContract.notifications, async ({ input, request }) => {
    const { rows, count } = await listNotifications(db, memberOf(request), input.page, nowIso(context));
    return pageOf(
      count,
      rows.map((row) => ({
        notificationId: row.id,
        kind: row.kind,
        title: row.title ?? row.number ?? '',
        detail: row.causer_name ?? row.detail,
        document:
          row.document_id === null || row.board_type === null
            ? null
            : { documentId: row.document_id, boardType: row.board_type },
        contractId: isStaffInquiry(row.kind) ? row.inquiry_id : null,
        isUnread: row.read_at === null,
        createdAt: row.created_at,
      })),
    );
  });

  route(app, activityContract.unread, async ({ request }) => {
    const actor = actorOf(request);
    return { count: actor === null ? 0 : await countUnread(db, actor, nowIso(context)) };
  });

  route(app, activityContract.read, async ({ input, request }) => {
    const member = memberOf(request);
    await markRead(db, member.id, input.notificationIds, nowIso(context));
    return { count: await countUnread(db, member, nowIso(context)) };
  });

  route(app, activityContract.mailChoice, async ({ input, request }) => {
    const { id } = requireLogin(request);
    if (input.change) await chooseMail(db, id, input.change.topic, input.change.byMail);
    const { email_status: emailStatus } = await findUser(db, id);
    return { byMail: await mailChoices(db, id), isEmailConfirmed: emailStatus !== 'unconfirmed' };
  });

  route(app, activityContract.counts, async ({ request }) => countActivity(db, memberOf(request), nowIso(context)));

  route(app, activityContract.myReplies, async ({ input, request }) => {
    const member = memberOf(request);
    const now = nowIso(context);
    const { rows, count } = await listOwnReplies(db, member, input.page, now);
    return pageOf(
      count,
      rows.map((row) => {
        const isReadable = can.readDocument(member, factsOf(row), now);
        const isOfficial = row.is_official === 1;
        const isAccepted = row.is_accepted === 1;
        return {
          replyId: row.id,
          documentId: row.document_id,
          boardType: row.board_type,
          title: isReadable ? row.title : messages.documents.privateTitle,
          isReadable,
          excerpt: excerptOf(textOf(row.body_html), EXCERPT_CHARS),
          isOfficial,
          isAccepted,
          canDelete: can.changeReply(member, { authorId: member.id, deletedAt: null, isOfficial, isAccepted }),
          createdAt: row.created_at,
        };
      }),
    );
  });

  route(app, activityContract.myDownloads, async ({ input, request }) => {
    const { rows, count } = await listOwnDownloads(db, memberOf(request), input.page, nowIso(context));
    return pageOf(
      count,
      rows.map((row) => ({
        fileId: row.id,
        fileName: row.name,
        sizeBytes: row.size_bytes,
        documentId: row.document_id,
        boardType: row.board_type,
        title: row.title,
        downloadedAt: row.downloaded_at,
      })),
    );
  });
}

const pageOf = <Row>(totalCount: number, list: Row[]) => ({ list, totalCount, size: LIMITS.listPageSize });
