import { assistantAnswerText as text } from '#shared/messages/chat/assistant-answer.ko.ts';
import { paths } from '#shared/paths.ts';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { Actor } from '#shared/permissions.ts';
import { can } from '#shared/permissions.ts';

/** A page that questions may ask for. */
export interface Menu {
  path: string;
  name: string;
  /** Its names, without spaces. */
  called: readonly string[];
  /** The board of a list, which has periods, states, categories and search; null for other pages. */
  board: BoardType | null;
  /** Words that offer the page beside an answer. */
  wants?: readonly string[];
  /** Actors for whom the page is offered; default: all. */
  isFor?: (actor: Actor) => boolean;
  /** The category that the name of the list implies. */
  category?: string;
  /** Texts answer such questions too, so the page is offered beside their answer. */
  isAnswered?: true;
  /** What to search for if the question has no word that a text could have, as 얼마예요. */
  topic?: string;
  /** Further words, numbers of people and periods that may surround the name. */
  around?: readonly string[];
  /** Its names mean the list only with a category. */
  needsCategory?: true;
  /** What to say before the link, instead of the page's name. */
  lead?: string;
}

const words = (list: string) => list.split(' ');
const isVisitor = (actor: Actor) => actor === null;
const page = (path: string, name: string, called: string, more: Partial<Menu> = {}): Menu => ({
  path,
  name,
  called: words(called),
  board: null,
  ...more,
});
const board = (boardType: BoardType, called: string): Menu =>
  page(`/${boardType}`, boardOf(boardType).name, called, { board: boardType });
const APPLY = words('신청 하고싶 할래 하려 시작');
const TALK = words('신청 받고싶 하고싶 할래 남기');

/** Each word of the first list with each of the second, as one word. */
const joined = (starts: string, ends: string) =>
  words(starts)
    .flatMap((one) => words(ends).map((other) => one + other))
    .join(' ');

/** 어떤 회사들이 쓰고 있나요, by the stem of the verb. */
const WHO_USES = joined(
  '어떤회사들이 어떤회사가 어떤회사에서 어느회사가 어느회사에서 어떤기업이 어떤기업들이 어떤업체가 어떤업체들이 어느업체가 누가',
  '쓰고 쓰나 써 사용하고 사용하 이용하고 이용하 도입했 도입해서 도입하',
);
/** What they got: 결과가 어땠나요, 도입 효과가 얼마나 되나요. */
const RESULTS = '결과 효과 성과 어땠 어떤 어떻 얼마 어느 정도 도입 실제 됐 되 났 봤 나오 냈';
/** What happened to one's own: 제 답변은 어디서 보나요, 문의한 거 어떻게 됐나요. One's questions themselves are in QnA. */
const OWN = `${joined('내 제 나의 저의 내가쓴 제가쓴 내가남긴 제가남긴', '답변 문의 신청 알림 댓글 다운로드 활동 질문에답변 질문에답')} 내가한질문에답변 내가한질문에답 문의한 문의했던 문의넣은 문의내역 문의결과 신청한 신청했던 신청내역 신청결과 신청상태 신청현황 다운로드한 다운로드이력 다운로드내역 다운받은 내가받은 제가받은 물어본 답변 댓글 마이페이지 활동내역`;
const OWN_AROUND =
  '질문 문의 내가 제가 지난번 무료체험 체험 상담 견적 거 건 내용 파일 자료 답은 답이 답을 알림 처리 진행 상황 상태 현황 결과 됐 되 어떻게 왔 달 로 가면 다시 법 방법';
const OWN_QUESTIONS = joined('내 제 내가쓴 제가쓴 내가한 제가한 내가올린 제가올린', '질문 글');
const CUSTOMERS = `레퍼런스 도입사례 고객사례 구축사례 쓰는회사 사용하는회사 도입한회사 고객사가어디 고객사가누구 고객사목록 고객사이름 도입한곳 쓰는곳 사용하는곳 도입효과 도입성과 ${WHO_USES}`;
/** The same of an industry: 제조업 고객사, 금융권에서 쓰나요. */
const USED_BY =
  '고객사 고객 사례 레퍼런스 업체 기업 회사 기관 실적 쓰나 쓰는 쓰고있 사용하나 사용하는 사용하고있 이용하나';
const ASKS_COST =
  '도입비용효과 비용계산 효과계산 도입효과계산 비용효과페이지 도입비용 이용요금 이용료 사용료 구독료 가격 비용 요금 얼마나들 얼마나드 얼마나 얼마 비싼가 비싸 회사규모면 회사규모로 몇대 맞는구성';
const COST_AROUND =
  '얼마 어떻게 궁금 그럼 그러면 그래서 이거 이건 도입 우리 저희 회사 기업 규모 직원 제품 솔루션 사용 쓰 하는데 하면 대략 보통 총 까요 나요 는지 정도 인데 들어 들까 드나 드는 내는 돈 어느 로봇 필요 따라 달라 뭔 견적 나오';
const DRIVERS = '웹드라이버 크롬드라이버 엣지드라이버 드라이버 chromedriver edgedriver webdriver';
const ASKS_SALES = '제품문의 도입문의 상담신청 상담원 상담사 상담 견적 통화 문의하기 문의';
const LOST = '아이디찾기 비밀번호찾기 비밀번호 비번 아이디';

/** In order of matching: more specific pages first. */
export const MENUS: readonly Menu[] = [
  page(paths.contactList(), '문의 목록', '상담접수 문의접수 문의관리 고객사문의', { isFor: can.manageInquiries }),
  page(paths.myActivity(), '내 활동', OWN, { around: words(OWN_AROUND), lead: text.activity }),
  board('notice', '공지사항 공지'),
  { ...board('library', '설치파일'), category: '설치파일', lead: text.installers },
  board('library', '자료실 자료다운로드 자료 다운로드 다운받는곳 다운받을수있는곳'),
  board('faq', '자주묻는질문 faq'),
  board('videoTutorial', '비디오강의 영상강의 강의영상 튜토리얼'),
  { ...board('reference', CUSTOMERS), around: words(RESULTS) },
  { ...board('reference', USED_BY), needsCategory: true, around: words(`${USED_BY} 도입 구축 납품 쪽 분야`) },
  board('market', '마켓'),
  board('qna', `q&a qna 큐앤에이 질문게시판 질문목록 질문내역 내문의 ${OWN_QUESTIONS} 질문`),
  page('/webdriver', '웹 드라이버', DRIVERS, { wants: words('받 다운 내려'), isAnswered: true }),
  page('/freeExperience', '무료체험 신청', '무료체험신청 무료체험 체험신청', { wants: APPLY, isAnswered: true }),
  page('/freeExperience', '무료체험 신청', '써보고 써볼수 사용해보고 사용해볼수 체험해보고'),
  page(paths.cost(), '도입 비용·효과', ASKS_COST, { around: words(COST_AROUND), isAnswered: true, topic: '도입 비용' }),
  page('/contact', '제품 문의', '데모시연 시연 데모', { wants: TALK, lead: text.demonstration }),
  page('/contact', '제품 문의', ASKS_SALES, { wants: TALK }),
  page('/signup', '회원가입', '회원가입', { isFor: isVisitor, wants: APPLY }),
  page('/login', '로그인', '로그인', { isFor: isVisitor }),
  page('/findIDPW', '아이디·비밀번호 찾기', LOST, { wants: words('찾 까먹 잊 분실 재설정') }),
  page('/userEdit', '회원정보 수정', '회원정보수정 회원정보 회원탈퇴', { wants: words('수정 변경 바꾸 탈퇴') }),
  page('/company', '회사소개', '회사소개 사업자등록번호 회사주소 회사전화번호 대표전화번호 회사위치'),
  page('/manual/', '매뉴얼', '매뉴얼 설명서 사용방법 사용법'),
  page('/terms', '이용약관', '이용약관'),
  page('/privacy', '개인정보처리방침', '개인정보처리방침'),
];

/** Beginnings of words that may surround a name in a question that asks only for the page. */
export const AROUND = words(
  '한번 보여 보고 보기 볼 보러 보나 보는 보려 보면 봐 확인 알려 찾아 찾 목록 리스트 내역 조회 이동 열어 들어가 가고 가기 가려 바로가기 메뉴 페이지 화면 게시판 어디 있 나요 올라온 올린 등록된 최근 최신 새 좀 줘 주세요 싶 하고 할래 할 하려 하러 하는 남기 남길 신청 연결 해주 링크 다운 받 내려 곳 데 수 일정 만 인 글 것 해요 하나요 예요 에요 인가요',
);
/** Words of a problem: such a question asks for help, not for the page. */
export const TROUBLE = words('안 못 오류 에러 실패 없어 없는');
/** Beginnings of words that ask to see a list. */
export const SEES = words('보여 보고 볼 찾아 목록 조회 내역');
