import type { AnswerState, BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { Analyser } from '#server/search/analyse/analyser.ts';
import { planOf } from '#server/search/query/plan.ts';
import type { Question } from '#server/features/chat/chat-engine.ts';
import { listedIn } from '#server/features/chat/retrieval/judge/elsewhere.ts';
import { written } from '#server/features/chat/retrieval/spoken.ts';
import type { Period } from './korean-period.ts';
import { periodOf } from './korean-period.ts';
import type { Menu } from './menus.ts';
import { MENUS } from './menus.ts';

/** Where an answer leads (specification point 3, menu-navigation info). */
export interface MenuRequest {
  menu: string;
  startDt: string;
  endDt: string;
  status: string;
  desc: string;
  /** The list is all that was asked for: there is nothing to answer beside it. */
  isAll: boolean;
}

const WANTS_LIST =
  /보여\s?(?:줘|주|달|봐)|찾아\s?(?:줘|주|봐|볼)|보고\s?싶|볼래|보러|볼\s?수\s?있는\s?(?:곳|데)|조회|목록|리스트|내역|이동|열어|들어가|가고\s?싶|가\s?줘|바로\s?가기|메뉴|페이지|게시판|어디(?:에서|서|에)?\s?(?:봐|보|있|가|야|인가|예요|에요)/;
/** What asks for no list by itself, but does with nothing else beside the place: 9월 공지사항 알려줘, 최근 공지 3개. */
const WANTS_SOME = /알려|있(?:어|나|습|을까)|최근|최신|새로|새\s|\d\s?(?:개|건|가지)/;
/** What is said around a place; the rest is what is looked for there. */
const AROUND =
  /보여\S*|알려\S*|찾아\S*|주세요|줘요?(?=\s|$)|검색\S*|있(?:어|나|습|을까)\S*|\d{1,3}\s?(?:개|건|가지)(?:만|정도|씩)?|하고\s?싶\S*|할래\S*|할게\S*|하려고\S*|하러|하기|(?:남기|남길)\S*(?:\s?싶\S*)?|어디(?:서|에서|로)?\s?(?:해|하|들어가)\S*|신청\S*|가기|링크\S*|창(?=\s|$)|새로운?|보고\s?싶\S*|볼래\S*|보러|조회\S*|목록\S*|리스트\S*|내역\S*|이동\S*|열어\S*|들어가\S*|가고\s?싶\S*|가\s?줘\S*|바로\s?가기|메뉴\S*|페이지\S*|게시판\S*|화면\S*|어디\S*|올라온|올린|등록된|작성한|있는|관련(?:된|한)?|대한|최근|최신|동안|글(?:들)?|것(?:들)?만?|거|좀|에서|부터|까지|이후|만(?=\s|$)|들(?=\s|$)|의(?=\s|$)|내(?=\s)|제(?=\s)|나의|답변\s?상태|인(?=\s|$)/g;
const MOST_WORDS = 2;
/** What is left of a particle when all else is taken away. */
const PARTICLES = /(?:^|\s)(?:은|는|이|가|을|를|도|로|으로|에|요|중인|중)(?=\s|$)/g;
/** Somebody for whom it does not work asks for help, and not for the place. */
const TROUBLE = /(?:^|\s)(?:안|못)\s?[가-힣]|오류|에러|실패|[가-힣](?:안|못)\s?(?:되|돼|보|열|와)|없(?:어|나|는데|습)/;
const NOT_YET = /답변\s?(?:을|이)?\s?(?:안|못)\s?(?:된|달린|받은)/;
const PRODUCTS = /studio|robot|manager|스튜디오|로봇|매니저/i;

const STATES: readonly (readonly [RegExp, AnswerState])[] = [
  [/답변\s?대기|미답변|답변\s?(?:을|이)?\s?(?:안|못)\s?(?:된|달린|받은)|답변\s?없는/, '답변대기'],
  [/추가\s?정보\s?(?:요청)?/, '추가정보요청'],
  [/답변\s?완료|답변\s?(?:이|을)?\s?(?:된|달린|받은)/, '답변완료'],
  [/해결(?:된|완료)?/, '해결'],
  [/종료(?:된)?/, '종료'],
];

/** How many there are, which no page tells. */
const COUNTS = /몇\s?(?:군데|명|곳|개\s?사|분|업체)/;

/**
 * The page that a question asks for, or null when it asks for an answer alone. The driver of a printer and the password
 * of another site are not to be had here.
 */
export function menuRequestOf(analyser: Analyser, { query, actor, now }: Question): MenuRequest | null {
  if (COUNTS.test(query) || listedIn('elsewhere-words.txt', query, analyser.tokens(query)).length > 0) return null;
  for (const menu of MENUS) {
    if (!menu.called.test(query)) continue;
    if (menu.isFor && !menu.isFor(actor)) {
      if (menu.wanted?.test(query)) return null;
      continue;
    }
    if (menu.isAlone && (TROUBLE.test(query) || !saysNothingElse(menu, query, now))) continue;
    const request = menu.board
      ? listRequest(analyser, menu, query, actor !== null, now)
      : pageRequest(menu, query, now);
    if (request) return request;
  }
  return null;
}

function pageRequest({ path, name, wanted, hasDays, isAlone }: Menu, query: string, now: string): MenuRequest | null {
  if (!isAlone && !wanted?.test(query)) return null;
  const period = hasDays ? periodOf(query, now) : null;
  return { menu: path, ...daysOf(period), status: '', desc: name, isAll: hasDays === true || isAlone === true };
}

/** What is left of a question without the place, its days and what is said around them. */
function restOf(menu: Menu, query: string, now: string): string {
  const said = periodOf(query, now)?.said.replace(/ 이후$/, '') ?? '';
  return barely(query.replace(said, ' ').replace(menu.called, ' '));
}

const barely = (rest: string) =>
  rest
    .replace(/\s+/g, ' ')
    .replace(AROUND, ' ')
    .replace(/[?!.~,;]+/g, ' ')
    .replace(PARTICLES, ' ')
    .trim();

/** 로그인 화면, and not how long it takes; the category of a board and a product may be named. */
function saysNothingElse(menu: Menu, query: string, now: string): boolean {
  const rest = restOf(menu, query, now);
  if (!menu.board) return rest === '';
  const [category] = categoryIn(menu.board, rest);
  const left = barely(
    (category === '' ? rest : rest.replace(category, ' ')).replace(PRODUCTS, ' ').replace(RECEIVING, ' '),
  );
  if (menu.isWantedOnly && !menu.wanted?.test(query)) return false;
  return left === '' && (rest === '' || (menu.wanted?.test(query) ?? periodOf(query, now) !== null));
}

const RECEIVING = /(?:받|다운|내려|구하)\S*(?:\s?수(?:\s?있\S*)?)?(?:\s?(?:곳|데)\S*)?/g;

/** As it is written, and as it is said: 설치 파일 is 설치파일. */
function categoryIn(board: BoardType, rest: string): [said: string, category: string] {
  for (const category of boardOf(board).categories) {
    const said = new RegExp(category.split('').join('\\s?')).exec(rest)?.[0];
    if (said !== undefined) return [said, category];
  }
  return ['', ''];
}

function listRequest(
  analyser: Analyser,
  { path, name, called, board, isAlone }: Menu,
  query: string,
  isMember: boolean,
  now: string,
): MenuRequest | null {
  if (!board) return null;
  if (TROUBLE.test(query.replace(NOT_YET, ''))) return null;
  const { hasAnswers } = boardOf(board);
  const period = periodOf(query, now);
  const state = hasAnswers ? STATES.find(([pattern]) => pattern.test(query)) : undefined;
  let rest = period ? query.replace(period.said.replace(/ 이후$/, ''), ' ') : query;
  rest = rest.replace(called, ' ');
  if (state) rest = rest.replace(state[0], ' ');
  const [said, category] = categoryIn(board, rest);
  if (category !== '') rest = rest.replace(said, ' ');
  // 답변 받은 질문: on these boards something else is received.
  if (!hasAnswers) rest = rest.replace(RECEIVING, ' ');
  const left = barely(rest);
  const words = left === '' ? '' : written(left);
  const looked = words === '' ? 0 : planOf(analyser, words).terms.length;
  // More than a word or two is a question of its own; a place and its days alone (지난달 공지) ask for the list.
  if (looked > MOST_WORDS) return null;
  const isBare =
    left === '' && (category !== '' || WANTS_SOME.test(query) || barely(query.replace(called, ' ')) === '');
  if (!isAlone && !WANTS_LIST.test(query) && !isBare && (period === null || looked > 0)) return null;
  const params = new URLSearchParams();
  if (category !== '') params.set('category', category);
  if (looked > 0) params.set('q', words.replace(/[?!.]/g, '').trim());
  if (
    isMember &&
    hasAnswers &&
    /(?:^|\s)(?:(?:내|제|나의)\s|(?:내가|제가)\s?[가-힣]{1,3}\s?(?:글|질문|문의))/.test(query)
  )
    params.set('my', '1');
  return {
    menu: params.size === 0 ? path : `${path}?${params}`,
    ...daysOf(period),
    status: state?.[1] ?? '',
    desc: [period?.said, state?.[1], category, name].filter(Boolean).join(' '),
    isAll: true,
  };
}

const daysOf = (period: Period | null) => ({ startDt: period?.start ?? '', endDt: period?.end ?? '' });

/** As the panel makes a button of it: a block of JSON. */
export const menuBlock = ({ menu, startDt, endDt, status, desc }: MenuRequest): string =>
  `\`\`\`json\n${JSON.stringify({ menu, startDt, endDt, status, desc })}\n\`\`\`\n`;
