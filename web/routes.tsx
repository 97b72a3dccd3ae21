import type { RouteObject } from 'react-router';
import type { BoardType } from '#shared/boards/board-places.ts';
import { BOARD_PLACES, BOARD_TYPES } from '#shared/boards/board-places.ts';
import { paths } from '#shared/paths.ts';
import { Root } from './root.tsx';
import { screen } from './screen.ts';
import { FailedPage, FailedShell } from './shell/failed-page.tsx';
import { Shell } from './shell/shell.tsx';

/** Boards whose list or detail is not the common one. */
const OWN_PAGES: Partial<Record<BoardType, { list: string; detail: string | null; roleCheck?: 'list' | 'both' }>> = {
  reference: { list: 'boards/reference-list', detail: 'boards/reference-detail', roleCheck: 'both' },
  market: { list: 'boards/market-list', detail: 'boards/market-detail' },
  faq: { list: 'boards/faq-list', detail: null, roleCheck: 'list' },
  videoTutorial: { list: 'boards/video-list', detail: 'boards/video-detail', roleCheck: 'list' },
};

/** List, detail, registration and modification. */
function boardScreens(board: BoardType): RouteObject[] {
  const { list, detail, roleCheck } = OWN_PAGES[board] ?? {
    list: 'boards/document-list',
    detail: 'boards/document-detail',
  };
  const isForMembers = BOARD_PLACES[board].detailAccess === 'member';
  const forMembers = isForMembers ? ({ access: 'login', hasPreview: true } as const) : {};
  const inList = roleCheck === undefined ? {} : { roleCheck: true };
  const inDetail = roleCheck === 'both' ? { roleCheck: true } : {};
  return [
    screen(paths.boardList(board), list, { board, list: board, ...inList }),
    ...(detail === null
      ? []
      : [screen(paths.boardDetail(board, ':id'), detail, { board, ...forMembers, ...inDetail })]),
    screen(paths.boardRegister(board), 'boards/document-form', { board, access: 'login' }),
    screen(paths.boardModify(board, ':id'), 'boards/document-form', { board, access: 'login' }),
  ];
}

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

  ...BOARD_TYPES.flatMap(boardScreens),
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
