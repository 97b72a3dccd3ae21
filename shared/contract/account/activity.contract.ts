import { z } from 'zod';
import { ACTIVITY_VIEWS, MAIL_TOPICS, NOTIFICATION_KINDS } from '#shared/activity.ts';
import { BOARD_TYPES } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';

const page = z.number().int().min(1).max(LIMITS.listPageMax).default(1);
const boardType = z.enum(BOARD_TYPES);

const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ list: z.array(row), totalCount: z.number(), size: z.number() });

/** 내 활동: what a member wrote, asked and downloaded, and notifications of what happened to it. */
export const activityContract = defineCalls({
  notifications: {
    method: 'POST',
    path: '/api/v1/user/notifications',
    summary: '내 알림: 질문의 답변과 댓글, 답변 채택, 문의의 상태, 마켓 심사, 직원에게는 맡은 문의와 언급',
    input: z.object({ page }),
    output: pageOf(
      z.object({
        notificationId: z.string(),
        kind: z.enum(NOTIFICATION_KINDS),
        /** Title of the document, or number of the inquiry. */
        title: z.string(),
        detail: z.string(),
        /** Null for inquiries. */
        document: z.object({ documentId: z.string(), boardType }).nullable(),
        /** Of an inquiry that the member works on; null for the member's own. */
        contractId: z.string().nullable(),
        isUnread: z.boolean(),
        createdAt: z.string(),
      }),
    ),
    errors: ['CM02'],
  },
  unread: {
    method: 'POST',
    path: '/api/v1/user/notifications-unread',
    summary: '읽지 않은 알림의 수: 로그인하지 않았으면 0',
    output: z.object({ count: z.number() }),
  },
  read: {
    method: 'POST',
    path: '/api/v1/user/notifications-read',
    summary: '알림을 읽음으로 표시: 내 것만',
    input: z.object({ notificationIds: z.array(z.string().max(40)).max(LIMITS.listPageSize) }),
    output: z.object({ count: z.number() }),
    errors: ['CM02'],
  },
  mailChoice: {
    method: 'POST',
    path: '/api/v1/user/notification-mail',
    summary: '메일로도 받을 알림: 값이 없으면 지금의 선택만 알려준다',
    input: z.object({ change: z.object({ topic: z.enum(MAIL_TOPICS), byMail: z.boolean() }).optional() }),
    output: z.object({
      byMail: z.record(z.enum(MAIL_TOPICS), z.boolean()),
      /** Mails go to confirmed addresses only. */
      isEmailConfirmed: z.boolean(),
    }),
    errors: ['CM02'],
  },
  counts: {
    method: 'POST',
    path: '/api/v1/user/activity-counts',
    summary: '내 활동의 갈래마다 몇 건인지',
    output: z.record(z.enum(['notifications', ...ACTIVITY_VIEWS]), z.number()),
    errors: ['CM02'],
  },
  myReplies: {
    method: 'POST',
    path: '/api/v1/user/my-replies',
    summary: '내 댓글과 답변. 그 뒤 비밀글이 된 글은 제목 대신 비밀글이라고 알린다',
    input: z.object({ page }),
    output: pageOf(
      z.object({
        replyId: z.string(),
        documentId: z.string(),
        boardType,
        title: z.string(),
        isReadable: z.boolean(),
        excerpt: z.string(),
        isOfficial: z.boolean(),
        isAccepted: z.boolean(),
        canDelete: z.boolean(),
        createdAt: z.string(),
      }),
    ),
    errors: ['CM02'],
  },
  myDownloads: {
    method: 'POST',
    path: '/api/v1/user/my-downloads',
    summary: '내가 다운로드한 파일: 지금 읽을 수 있는 글의 것만',
    input: z.object({ page }),
    output: pageOf(
      z.object({
        fileId: z.string(),
        fileName: z.string(),
        sizeBytes: z.number(),
        documentId: z.string(),
        boardType,
        title: z.string(),
        downloadedAt: z.string(),
      }),
    ),
    errors: ['CM02'],
  },
});
