import type { FactKind } from './fact-kind.ts';
import { NUMBER } from './fact-kind.ts';

const TIMES = '번|회|차례';
const CASES = '건|개';
const THINGS = '개|건|종|가지|대|곳|군데';
const ROBOTS = '대|개';
const PEOPLE = '명|인|사람|분';
const PAGES = '장|쪽|페이지|매';
const LINES = '줄|행';
const LETTERS = '글자|자';
/** What is counted alike: ten times is said for how often, and no ten things. */
const UNITS_OF: Record<string, string> = {
  번: TIMES,
  회: TIMES,
  횟수: TIMES,
  건: CASES,
  건수: CASES,
  개: THINGS,
  개수: THINGS,
  갯수: THINGS,
  대: ROBOTS,
  대수: ROBOTS,
  명: PEOPLE,
  인: PEOPLE,
  인원: PEOPLE,
  장: PAGES,
  쪽: PAGES,
  페이지: PAGES,
  줄: LINES,
  행: LINES,
  글자: LETTERS,
};
const UP_TO = '\\S{0,2}\\s?(?:까지|이하|이내|미만|이상|초과|[을를이가]\\s넘)';
const NO_LIMIT =
  '무제한|(?:제한|한도|상한)(?:이|은|을|은 따로|이 따로)?\\s?(?:없|두지|정하지)|상관\\s?없이|관계\\s?없이';
/** Not 권한도 and 이상한 숫자, and no time after which something is given up. */
const LIMIT = '(?:(?<!권)한도|(?<!이)상한(?=\\s|[은는이가]|$)|(?<!시간\\s?)제한)';
const PACE = '분당|초당|시간당|하루(?:에)?|일일|1\\s?분에|1\\s?초에|한\\s?번에|동시에?|최대|하나에|한\\s?(?:개|대)에';

const COUNTED = /몇\s?(번|회|건|개|대|명|인|장|쪽|페이지|줄|행|글자)|(횟수|건수|개수|갯수|대수|인원)/;

/** 최대 수 | 50: a cell needs no unit. */
const AT_CELL = '(?<![가-힣])(?:최대|한도|상한|제한)[^|\\n]{0,6}\\| ?\\d';

/** 시트 (최대 255): of things, or of what the question names no unit for, it needs none. */
const IN_BRACKETS = '최대 [\\d,]+\\)';
const NEEDS_UNIT = [TIMES, PEOPLE, PAGES, LINES, LETTERS];

/** How much is allowed: a number of what was asked about beside a word for the limit, or that there is none. */
const limitOf = (query: string): RegExp => {
  const [, unit, named = ''] = COUNTED.exec(query) ?? [];
  const units = UNITS_OF[unit ?? named] ?? '[가-힣a-zA-Z]';
  const counted = `${NUMBER}\\s?(?:${units})`;
  const inBrackets = NEEDS_UNIT.includes(units) ? '' : `|${IN_BRACKETS}`;
  return new RegExp(
    `${NO_LIMIT}|${AT_CELL}${inBrackets}|${counted}${UP_TO}|^(?=.*(?:최대|최소|한도|상한|제한)).*${counted}`,
    'm',
  );
};

export const LIMITS: readonly FactKind[] = [
  {
    name: 'limit',
    asks: new RegExp(
      `${LIMIT}\\S?\\s?(?:총\\s?|최대\\s?)?(?:몇|얼마|숫자)|(?:건수|개수|갯수|인원|용량)\\s?(?:최대\\s?)?${LIMIT}\\s?(?:$|\\?)|몇\\s?(?:건|번|회|개|대|명)\\S{0,2}\\s?.{0,12}${LIMIT}|최대\\s?(?:\\S{1,8}\\s){0,2}\\S{0,6}(?:(?:건수|개수|갯수|인원)\\S?\\s?(?:몇|얼마|알려|$|\\?)|횟수\\S?\\s?(?:몇|얼마|알려))|(?:${PACE}).{0,14}몇\\s?(?:건|번|회|개|대|명)(?:이나|쯤)?까지(?!.{0,8}(?:썼|쓰였|돌렸|돌았|했))|몇\\s?(?:번|회)까지\\s?(?:허용|가능|부를|호출)`,
    ),
    says: limitOf,
    within: 'line',
  },
  {
    name: 'size',
    asks: /몇\s?(?:gb|mb|tb|kb|기가|메가|테라|바이트)|(?:파일|첨부\S{0,3}|패키지|이미지|업로드|메일)\s?(?:\S{1,6}\s){0,2}(?:최대\s?)?(?:용량|크기)\S?\s?(?:최대|상한|한도|제한|얼마|몇)\S{0,2}(?:\s?(?:얼마|몇|알려|$|\?|인가|까지))|최대\s?(?:\S{1,6}\s)?(?:용량|크기)\S?\s?(?:얼마|몇|알려|$|\?)/i,
    says: /\d\s?(?:gb|mb|tb|kb|기가|메가|테라|바이트)/i,
    within: 'line',
  },
];
