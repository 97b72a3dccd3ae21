import type { FactKind } from './fact-kind.ts';
import { EVENT } from './fact-kind.ts';

/** 윈도우 서버 2016, 엑셀 2019: the year is a name. */
const YEAR =
  /^(?!.*(?:윈도우|windows|서버|server|엑셀|excel|오피스|office|sql)).*?(?<!\d)(20\d\d)(?=년|\s|은|는|에|이|도|$|\?)/i;
const MONTH = new RegExp(`(?<![\\d개.])(1[0-2]|[1-9])월(?!간)\\s?(?:[가-힣A-Za-z]{1,12}\\s){0,3}[가-힣]{0,6}${EVENT}`);
const VERSION =
  /(?<![\d.])(\d\.\d+)(?:\.\d+)?\s?(?:버전|판)?(?:에는|에서는|에|은|는|의)?\s?(?:들어[가갈]|추가|새로|새\s|신\s?기능|출시|나오|나올|나와|언제|바뀌|변경)/;

const first = (pattern: RegExp, query: string) => pattern.exec(query)?.[1] ?? '';

/** 4.6.1: a text of 4.6 speaks of another one. */
const PATCH =
  /(?<![\d.])(\d\.\d\.\d)(?![\d.]|\s?(?:버전)?(?:인데|이고|이라|입니다|쓰|에서\s?쓰|을\s?쓰|를\s?쓰)).{0,16}(?:고친|고쳐|버그|패치|변경|바뀐|수정|목록|나오|나와|언제|출시)/;
const HOLIDAY =
  /(설|구정|추석|한가위)(?:날|연휴|명절|때|에|\s).{0,10}(?:기술\s?지원|고객\s?지원|고객\s?센터|지원\s?센터|휴무)/;

/** What is in a version that a text only names as one to come. */
const CONTENTS =
  /(?<![\d.])(\d\.\d+)(?![\d.]*\s?(?:설치|오류)).{0,12}(?:들어[가갈]|추가\S{0,3}\s?기능|신\s?기능|새\s?기능|기능\s?목록|바뀌는\s?(?:거|것|점))/;

/** What a question says of which one it means, and its answer must say too. */
export const STATED: readonly FactKind[] = [
  // A text of no year at all may be of any.
  {
    name: 'year',
    asks: YEAR,
    says: (query) => new RegExp(`${first(YEAR, query)}|(?<!\\d)${first(YEAR, query).slice(2)}년|^(?![^]*20\\d\\d)`),
    within: 'text',
  },
  {
    name: 'month',
    asks: MONTH,
    says: (query) =>
      new RegExp(`(?<!\\d)0?${first(MONTH, query)}(?:월|\\s?[./-]\\s?\\d)|[-./]0?${first(MONTH, query)}(?!\\d)`),
    within: 'text',
  },
  {
    name: 'coming version',
    asks: VERSION,
    says: (query) => new RegExp(`${first(VERSION, query).replace('.', '\\.')}(?!\\d)`),
    within: 'text',
  },
  {
    name: 'patch',
    asks: PATCH,
    says: (query) => new RegExp(first(PATCH, query).replaceAll('.', '\\.')),
    within: 'text',
  },
  {
    name: 'holiday',
    asks: HOLIDAY,
    says: (query) => (/설|구정/.test(first(HOLIDAY, query)) ? /설(?:날|\s|연휴|과)|구정/ : /추석|한가위/),
    within: 'text',
  },
  {
    name: 'contents of a version',
    asks: CONTENTS,
    // In its title, or in a line of few words as headings are.
    says: (query) => new RegExp(`^.{0,14}${first(CONTENTS, query).replace('.', '\\.')}(?!\\d).{0,14}$`, 'm'),
    within: 'text',
  },
];
