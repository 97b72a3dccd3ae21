import type { RouteObject } from 'react-router';
import { paths } from '#shared/paths.ts';
import { Root } from './root.tsx';
import { screen } from './screen.ts';
import { FailedPage, FailedShell } from './shell/failed-page.tsx';
import { Shell } from './shell/shell.tsx';

/**
 * All routes, one page per line, with its module under `pages/`. Default access is public. How to add one:
 * docs/recipes/add-a-page.md
 */
const screens: RouteObject[] = [
  screen(paths.home(), 'site/landing'),
  screen(paths.webdriver(), 'site/webdriver'),

  screen(paths.contact(), 'site/contact', { endsWithCall: false }),
  screen(paths.contactList(), 'admin/inquiries', { access: 'login', roleCheck: true }),
  screen(paths.freeExperience(), 'site/free-experience', { endsWithCall: false }),

  screen(paths.signup(), 'account/signup', { access: 'visitor', showHeader: false }),
  screen(paths.login(), 'account/login', { access: 'visitor' }),
  screen(paths.findIdPw(), 'account/find', { endsWithCall: false }),
  screen(paths.findId(), 'account/find', { endsWithCall: false }),
  screen(paths.findPw(), 'account/find', { endsWithCall: false }),
  screen(paths.resetPassword(), 'account/reset-password', { endsWithCall: false }),
  screen(paths.verifyEmail(), 'account/verify-email', { endsWithCall: false }),
  screen(paths.unsubscribe(), 'account/unsubscribe', { endsWithCall: false }),
  screen(paths.withdrawConsent(), 'account/withdraw-consent', { endsWithCall: false }),
  screen(paths.userEdit(), 'account/user-edit', { access: 'login', showHeader: false }),

  screen(paths.boardList('reference'), 'boards/reference-list', {
    board: 'reference',
    list: 'reference',
    roleCheck: true,
  }),
  screen(paths.boardDetail('reference', ':id'), 'boards/reference-detail', { board: 'reference', roleCheck: true }),
  screen(paths.boardRegister('reference'), 'boards/document-form', { board: 'reference', access: 'login' }),
  screen(paths.boardModify('reference', ':id'), 'boards/document-form', { board: 'reference', access: 'login' }),

  screen(paths.boardList('market'), 'boards/market-list', { board: 'market', list: 'market' }),
  screen(paths.boardDetail('market', ':id'), 'boards/market-detail', {
    board: 'market',
    access: 'login',
    hasPreview: true,
  }),
  screen(paths.boardRegister('market'), 'boards/document-form', { board: 'market', access: 'login' }),
  screen(paths.boardModify('market', ':id'), 'boards/document-form', { board: 'market', access: 'login' }),

  screen(paths.boardList('notice'), 'boards/document-list', { board: 'notice', list: 'notice' }),
  screen(paths.boardDetail('notice', ':id'), 'boards/document-detail', { board: 'notice' }),
  screen(paths.boardRegister('notice'), 'boards/document-form', { board: 'notice', access: 'login' }),
  screen(paths.boardModify('notice', ':id'), 'boards/document-form', { board: 'notice', access: 'login' }),

  screen(paths.boardList('library'), 'boards/document-list', { board: 'library', list: 'library' }),
  screen(paths.boardDetail('library', ':id'), 'boards/document-detail', { board: 'library' }),
  screen(paths.boardRegister('library'), 'boards/document-form', { board: 'library', access: 'login' }),
  screen(paths.boardModify('library', ':id'), 'boards/document-form', { board: 'library', access: 'login' }),

  screen(paths.boardList('faq'), 'boards/faq-list', { board: 'faq', list: 'faq', roleCheck: true }),
  screen(paths.boardRegister('faq'), 'boards/document-form', { board: 'faq', access: 'login' }),
  screen(paths.boardModify('faq', ':id'), 'boards/document-form', { board: 'faq', access: 'login' }),

  screen(paths.boardList('qna'), 'boards/document-list', { board: 'qna', list: 'qna' }),
  screen(paths.boardDetail('qna', ':id'), 'boards/document-detail', {
    board: 'qna',
    access: 'login',
    hasPreview: true,
  }),
  screen(paths.boardRegister('qna'), 'boards/document-form', { board: 'qna', access: 'login' }),
  screen(paths.boardModify('qna', ':id'), 'boards/document-form', { board: 'qna', access: 'login' }),

  screen(paths.boardList('videoTutorial'), 'boards/video-list', {
    board: 'videoTutorial',
    list: 'videoTutorial',
    roleCheck: true,
  }),
  screen(paths.boardDetail('videoTutorial', ':id'), 'boards/video-detail', {
    board: 'videoTutorial',
    access: 'login',
    hasPreview: true,
  }),
  screen(paths.boardRegister('videoTutorial'), 'boards/document-form', { board: 'videoTutorial', access: 'login' }),
  screen(paths.boardModify('videoTutorial', ':id'), 'boards/document-form', {
    board: 'videoTutorial',
    access: 'login',
  }),

  screen(paths.boardHistory(':id'), 'boards/document-history', { access: 'login' }),

  screen(paths.admin(), 'admin/dashboard', { access: 'login', roleCheck: true }),
  screen(paths.adminUsers(), 'admin/users', { access: 'login', roleCheck: true }),
  screen(paths.adminContents(), 'admin/contents', { access: 'login', roleCheck: true }),
  screen(paths.adminHealth(), 'admin/health', { access: 'login', roleCheck: true }),
  screen(paths.adminAudit(), 'admin/audit', { access: 'login', roleCheck: true }),
  screen(paths.adminPrivacy(), 'admin/privacy', { access: 'login', roleCheck: true }),
  screen(paths.adminOutbox(), 'admin/outbox', { access: 'login', roleCheck: true }),
  screen(paths.adminMarket(), 'boards/market-queue', { access: 'login', roleCheck: true }),
  screen(paths.adminTrash(), 'admin/trash', { access: 'login', roleCheck: true }),
  screen(paths.adminCompany(), 'admin/company', { access: 'login', roleCheck: true }),
  screen(paths.adminPopups(), 'admin/popups', { access: 'login', roleCheck: true }),
  screen(paths.adminMail(), 'admin/mail', { access: 'login', roleCheck: true }),
  screen(paths.adminAssistant(), 'admin/assistant/overview', { access: 'login', roleCheck: true }),
  screen(paths.adminAssistantConversations(), 'admin/assistant/conversations', { access: 'login', roleCheck: true }),
  screen(paths.adminAssistantConversation(':id'), 'admin/assistant/conversation', { access: 'login', roleCheck: true }),
  screen(paths.adminAssistantKeys(), 'admin/assistant/keys', { access: 'login', roleCheck: true }),
  screen(paths.adminAssistantPins(), 'admin/assistant/pins', { access: 'login', roleCheck: true }),
  screen(paths.adminAssistantGaps(), 'admin/assistant/gaps', { access: 'login', roleCheck: true }),
  screen(paths.adminTerms(), 'admin/terms', { access: 'login', roleCheck: true }),
  screen(paths.adminDrivers(), 'admin/drivers', { access: 'login', roleCheck: true }),
  screen(paths.adminTransfer(), 'admin/import-export', { access: 'login', roleCheck: true }),

  screen(paths.search(), 'site/search'),
  screen(paths.adminMissedSearches(), 'admin/missed-searches', { access: 'login', roleCheck: true }),

  screen(paths.company(), 'site/company'),
  screen(paths.privacy(), 'site/privacy'),
  screen(paths.terms(), 'site/terms'),
  screen(paths.term(':kind'), 'site/term'),
];

// Component gallery, for development only. Not a `screen()`, so that no build includes it.
if (import.meta.env.DEV) screens.push({ path: paths.uiGallery(), lazy: () => import('./pages/site/ui-gallery.tsx') });

/** Pages without header and footer. */
const blankScreens: RouteObject[] = [
  screen(paths.solutionChat(), 'site/solution-chat'),
  screen(paths.error(), 'site/not-found'),
  screen('*', 'site/not-found'),
];

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: FailedShell,
    children: [{ Component: Shell, children: [{ ErrorBoundary: FailedPage, children: screens }] }, ...blankScreens],
  },
];
