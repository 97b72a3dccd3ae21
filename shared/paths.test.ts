import { expect, it } from 'vitest';
import type { BoardType } from './boards.ts';
import { paths } from './paths.ts';

it('writes the URLs of the specification', () => {
  const {
    boardList,
    boardRegister,
    boardModify,
    boardDetail,
    boardHistory: _boardHistory,
    uploadedFile: _uploadedFile,
    adminAssistantConversation: _adminAssistantConversation,
    boardMarkdown: _boardMarkdown,
    boardFeed: _boardFeed,
    documentPreview: _documentPreview,
    term: _term,
    driverRequest: _driverRequest,
    inquiryAbout: _inquiryAbout,
    faqOfGap: _faqOfGap,
    faqOfWord: _faqOfWord,
    myInquiry: _myInquiry,
    newPassword: _newPassword,
    media,
    ...plain
  } = paths;
  expect(media('studio.mp4')).toBe('/media/studio.mp4');
  expect(Object.fromEntries(Object.entries(plain).map(([name, path]) => [name, path()]))).toMatchInlineSnapshot(`
    {
      "admin": "/admin",
      "adminAnsweredQuestions": "/admin/questions?answered=Y",
      "adminAssistant": "/admin/assistant",
      "adminAssistantConversations": "/admin/assistant/conversations",
      "adminAssistantGaps": "/admin/assistant/gaps",
      "adminAssistantKeys": "/admin/assistant/keys",
      "adminAssistantPins": "/admin/assistant/pins",
      "adminAudit": "/admin/audit",
      "adminCampaignWrite": "/admin/campaigns/write",
      "adminCampaigns": "/admin/campaigns",
      "adminCompany": "/admin/company",
      "adminContents": "/admin/contents",
      "adminDrivers": "/admin/drivers",
      "adminFiles": "/admin/health/files",
      "adminHealth": "/admin/health",
      "adminMail": "/admin/mail",
      "adminMarket": "/admin/market",
      "adminMissedSearches": "/admin/missed-searches",
      "adminMyQuestions": "/admin/questions?mine=Y",
      "adminOutbox": "/admin/outbox",
      "adminOverdueQuestions": "/admin/questions?overdue=Y",
      "adminPopups": "/admin/popups",
      "adminPrivacy": "/admin/privacy",
      "adminQuestions": "/admin/questions",
      "adminTerms": "/admin/terms",
      "adminTransfer": "/admin/transfer",
      "adminTrash": "/admin/trash",
      "adminUsers": "/admin/users",
      "company": "/company",
      "contact": "/contact",
      "contactList": "/contact/list",
      "cost": "/cost",
      "error": "/error",
      "findId": "/findID",
      "findIdPw": "/findIDPW",
      "findPw": "/findPW",
      "freeExperience": "/freeExperience",
      "home": "/",
      "login": "/login",
      "manual": "/manual/",
      "myActivity": "/myActivity",
      "privacy": "/privacy",
      "referenceHome": "/Reference/",
      "resetPassword": "/resetPassword",
      "search": "/search",
      "signup": "/signup",
      "solutionChat": "/solution-chat",
      "terms": "/terms",
      "uiGallery": "/_ui",
      "unsubscribe": "/unsubscribe",
      "userEdit": "/userEdit",
      "verifyEmail": "/verifyEmail",
      "webdriver": "/webdriver",
      "withdrawConsent": "/withdrawConsent",
    }
  `);
  const board = (name: BoardType) => [
    boardList(name),
    boardRegister(name),
    boardModify(name, '7'),
    boardDetail(name, '7'),
  ];
  expect([board('notice'), board('videoTutorial')]).toMatchInlineSnapshot(`
    [
      [
        "/notice",
        "/noticeRegister",
        "/noticeModify/7",
        "/noticeDetail/7",
      ],
      [
        "/videoTutorial",
        "/videoTutorialRegister",
        "/videoTutorialModify/7",
        "/videoTutorialDetail/7",
      ],
    ]
  `);
});

it('leads to an answer by its place in the list', () => {
  expect(paths.boardDetail('faq', '7')).toBe('/faq?open=7');
  expect(paths.boardHistory('7')).toBe('/history/7');
  expect(paths.documentPreview('notice')).toBe('/preview/notice');
  expect(paths.uploadedFile('7')).toBe('/api/v1/board/fileDownload/link/7');
});

it('keeps an id from leaving its place in the path', () => {
  expect(paths.boardDetail('qna', '../admin?x=1#y')).toBe('/qnaDetail/..%2Fadmin%3Fx%3D1%23y');
  expect(paths.boardDetail('qna', ':id')).toBe('/qnaDetail/:id');
});
