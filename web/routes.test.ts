import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { handleOf } from './lib/page/route-handle.ts';
import { routes } from './routes.tsx';

type Marks = 'login' | 'role' | 'no header';

/** The route table, with what differs from a public page below the header. */
const TABLE: [paths: string, ...Marks[]][] = [
  ['/ /webdriver /contact /freeExperience /login /findIDPW /findID /findPW /resetPassword'],
  ['/contact/list', 'login', 'role'],
  ['/signup', 'no header'],
  ['/userEdit', 'login', 'no header'],
  ['/reference /referenceDetail/7', 'role'],
  ['/referenceRegister /referenceModify/7', 'login'],
  ['/market'],
  ['/marketRegister /marketModify/7 /marketDetail/7', 'login'],
  ['/notice /noticeDetail/7'],
  ['/noticeRegister /noticeModify/7', 'login'],
  ['/library /libraryDetail/7'],
  ['/libraryRegister /libraryModify/7', 'login'],
  ['/faq', 'role'],
  ['/faqRegister /faqModify/7', 'login'],
  ['/qna'],
  ['/qnaRegister /qnaModify/7 /qnaDetail/7', 'login'],
  ['/videoTutorial', 'role'],
  ['/videoTutorialRegister /videoTutorialModify/7 /videoTutorialDetail/7', 'login'],
];

it.each(TABLE.flatMap(([paths, ...marks]) => paths.split(' ').map((path) => [path, marks] as const)))(
  'spec 2 route table: %s (%j)',
  (path, marks) => {
    const route = matchRoutes(routes, path)?.at(-1)?.route;
    const { access, roleCheck, showHeader } = handleOf(route) ?? {};
    expect(route?.path).not.toBe('*');
    expect({ access, roleCheck, showHeader }).toEqual({
      access: marks.includes('login') ? 'login' : 'public',
      roleCheck: marks.includes('role'),
      showHeader: !marks.includes('no header'),
    });
  },
);

it.each(['/error', '/nowhere', '/notice/nowhere'])('spec 2 route table: %s is the blank 404 page', (path) => {
  expect(handleOf(matchRoutes(routes, path)?.at(-1)?.route)?.module).toBe('site/not-found');
});
