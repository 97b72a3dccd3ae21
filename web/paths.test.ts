import { expect, it } from 'vitest';
import type { BoardPath } from './paths.ts';
import { paths } from './paths.ts';

it('writes the URLs of the specification', () => {
  const { boardList, boardRegister, boardModify, boardDetail, ...plain } = paths;
  expect(Object.fromEntries(Object.entries(plain).map(([name, path]) => [name, path()]))).toMatchInlineSnapshot(`
    {
      "adminOutbox": "/admin/outbox",
      "company": "/company",
      "contact": "/contact",
      "contactList": "/contact/list",
      "error": "/error",
      "findId": "/findID",
      "findIdPw": "/findIDPW",
      "findPw": "/findPW",
      "freeExperience": "/freeExperience",
      "home": "/",
      "login": "/login",
      "manual": "/manual/",
      "privacy": "/privacy",
      "resetPassword": "/resetPassword",
      "signup": "/signup",
      "terms": "/terms",
      "uiGallery": "/_ui",
      "userEdit": "/userEdit",
      "verifyEmail": "/verifyEmail",
      "webdriver": "/webdriver",
    }
  `);
  const board = (name: BoardPath) => [
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

it('keeps an id from leaving its place in the path', () => {
  expect(paths.boardDetail('qna', '../admin?x=1#y')).toBe('/qnaDetail/..%2Fadmin%3Fx%3D1%23y');
  expect(paths.boardDetail('qna', ':id')).toBe('/qnaDetail/:id');
});
