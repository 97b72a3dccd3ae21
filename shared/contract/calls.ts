import type { z } from 'zod';
import type { activityContract } from './account/activity.contract.ts';
import type { dashboardContract } from './admin/dashboard.contract.ts';
import type { auditContract } from './admin/audit.contract.ts';
import type { inquiryTemplateContract, questionTemplateContract } from './inquiries/answer-template.contract.ts';
import type { boardContract } from './boards/board.contract.ts';
import type { botCheckContract } from './account/bot-check.contract.ts';
import type { Call } from './call.ts';
import type { chatAdminContract } from './admin/chat-key.contract.ts';
import type { chatConsoleContract } from './admin/chat-console.contract.ts';
import type { contentsContract } from './admin/contents.contract.ts';
import type { driverContract } from './site/driver.contract.ts';
import type { inquiryContract } from './inquiries/inquiry.contract.ts';
import type { fileContract } from './boards/file.contract.ts';
import type { draftContract } from './boards/draft.contract.ts';
import type { historyContract } from './boards/history.contract.ts';
import type { mailContract } from './admin/mail.contract.ts';
import type { healthContract } from './admin/health.contract.ts';
import type { storedFileContract } from './admin/stored-file.contract.ts';
import type { marketContract } from './boards/market.contract.ts';
import type { outboxContract } from './admin/outbox.contract.ts';
import type { popupContract } from './admin/popup.contract.ts';
import type { manualContract } from './site/manual.contract.ts';
import type { privacyAdminContract } from './admin/privacy.contract.ts';
import type { privacyContract } from './account/privacy.contract.ts';
import type { questionContract } from './boards/question.contract.ts';
import type { referenceContract } from './boards/reference.contract.ts';
import type { replyContract } from './boards/reply.contract.ts';
import type { searchContract } from './site/search.contract.ts';
import type { secondFactorContract } from './account/second-factor.contract.ts';
import type { sessionContract } from './account/session.contract.ts';
import type { siteAdminContract } from './admin/site.contract.ts';
import type { siteContract } from './site/site.contract.ts';
import type { termContract } from './site/term.contract.ts';
import type { importExportContract } from './admin/import-export.contract.ts';
import type { userAdminContract } from './admin/user.contract.ts';
import type { userContract } from './account/user.contract.ts';
import type { videoContract } from './boards/video.contract.ts';

type Values<T> = T[keyof T];

/** All calls by path. Types only; none of this is in the browser's bundle. */
type ApiCall =
  | Values<typeof activityContract>
  | Values<typeof dashboardContract>
  | Values<typeof auditContract>
  | Values<typeof inquiryTemplateContract>
  | Values<typeof questionTemplateContract>
  | Values<typeof boardContract>
  | Values<typeof botCheckContract>
  | Values<typeof chatAdminContract>
  | Values<typeof chatConsoleContract>
  | Values<typeof contentsContract>
  | Values<typeof driverContract>
  | Values<typeof inquiryContract>
  | Values<typeof draftContract>
  | Values<typeof fileContract>
  | Values<typeof historyContract>
  | Values<typeof mailContract>
  | Values<typeof healthContract>
  | Values<typeof storedFileContract>
  | Values<typeof marketContract>
  | Values<typeof outboxContract>
  | Values<typeof popupContract>
  | Values<typeof manualContract>
  | Values<typeof privacyAdminContract>
  | Values<typeof privacyContract>
  | Values<typeof questionContract>
  | Values<typeof referenceContract>
  | Values<typeof replyContract>
  | Values<typeof searchContract>
  | Values<typeof secondFactorContract>
  | Values<typeof sessionContract>
  | Values<typeof siteAdminContract>
  | Values<typeof siteContract>
  | Values<typeof termContract>
  | Values<typeof importExportContract>
  | Values<typeof userAdminContract>
  | Values<typeof userContract>
  | Values<typeof videoContract>;

export type PostPath = Extract<ApiCall, { method: 'POST' }>['path'];
export type GetPath = Extract<ApiCall, { method: 'GET' }>['path'];

type CallAt<P extends string> = Extract<ApiCall, { path: P }>;

export type InputOf<P extends PostPath> =
  CallAt<P> extends { input: infer I extends z.ZodType } ? z.input<I> : undefined;

export type OutputOf<P extends string> = CallAt<P> extends infer C extends Call ? z.output<C['output']> : never;
