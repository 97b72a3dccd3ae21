import type { FactKind } from './fact-kind.ts';
import { NUMBER } from './fact-kind.ts';

const HAPPENED = '사고|유출|침해|해킹|위반|정지|징계|탈퇴|거절|신고|고소|소송|장애|항의|민원';

/** What happened, and to how many. */
export const INCIDENTS: readonly FactKind[] = [
  {
    name: 'incidents',
    asks: new RegExp(
      `(?:사고|유출|침해|해킹|소송)\\S{0,4}\\s(?:\\S{1,8}\\s){0,3}(?:몇\\s?(?:번|건|차례|회)|(?:난|당한|있었던|났던)\\s?적)|(?:정지|징계|제재|탈퇴|거절)\\S{0,3}\\s(?:\\S{1,6}\\s)?(?:회원|사람|고객|업체)\\S{0,2}\\s?(?:총\\s?|지금까지\\s?)?몇`,
    ),
    says: new RegExp(
      `(?:${HAPPENED}).{0,30}${NUMBER}\\s?(?:번|건|차례|회|명)|(?:${HAPPENED})\\S{0,4}\\s?(?:없었|한 번도|난 적이)`,
    ),
    within: 'line',
  },
  {
    name: 'downloads',
    asks: /(?:다운로드|내려받기|내려받은|조회수|추천수|좋아요|가입자|회원)\S{0,3}\s(?:\S{1,6}\s)?몇\s?(?:번|명|건|회)\S?\s?(?:이나\s?)?(?:됐|되었|받았|나\s?됐|돼|$|\?)/,
    says: /(?:다운로드|내려받|조회|추천|설치|가입|회원).{0,12}\d[\d,]*\s?(?:번|명|건|회)/,
    within: 'line',
  },
];
