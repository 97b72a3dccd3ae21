import type { RouteObject } from 'react-router';
import type { BoardType } from '#shared/boards/board-places.ts';
import { BOARD_PLACES, BOARD_TYPES } from '#shared/boards/board-places.ts';
import { paths } from '#shared/paths.ts';
import { Root } from './root.tsx';
import { WRITING } from './lib/page/use-is-desk.ts';
import { area, screen } from './screen.ts';
import { FailedArea } from './shell/failed-area.tsx';
import { FailedPage, FailedScreen, FailedShell } from './shell/failed-page.tsx';
import { Shell } from './shell/shell.tsx';

/** Boards whose list or detail is not the common one. */
const OWN_PAGES: Partial<Record<BoardType, { list: string; detail: string | null; roleCheck?: 'list' | 'both' }>> = {
  reference: { list: 'boards/reference-list', detail: 'boards/reference-detail', roleCheck: 'both' },
  market: { list: 'boards/market-list', detail: 'boards/market-detail' },
  faq: { list: 'boards/faq-list', detail: null, roleCheck: 'list' },
  videoTutorial: { list: 'boards/video-list', detail: 'boards/video-detail', roleCheck: 'list' },
};

/** List, detail and preview. */
function boardScreens(board: BoardType): RouteObject[] {
  const { list, detail, roleCheck } = OWN_PAGES[board] ?? {
    list: 'boards/document-list',
    detail: 'boards/document-detail',
  };
  const isForMembers = BOARD_PLACES[board].detailAccess === 'member';
  const forMembers = isForMembers ? ({ access: 'login', hasPreview: true } as const) : {};
  const inList = roleCheck === undefined ? {} : { roleCheck: true };
  const inDetail = roleCheck === 'both' ? { roleCheck: true } : {};
  const ownAction = board === 'market' ? { hasOwnAction: true } : {};
  return [
    screen(paths.boardList(board), list, { board, list: board, ...inList }),
    ...(detail === null
      ? []
      : [screen(paths.boardDetail(board, ':id'), detail, { board, ...forMembers, ...inDetail, ...ownAction })]),
    screen(paths.documentPreview(board), 'boards/document-preview', { board, access: 'login', headerOfVisitor: true }),
  ];
}

/** Staff write beside the side menu of the administration, members in the common shell. */
const writingScreens: RouteObject[] = [
  ...BOARD_TYPES.flatMap((board) => [
    screen(paths.boardRegister(board), 'boards/document-form', { board, access: 'login' }),
    screen(paths.boardModify(board, ':id'), 'boards/document-form', { board, access: 'login' }),
  ]),
  screen(paths.boardHistory(':id'), 'boards/document-history', { access: 'login' }),
];

/**
 * All routes, one page per line, with its module under `pages/`. Default access is public. How to add one:
 * docs/recipes/add-a-page.md
 */
const screens: RouteObject[] = [
  screen(paths.home(), 'site/landing'),
  screen(paths.webdriver(), 'site/webdriver'),

  screen(paths.contact(), 'site/contact', { endsWithCall: false }),
  screen(paths.freeExperience(), 'site/free-experience', { endsWithCall: false }),

  screen(paths.signup(), 'account/signup', { showHeader: false, endsWithCall: false }),
  screen(paths.login(), 'account/login', { endsWithCall: false }),
  screen(paths.findIdPw(), 'account/find', { endsWithCall: false }),
  screen(paths.findId(), 'account/find', { endsWithCall: false }),
  screen(paths.findPw(), 'account/find', { endsWithCall: false }),
  screen(paths.resetPassword(), 'account/reset-password', { endsWithCall: false }),
  screen(paths.verifyEmail(), 'account/verify-email', { endsWithCall: false }),
  screen(paths.unsubscribe(), 'account/unsubscribe', { endsWithCall: false }),
  screen(paths.withdrawConsent(), 'account/withdraw-consent', { endsWithCall: false }),
  screen(paths.myActivity(), 'account/my-activity', { access: 'login', endsWithCall: true, hasOwnAction: true }),
  screen(paths.userEdit(), 'account/user-edit', { access: 'login', showHeader: false }),

  ...BOARD_TYPES.flatMap(boardScreens),

  screen(paths.search(), 'site/search'),

  screen(paths.cost(), 'site/benefit'),
  screen(paths.company(), 'site/company'),
  screen(paths.privacy(), 'site/privacy'),
  screen(paths.terms(), 'site/terms'),
  screen(paths.term(':kind'), 'site/term'),
];

// Component gallery, for development only. Not a `screen()`, so that no build includes it.
if (import.meta.env.DEV) screens.push({ path: paths.uiGallery(), lazy: () => import('./pages/site/ui-gallery.tsx') });

const adminScreen = (path: string, module: string) =>
  screen(path, module, { access: 'login', roleCheck: true, showHeader: false });

/** The administration: side menu instead of header and footer. Only the inquiry list, as the forms, keeps the header. */
const adminScreens: RouteObject[] = [
  screen(paths.contactList(), 'admin/people/inquiries', { access: 'login', roleCheck: true }),
  adminScreen(paths.admin(), 'admin/dashboard'),
  adminScreen(paths.adminUsers(), 'admin/people/users'),
  adminScreen(paths.adminQuestions(), 'admin/people/questions'),
  adminScreen(paths.adminCampaigns(), 'admin/people/campaigns'),
  adminScreen(paths.adminCampaignWrite(), 'admin/people/campaign-write'),
  adminScreen(paths.adminContents(), 'admin/content/contents'),
  adminScreen(paths.adminHealth(), 'admin/system/health'),
  adminScreen(paths.adminFiles(), 'admin/system/files'),
  adminScreen(paths.adminAudit(), 'admin/system/audit'),
  adminScreen(paths.adminPrivacy(), 'admin/system/privacy'),
  adminScreen(paths.adminOutbox(), 'admin/system/outbox'),
  adminScreen(paths.adminMarket(), 'boards/market-queue'),
  adminScreen(paths.adminTrash(), 'admin/content/trash'),
  adminScreen(paths.adminCompany(), 'admin/system/company'),
  adminScreen(paths.adminPopups(), 'admin/content/popups'),
  adminScreen(paths.adminMail(), 'admin/system/mail'),
  adminScreen(paths.adminAssistant(), 'admin/content/assistant/overview'),
  adminScreen(paths.adminAssistantConversations(), 'admin/content/assistant/conversations'),
  adminScreen(paths.adminAssistantConversation(':id'), 'admin/content/assistant/conversation'),
  adminScreen(paths.adminAssistantKeys(), 'admin/content/assistant/keys'),
  adminScreen(paths.adminAssistantPins(), 'admin/content/assistant/pins'),
  adminScreen(paths.adminAssistantGaps(), 'admin/content/assistant/gaps'),
  adminScreen(paths.adminTerms(), 'admin/system/terms'),
  adminScreen(paths.adminDrivers(), 'admin/system/drivers'),
  adminScreen(paths.adminTransfer(), 'admin/content/import-export'),
  adminScreen(paths.adminMissedSearches(), 'admin/content/missed-searches'),
];

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
    children: [
      {
        Component: Shell,
        children: [
          {
            ErrorBoundary: FailedScreen,
            children: [
              ...screens,
              area(WRITING, 'boards/writing-area', [{ ErrorBoundary: FailedPage, children: writingScreens }]),
            ],
          },
        ],
      },
      {
        ErrorBoundary: FailedArea,
        children: [area('admin', 'admin/area', [{ ErrorBoundary: FailedPage, children: adminScreens }])],
      },
      ...blankScreens,
    ],
  },
];
