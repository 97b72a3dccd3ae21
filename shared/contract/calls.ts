import type { z } from 'zod';
import type { adminContract } from './admin.contract.ts';
import type { auditContract } from './audit.contract.ts';
import type { boardContract } from './board.contract.ts';
import type { botCheckContract } from './bot-check.contract.ts';
import type { Call } from './call.ts';
import type { chatAdminContract } from './chat-admin.contract.ts';
import type { chatConsoleContract } from './chat-console.contract.ts';
import type { contentsContract } from './contents.contract.ts';
import type { driverContract } from './driver.contract.ts';
import type { contractContract } from './contract.contract.ts';
import type { fileContract } from './file.contract.ts';
import type { draftContract, historyContract } from './history.contract.ts';
import type { mailContract } from './mail.contract.ts';
import type { healthContract } from './health.contract.ts';
import type { marketContract } from './market.contract.ts';
import type { outboxContract } from './outbox.contract.ts';
import type { popupContract } from './popup.contract.ts';
import type { privacyAdminContract } from './privacy-admin.contract.ts';
import type { privacyContract } from './privacy.contract.ts';
import type { referenceContract } from './reference.contract.ts';
import type { replyContract } from './reply.contract.ts';
import type { searchContract } from './search.contract.ts';
import type { siteAdminContract } from './site-admin.contract.ts';
import type { siteContract } from './site.contract.ts';
import type { termContract } from './term.contract.ts';
import type { transferContract } from './transfer.contract.ts';
import type { userAdminContract } from './user-admin.contract.ts';
import type { userContract } from './user.contract.ts';
import type { videoContract } from './video.contract.ts';

type Values<T> = T[keyof T];

/** Every call by its path: types only, nothing of this reaches the browser's bundle. */
type ApiCall =
  | Values<typeof adminContract>
  | Values<typeof auditContract>
  | Values<typeof boardContract>
  | Values<typeof botCheckContract>
  | Values<typeof chatAdminContract>
  | Values<typeof chatConsoleContract>
  | Values<typeof contentsContract>
  | Values<typeof driverContract>
  | Values<typeof contractContract>
  | Values<typeof draftContract>
  | Values<typeof fileContract>
  | Values<typeof historyContract>
  | Values<typeof mailContract>
  | Values<typeof healthContract>
  | Values<typeof marketContract>
  | Values<typeof outboxContract>
  | Values<typeof popupContract>
  | Values<typeof privacyAdminContract>
  | Values<typeof privacyContract>
  | Values<typeof referenceContract>
  | Values<typeof replyContract>
  | Values<typeof searchContract>
  | Values<typeof siteAdminContract>
  | Values<typeof siteContract>
  | Values<typeof termContract>
  | Values<typeof transferContract>
  | Values<typeof userAdminContract>
  | Values<typeof userContract>
  | Values<typeof videoContract>;

export type PostPath = Extract<ApiCall, { method: 'POST' }>['path'];
export type GetPath = Extract<ApiCall, { method: 'GET' }>['path'];

type CallAt<P extends string> = Extract<ApiCall, { path: P }>;

export type InputOf<P extends PostPath> =
  CallAt<P> extends { input: infer I extends z.ZodType } ? z.input<I> : undefined;

export type OutputOf<P extends string> = CallAt<P> extends infer C extends Call ? z.output<C['output']> : never;
