import type { RouteObject } from 'react-router';
import { paths } from './paths.ts';
import { Root } from './root.tsx';
import { screen } from './screen.ts';
import { FailedPage, FailedShell } from './shell/failed-page.tsx';
import { Shell } from './shell/shell.tsx';

/**
 * The site map: every URL, one screen a line, the module under `pages/` that shows it.
 * Access is public unless said otherwise. How to add one: docs/recipes/add-a-page.md
 */
const screens: RouteObject[] = [
  screen(paths.home(), 'landing'),
  screen(paths.webdriver(), 'webdriver'),

  screen(paths.contact(), 'contact'),
  screen(paths.contactList(), 'contact-list', { access: 'login', roleCheck: true }),
  screen(paths.freeExperience(), 'free-experience'),

  screen(paths.signup(), 'signup', { showHeader: false }),
  screen(paths.login(), 'login'),
  screen(paths.findIdPw(), 'find'),
  screen(paths.findId(), 'find'),
  screen(paths.findPw(), 'find'),
  screen(paths.resetPassword(), 'reset-password'),
  screen(paths.verifyEmail(), 'verify-email'),
  screen(paths.unsubscribe(), 'unsubscribe'),
  screen(paths.withdrawConsent(), 'withdraw-consent'),
  screen(paths.userEdit(), 'user-edit', { access: 'login', showHeader: false }),

  screen(paths.boardList('reference'), 'reference-list', { board: 'reference', list: 'reference', roleCheck: true }),
  screen(paths.boardDetail('reference', ':id'), 'reference-detail', { board: 'reference', roleCheck: true }),
  screen(paths.boardRegister('reference'), 'document-form', { board: 'reference', access: 'login' }),
  screen(paths.boardModify('reference', ':id'), 'document-form', { board: 'reference', access: 'login' }),

  screen(paths.boardList('market'), 'market-list', { board: 'market', list: 'market' }),
  screen(paths.boardDetail('market', ':id'), 'market-detail', { board: 'market', access: 'login' }),
  screen(paths.boardRegister('market'), 'document-form', { board: 'market', access: 'login' }),
  screen(paths.boardModify('market', ':id'), 'document-form', { board: 'market', access: 'login' }),

  screen(paths.boardList('notice'), 'document-list', { board: 'notice', list: 'notice' }),
  screen(paths.boardDetail('notice', ':id'), 'document-detail', { board: 'notice' }),
  screen(paths.boardRegister('notice'), 'document-form', { board: 'notice', access: 'login' }),
  screen(paths.boardModify('notice', ':id'), 'document-form', { board: 'notice', access: 'login' }),

  screen(paths.boardList('library'), 'document-list', { board: 'library', list: 'library' }),
  screen(paths.boardDetail('library', ':id'), 'document-detail', { board: 'library' }),
  screen(paths.boardRegister('library'), 'document-form', { board: 'library', access: 'login' }),
  screen(paths.boardModify('library', ':id'), 'document-form', { board: 'library', access: 'login' }),

  screen(paths.boardList('faq'), 'faq-list', { board: 'faq', list: 'faq', roleCheck: true }),
  screen(paths.boardRegister('faq'), 'document-form', { board: 'faq', access: 'login' }),
  screen(paths.boardModify('faq', ':id'), 'document-form', { board: 'faq', access: 'login' }),

  screen(paths.boardList('qna'), 'document-list', { board: 'qna', list: 'qna' }),
  screen(paths.boardDetail('qna', ':id'), 'document-detail', { board: 'qna', access: 'login' }),
  screen(paths.boardRegister('qna'), 'document-form', { board: 'qna', access: 'login' }),
  screen(paths.boardModify('qna', ':id'), 'document-form', { board: 'qna', access: 'login' }),

  screen(paths.boardList('videoTutorial'), 'video-list', {
    board: 'videoTutorial',
    list: 'videoTutorial',
    roleCheck: true,
  }),
  screen(paths.boardDetail('videoTutorial', ':id'), 'video-detail', { board: 'videoTutorial', access: 'login' }),
  screen(paths.boardRegister('videoTutorial'), 'document-form', { board: 'videoTutorial', access: 'login' }),
  screen(paths.boardModify('videoTutorial', ':id'), 'document-form', { board: 'videoTutorial', access: 'login' }),

  screen(paths.boardHistory(':id'), 'document-history', { access: 'login' }),

  screen(paths.admin(), 'admin', { access: 'login', roleCheck: true }),
  screen(paths.adminUsers(), 'admin-users', { access: 'login', roleCheck: true }),
  screen(paths.adminContents(), 'admin-contents', { access: 'login', roleCheck: true }),
  screen(paths.adminHealth(), 'admin-health', { access: 'login', roleCheck: true }),
  screen(paths.adminAudit(), 'admin-audit', { access: 'login', roleCheck: true }),
  screen(paths.adminPrivacy(), 'admin-privacy', { access: 'login', roleCheck: true }),
  screen(paths.adminOutbox(), 'outbox', { access: 'login', roleCheck: true }),
  screen(paths.adminMarket(), 'market-queue', { access: 'login', roleCheck: true }),
  screen(paths.adminTrash(), 'trash', { access: 'login', roleCheck: true }),
  screen(paths.adminCompany(), 'admin-company', { access: 'login', roleCheck: true }),
  screen(paths.adminPopups(), 'admin-popups', { access: 'login', roleCheck: true }),
  screen(paths.adminMail(), 'admin-mail', { access: 'login', roleCheck: true }),
  screen(paths.adminAssistant(), 'assistant-overview', { access: 'login', roleCheck: true }),
  screen(paths.adminAssistantConversations(), 'assistant-conversations', { access: 'login', roleCheck: true }),
  screen(paths.adminAssistantConversation(':id'), 'assistant-conversation', { access: 'login', roleCheck: true }),
  screen(paths.adminAssistantKeys(), 'assistant-keys', { access: 'login', roleCheck: true }),
  screen(paths.adminAssistantPins(), 'assistant-pins', { access: 'login', roleCheck: true }),
  screen(paths.adminAssistantGaps(), 'assistant-gaps', { access: 'login', roleCheck: true }),
  screen(paths.adminTerms(), 'admin-terms', { access: 'login', roleCheck: true }),
  screen(paths.adminDrivers(), 'drivers', { access: 'login', roleCheck: true }),
  screen(paths.adminTransfer(), 'transfer', { access: 'login', roleCheck: true }),

  screen(paths.search(), 'search'),
  screen(paths.adminMissedSearches(), 'missed-searches', { access: 'login', roleCheck: true }),

  screen(paths.company(), 'company'),
  screen(paths.privacy(), 'privacy'),
  screen(paths.terms(), 'terms'),
  screen(paths.term(':kind'), 'term'),
];

// The design system's pieces on one page; never part of a build, hence not a `screen()`.
if (import.meta.env.DEV) screens.push({ path: paths.uiGallery(), lazy: () => import('./pages/ui-gallery.tsx') });

/** Without header and footer. */
const blankScreens: RouteObject[] = [
  screen(paths.solutionChat(), 'solution-chat'),
  screen(paths.error(), 'not-found'),
  screen('*', 'not-found'),
];

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: FailedShell,
    children: [{ Component: Shell, children: [{ ErrorBoundary: FailedPage, children: screens }] }, ...blankScreens],
  },
];
