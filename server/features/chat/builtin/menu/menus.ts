import { boardOf } from '../../../../../shared/boards.ts';
import type { BoardType } from '../../../../../shared/boards.ts';
import type { Actor } from '../../../../../shared/permissions.ts';
import { can } from '../../../../../shared/permissions.ts';

/** A page that somebody may want to be led to. */
export interface Menu {
  path: string;
  name: string;
  /** What it is called when people ask for it. */
  called: RegExp;
  /** A list: asked for by wanting to see it, with days and states. Null for a page where something is done. */
  board: BoardType | null;
  /** What is wanted there, where seeing is not enough. */
  wanted?: RegExp;
  isFor?: (actor: Actor) => boolean;
}

const APPLY = /신청|하고\s?싶|할래|하려고|하려면|하러|시작|어디서\s?(?:하|해)|페이지|화면|메뉴|이동|가기/;
const RECEIVE = /받|다운|내려|구하|설치|어디|페이지|화면|메뉴/;

const board = (boardType: BoardType, called: RegExp): Menu => ({
  path: `/${boardType}`,
  name: boardOf(boardType).name,
  called,
  board: boardType,
});

/** In the order in which they are tried: what says more stands first. */
export const MENUS: readonly Menu[] = [
  {
    path: '/contact/list',
    name: '문의 목록',
    called: /(?:상담|도입|체험|접수된?)\s?(?:문의|신청)?\s?(?:접수|목록|내역)|문의\s?(?:접수|관리)/,
    board: null,
    wanted: /보여|목록|내역|조회|관리/,
    isFor: can.manageContracts,
  },
  board('notice', /공지(?:사항)?/),
  board('library', /자료실/),
  board('faq', /자주\s?묻는\s?질문|faq|에프에이큐/i),
  board('videoTutorial', /비디오\s?(?:강의|튜토리얼)|동영상\s?강의|강의\s?(?:영상|목록)|튜토리얼/),
  board('reference', /레퍼런스|(?:도입|구축|고객)\s?사례/),
  board('market', /마켓/),
  board('qna', /q\s?&\s?a|qna|질문\s?(?:게시판|목록|내역)|(?:내|제|나의)\s?(?:문의|질문)|문의\s?(?:목록|내역)/i),
  {
    path: '/webdriver',
    name: '웹 드라이버',
    called: /드라이버/,
    board: null,
    wanted: RECEIVE,
  },
  {
    path: '/freeExperience',
    name: '무료체험 신청',
    called: /무료\s?체험|체험판|체험\s?신청/,
    board: null,
    wanted: APPLY,
  },
  {
    path: '/contact',
    name: '제품 문의',
    called: /상담|견적|제품\s?문의|도입\s?문의|영업\s?(?:담당|문의)/,
    board: null,
    wanted: /신청|하고\s?싶|받고\s?싶|할래|남기|페이지|화면|메뉴|이동|연결|요청/,
  },
  { path: '/signup', name: '회원가입', called: /회원\s?가입|가입/, board: null, wanted: APPLY },
  {
    path: '/findIDPW',
    name: '아이디·비밀번호 찾기',
    called: /(?:아이디|비밀번호|비번|패스워드|id)\S*\s?(?:찾|까먹|잊|분실|재설정)/i,
    board: null,
    wanted: /찾|까먹|잊|분실|재설정/,
  },
  {
    path: '/userEdit',
    name: '회원정보 수정',
    called: /회원\s?정보|내\s?정보|마이\s?페이지|회원\s?탈퇴|수신\s?동의/,
    board: null,
    wanted: /수정|변경|바꾸|탈퇴|철회|보여|페이지|화면|메뉴|하고\s?싶/,
  },
  { path: '/manual/', name: '매뉴얼', called: /매뉴얼|설명서/, board: null, wanted: /보여|열어|어디|이동|페이지|메뉴/ },
  { path: '/terms', name: '이용약관', called: /이용\s?약관/, board: null, wanted: /보여|열어|어디|이동|페이지|메뉴/ },
  {
    path: '/privacy',
    name: '개인정보처리방침',
    called: /개인\s?정보\s?처리\s?방침/,
    board: null,
    wanted: /보여|열어|어디|이동|페이지|메뉴/,
  },
];
