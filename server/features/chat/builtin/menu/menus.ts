import { boardOf } from '#shared/boards.ts';
import type { BoardType } from '#shared/boards.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';

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
  /** Nobody else is led there, nor anywhere else instead. */
  isFor?: (actor: Actor) => boolean;
  /** Asked for with days. */
  hasDays?: boolean;
  /** Led to only by a question that says nothing else: there is nothing to answer beside it then. */
  isAlone?: boolean;
  /** What is wanted there must be said; the name alone may mean something else. */
  isWantedOnly?: boolean;
}

const APPLY = /신청|하고\s?싶|할래|하려고|하려면|하러|시작|어디서\s?(?:하|해)|페이지|화면|메뉴|이동|가기/;
const RECEIVE = /받|다운|내려|구하|설치|어디|페이지|화면|메뉴/;

const SEE = /보여|보고\s?싶|볼래|열어|어디|이동|페이지|화면|메뉴|링크|알려|가기|찾아/;
const ENTER = /하고\s?싶|할래|할게|하려고|하러|하기|페이지|화면|메뉴|창|링크|이동|가기|열어|보여/;

const isVisitor = (actor: Actor) => actor === null;

const board = (boardType: BoardType, called: RegExp, rules: Partial<Menu> = {}): Menu => ({
  path: `/${boardType}`,
  name: boardOf(boardType).name,
  called,
  board: boardType,
  ...rules,
});

/** In the order in which they are tried: what says more stands first. */
export const MENUS: readonly Menu[] = [
  {
    path: '/contact/list',
    name: '문의 목록',
    called:
      /(?:상담|도입|체험|접수된?|고객(?:사|들?)?(?:의|이\s?남긴)?)\s?(?:문의|신청)?\s?(?:접수|목록|내역)|문의\s?(?:접수|관리)/,
    board: null,
    wanted: /보여|목록|내역|조회|관리/,
    isFor: can.manageInquiries,
    hasDays: true,
  },
  board('notice', /공지(?:사항)?/),
  board('library', /자료실/),
  board('faq', /자주\s?묻는\s?질문|faq|에프에이큐/i),
  board('videoTutorial', /비디오\s?(?:강의|튜토리얼)|(?:동)?영상\s?강의|강의\s?(?:영상|목록)|튜토리얼/),
  board('reference', /레퍼런스|(?:도입|구축|고객)\s?사례/),
  board('market', /마켓/),
  board(
    'qna',
    /q\s?&\s?a|qna|큐앤에이|질문\s?(?:게시판|목록|내역)|(?:내|제|나의)\s?(?:문의|질문)|문의\s?(?:목록|내역)|(?:답변\s?대기(?:\s?중)?(?:인)?|미답변|답변\s?(?:안|못)\s?(?:된|달린|받은)|답변\s?없는|답변\s?(?:완료(?:된)?|된|달린|받은))\s?(?:질문|문의|글)/i,
  ),
  board('qna', /(?:내가|제가)\s?(?:쓴|올린|남긴|등록한|작성한)\s?(?:글|질문|문의)/, { isAlone: true, wanted: SEE }),
  board('notice', /(?<=점검\s?)(?:일정|예정|계획)/, { isAlone: true }),
  board('library', /(?=설치\s?파일)/, {
    isAlone: true,
    wanted: /받|다운|내려|구하|어디|주세요|줘|^\S*\s?설치\s?파일(?:\S|\s좀)?$/,
    isWantedOnly: true,
  }),
  board('library', /다운로드(?:\s?하는)?(?:\s?(?:곳|데))?|(?:다운|내려)\s?받(?:는|을)(?:\s?수\s?있는)?\s?(?:곳|데)/, {
    isAlone: true,
    isWantedOnly: true,
    wanted: /다운로드\s?(?:는|은|를)?\s?(?:어디|페이지|화면|메뉴|링크)|(?:곳|데)\S{0,3}(?:\s|$)|^\S*\s?다운로드\S?$/,
  }),
  board('library', /(?<![가-힣])자료(?:들)?(?=[을를은]?(?:\s|$))/),
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
  {
    path: '/contact',
    name: '제품 문의',
    called: /(?:(?:제품|도입|구매|영업|상담)\s?)?문의|상담/,
    board: null,
    wanted: /하기|하고\s?싶|할래|할게|하려고|하러|남기고\s?싶|남길래|페이지|화면|메뉴|이동|가기/,
    isAlone: true,
  },
  {
    path: '/signup',
    name: '회원가입',
    called: /회원\s?가입/,
    board: null,
    wanted: ENTER,
    isFor: isVisitor,
    isAlone: true,
  },
  { path: '/signup', name: '회원가입', called: /회원\s?가입|가입/, board: null, wanted: APPLY, isFor: isVisitor },
  { path: '/login', name: '로그인', called: /로그인/, board: null, wanted: ENTER, isFor: isVisitor, isAlone: true },
  { path: '/company', name: '회사소개', called: /회사\s?소개/, board: null, wanted: SEE, isAlone: true },
  {
    path: '/company',
    name: '회사소개',
    called:
      /(?:회사|본사|사무실)\s?(?:의\s?)?(?:주소|위치|전화(?:번호)?|연락처|이메일)|대표\s?(?:이사|번호|전화(?:번호)?)|사업자\s?(?:등록)?\s?번호/,
    board: null,
    wanted: SEE,
    isAlone: true,
  },
  { path: '/manual/', name: '매뉴얼', called: /매뉴얼|설명서|사용\s?방?법/, board: null, wanted: SEE, isAlone: true },
  { path: '/terms', name: '이용약관', called: /이용\s?약관/, board: null, wanted: SEE, isAlone: true },
  {
    path: '/privacy',
    name: '개인정보처리방침',
    called: /개인\s?정보\s?처리\s?방침/,
    board: null,
    wanted: SEE,
    isAlone: true,
  },
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
