import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from './context.ts';
import { activityRoutes } from './features/activity/activity.routes.ts';
import { answerTemplateRoutes } from './features/answer-templates/answer-template.routes.ts';
import { auditRoutes } from './features/admin/audit/audit.routes.ts';
import { userAdminRoutes } from './features/admin/users/user-admin.routes.ts';
import { healthRoutes } from './features/admin/health/health.routes.ts';
import { contentsRoutes } from './features/admin/contents/contents.routes.ts';
import { dashboardRoutes } from './features/admin/dashboard/dashboard.routes.ts';
import { recordVisit } from './visits/record-visit.ts';
import { botCheckRoutes } from './features/bot-check/bot-check.routes.ts';
import type { AnswerEngine } from './features/chat/chat-engine.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { chatKeyRoutes } from './features/chat/console/keys/key.routes.ts';
import { gapRoutes } from './features/chat/console/gaps/gap.routes.ts';
import { consoleConversationRoutes } from './features/chat/console/conversations/console-conversation.routes.ts';
import { assistantRoutes } from './features/chat/console/overview/overview.routes.ts';
import { pinRoutes } from './features/chat/console/pins/pin.routes.ts';
import { pinnedEngine } from './features/chat/console/pins/pinned-engine.ts';
import { openProvider } from './features/chat/open-engine.ts';
import { inquiryFileRoutes } from './features/inquiries/files/inquiry-file.routes.ts';
import { inquiryChangeRoutes } from './features/inquiries/admin/inquiry-change.routes.ts';
import { inquiryExportRoutes } from './features/inquiries/admin/export/inquiry-export.routes.ts';
import { inquiryListRoutes } from './features/inquiries/admin/inquiry-list.routes.ts';
import { dueSettingRoutes } from './features/inquiries/admin/due-setting.routes.ts';
import { savedFilterRoutes } from './features/inquiries/admin/saved-filter.routes.ts';
import { submitRoutes } from './features/inquiries/submit/inquiry-submit.routes.ts';
import { brandRoutes } from './features/site/brand.routes.ts';
import { companyRoutes } from './features/site/company.routes.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { documentListRoutes } from './features/documents/list/document-list.routes.ts';
import { documentReadRoutes } from './features/documents/document-read.routes.ts';
import { documentWriteRoutes } from './features/documents/document-write.routes.ts';
import { driverAdminRoutes } from './features/drivers/driver-admin.routes.ts';
import { driverRoutes } from './features/drivers/driver.routes.ts';
import { draftRoutes } from './features/drafts/draft.routes.ts';
import { faqRoutes } from './features/faq/faq.routes.ts';
import { feedRoutes } from './features/feeds/feed.routes.ts';
import { downloadRoutes } from './features/files/download.routes.ts';
import { fileRoutes } from './features/files/file.routes.ts';
import { historyRoutes } from './features/history/history.routes.ts';
import { trashRoutes } from './features/history/trash.routes.ts';
import { marketReviewRoutes } from './features/market/market-review.routes.ts';
import { marketRoutes } from './features/market/market.routes.ts';
import { videoRoutes } from './features/videos/video.routes.ts';
import { outboxRoutes } from './features/mail/outbox/outbox.routes.ts';
import { referenceRoutes } from './features/references/reference.routes.ts';
import { questionRoutes } from './features/questions/question.routes.ts';
import { replyRoutes } from './features/replies/reply.routes.ts';
import { manualRatingRoutes } from './features/manual/manual-rating.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { importExportRoutes } from './features/import-export/import-export.routes.ts';
import { popupRoutes } from './features/popups/popup.routes.ts';
import { campaignRoutes } from './features/mail/campaign.routes.ts';
import { mailAdminRoutes } from './features/mail/mail-admin.routes.ts';
import { unsubscribeRoutes } from './features/mail/unsubscribe.routes.ts';
import { termNoticeRoutes } from './features/terms/term-notice.routes.ts';
import { termRoutes } from './features/terms/term.routes.ts';
import { consentRoutes } from './features/privacy/consents/consent.routes.ts';
import { memberDataRoutes } from './features/privacy/member/member-data.routes.ts';
import { withdrawRoutes } from './features/privacy/withdraw/inquiry-withdraw.routes.ts';
import { factorRoutes } from './features/users/factor/factor.routes.ts';
import { loginCodeRoutes } from './features/users/factor/login-code.routes.ts';
import { findRoutes } from './features/users/find.routes.ts';
import { loginRoutes } from './features/users/login/login.routes.ts';
import { sessionListRoutes } from './features/users/sessions/session-list.routes.ts';
import { signupRoutes } from './features/users/signup.routes.ts';
import { emailConfirmationRoutes } from './features/users/email-confirmation.routes.ts';
import { memberWithdrawRoutes } from './features/users/member-withdraw.routes.ts';
import { userEditRoutes } from './features/users/user-edit.routes.ts';
import { compressReplies } from './plugins/compression.ts';
import { describeApi } from './plugins/api-docs.ts';
import type { PageRequest } from './plugins/direct/direct-request.ts';
import { repeatedCalls } from './plugins/direct/repeated-calls.ts';
import { serveDirectly } from './plugins/direct/serve-directly.ts';
import { replyToErrors } from './plugins/error-reply.ts';
import { createMetrics, serveHealth } from './plugins/health.ts';
import { parseJsonBodies } from './plugins/input/json-body.ts';
import { serveManual } from './plugins/manual.ts';
import { serveOtherBuilds } from './plugins/pages/builds/serve-other-builds.ts';
import type { PageCache } from './plugins/pages/cache/page-cache.ts';
import { openPageCache } from './plugins/pages/cache/page-cache.ts';
import { openPageSettings } from './plugins/pages/page-settings.ts';
import type { PagesOptions } from './plugins/pages.ts';
import { limitAtOnce } from './plugins/limits/limit-at-once.ts';
import { limitArrivingBodies } from './plugins/limits/limit-arriving-bodies.ts';
import type { CountCall } from './plugins/limits/limit-calls.ts';
import { createCallCounter, limitCalls } from './plugins/limits/limit-calls.ts';
import { limitConnections } from './plugins/limits/limit-connections.ts';
import { QuietLogController, logRequests } from './plugins/request-log.ts';
import { warnOfUnnamedProxy } from './plugins/warn-of-proxy.ts';
import { setSecurityHeaders } from './plugins/security-headers.ts';
import { readSession } from './plugins/session.ts';
import type { Timeouts } from './plugins/input/slow-clients.ts';
import { TIMEOUTS, dropSlowClients, serverTimeouts } from './plugins/input/slow-clients.ts';
import { refuseUnclearRequests, unreadableRequests } from './plugins/input/unreadable-requests.ts';
import { Drain, closeConnectionsWhile } from './start/drain.ts';
import './plugins/input/validation-messages.ts';

export interface AppOptions {
  /** Serves the pages; without it, the app is the API only (tests). */
  pages?: Pick<PagesOptions, 'mode' | 'root' | 'renderer'>;
  /** Replaces the configured answer engine (tests). */
  engine?: AnswerEngine;
  /** State of the shutdown. */
  drain?: Drain;
  /** Shorter timeouts for slow clients (tests). */
  patience?: Timeouts;
}

/** The complete portal, not listening yet. */
export async function buildApp(context: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const patience = options.patience ?? TIMEOUTS;
  const app = Fastify({
    loggerInstance: context.log,
    logController: new QuietLogController(),
    trustProxy: context.config.trustProxy,
    routerOptions: { maxParamLength: 200 },
    // Requests that arrive during the shutdown are answered normally.
    return503OnClosing: false,
    // The default of 10 s ended the start on a machine busy with other work.
    pluginTimeout: 120_000,
    ...unreadableRequests(context.config),
    ...serverTimeouts(patience),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const onShown = (request: PageRequest) => recordVisit(context, request);
  const cache = options.pages?.mode === 'production' ? openPageCache(context, onShown) : null;
  const countCall = createCallCounter(context);
  await addPlugins(app, context, { ...options, patience, cache, countCall });
  await addFeatures(app, context, options.engine ?? (await openProvider(context)));
  if (options.pages) {
    serveManual(app, context, options.pages);
    if (options.pages.mode === 'production') serveOtherBuilds(app, context);
    const { pages } = await import('./plugins/pages.ts');
    const settingsFor = openPageSettings(context, countCall);
    await app.register(pages, { ...options.pages, settingsFor, onShown, cache });
  }
  return app;
}

/** Adds the plugins in their order of handling. */
async function addPlugins(
  app: FastifyInstance,
  context: Context,
  {
    drain = new Drain(),
    pages,
    patience,
    cache,
    countCall,
  }: AppOptions & { patience: Timeouts; cache: PageCache | null; countCall: CountCall },
): Promise<void> {
  limitConnections(app, context.config);
  closeConnectionsWhile(app, drain);
  logRequests(app);
  warnOfUnnamedProxy(app, context);
  refuseUnclearRequests(app, context.config);
  const metrics = createMetrics();
  // Before all plugins that prepare a response: what is cached is complete.
  cache?.serveCached(app);
  const calls = repeatedCalls(app, context, countCall);
  serveDirectly(app, context, { cache, calls, drain, observe: metrics.observe });
  replyToErrors(app);
  dropSlowClients(app, patience);
  parseJsonBodies(app);
  setSecurityHeaders(app, context, pages?.mode === 'development');
  await compressReplies(app);
  await app.register(cookie);
  readSession(app, context);
  limitCalls(app, context, countCall);
  limitArrivingBodies(app, context.config, patience);
  limitAtOnce(app, context.config);
  await describeApi(app, context);
  serveHealth(app, context, drain, metrics);
}

async function addFeatures(app: FastifyInstance, context: Context, provider: AnswerEngine): Promise<void> {
  siteRoutes(app, context);
  brandRoutes(app, context);
  companyRoutes(app, context);
  termRoutes(app, context);
  termNoticeRoutes(app, context);
  mailAdminRoutes(app, context);
  campaignRoutes(app, context);
  popupRoutes(app, context);
  await unsubscribeRoutes(app, context);
  botCheckRoutes(app, context);
  signupRoutes(app, context);
  loginRoutes(app, context);
  loginCodeRoutes(app, context);
  factorRoutes(app, context);
  findRoutes(app, context);
  userEditRoutes(app, context);
  emailConfirmationRoutes(app, context);
  memberWithdrawRoutes(app, context);
  sessionListRoutes(app, context);
  memberDataRoutes(app, context);
  activityRoutes(app, context);
  consentRoutes(app, context);
  withdrawRoutes(app, context);
  documentListRoutes(app, context);
  documentReadRoutes(app, context);
  documentWriteRoutes(app, context);
  faqRoutes(app, context);
  videoRoutes(app, context);
  marketRoutes(app, context);
  marketReviewRoutes(app, context);
  historyRoutes(app, context);
  trashRoutes(app, context);
  draftRoutes(app, context);
  replyRoutes(app, context);
  questionRoutes(app, context);
  referenceRoutes(app, context);
  await fileRoutes(app, context);
  downloadRoutes(app, context);
  driverRoutes(app, context);
  driverAdminRoutes(app, context);
  outboxRoutes(app, context);
  dashboardRoutes(app, context);
  auditRoutes(app, context);
  contentsRoutes(app, context);
  healthRoutes(app, context);
  userAdminRoutes(app, context);
  importExportRoutes(app, context);
  submitRoutes(app, context);
  inquiryListRoutes(app, context);
  inquiryChangeRoutes(app, context);
  inquiryExportRoutes(app, context);
  savedFilterRoutes(app, context);
  answerTemplateRoutes(app, context);
  dueSettingRoutes(app, context);
  inquiryFileRoutes(app, context);
  searchRoutes(app, context);
  manualRatingRoutes(app, context);
  feedRoutes(app, context);
  chatKeyRoutes(app, context);
  gapRoutes(app, context);
  pinRoutes(app, context);
  consoleConversationRoutes(app, context);
  assistantRoutes(app, context, provider);
  await chatRoutes(app, context, pinnedEngine(context, provider));
}
