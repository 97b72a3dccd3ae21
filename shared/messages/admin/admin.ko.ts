import { withParticle } from '#shared/text/korean.ts';
import { FAILURE_TEXT } from '../common/failure.ko.ts';

/** Texts of the admin menu, and what each page permits by role. */
export const adminText = {
  title: '관리',
  description: '지금 처리할 일과 포털의 현황을 확인합니다.',
  menu: '관리 메뉴',
  toSite: '사이트로 이동',
  waiting: '건 대기',
  /** Names are not unique and change; the login ID is empty after someone has left. */
  person: (name: string, loginId: string) => (loginId === '' ? name : `${name} (${loginId})`),
  /** After a change that was refused for a colleague's earlier one. */
  conflict: `${FAILURE_TEXT.CM08} 지금의 내용을 불러왔으니 확인한 뒤 다시 바꿔주세요.`,
  /** There is no mail server, so no mail goes out. */
  mailFiled: (mails: string) => `메일 서버를 지정하지 않아 ${withParticle(mails, '을')} 보내지 못하고 파일로 남깁니다.`,
  /** The same once it is done. */
  mailWasFiled: (mails: string) =>
    `메일 서버를 지정하지 않아 ${withParticle(mails, '을')} 보내지 못하고 파일로 남겼습니다.`,
  palette: {
    open: '찾기',
    /** `records`: the groups that the role may search. */
    title: (records: readonly string[]) => `${['화면', ...records].join(', ')} 찾기`,
    results: '찾은 항목',
    recent: '최근에 연 항목',
    groups: { screens: '화면', forms: '글쓰기', inquiries: '문의', users: '회원', documents: '글', acts: '실행' },
    /** Parts of pages, and a page beside the administration, by the name that one looks for. */
    shortcuts: {
      backup: '백업',
      accesses: '열람 기록',
      downloads: '다운로드 기록',
      consents: '동의 이력',
      erasures: '파기 기록',
      conversations: '상담 대화',
      gaps: '답하지 못한 질문',
      pins: '고정 답변',
      keys: 'API 키',
      locked: '잠긴 회원',
      inquiryTemplates: '문의 답변 템플릿',
      questionTemplates: '질문 답변 템플릿',
      secondFactor: '2단계 인증',
    },
    write: (board: string) => `${board} 새 글`,
    /** What somebody who looks for the form may type. */
    writes: (what: string) => [
      `새 ${what}`,
      ...['새 글', '등록', '쓰기', '글쓰기', '작성'].map((act) => `${what} ${act}`),
    ],
    keys: '↑↓ 이동 · Enter 열기 · Esc 닫기',
    searching: '찾고 있습니다.',
    none: (typed: string) => `‘${typed}’에 맞는 항목이 없습니다.`,
    noScreen: (typed: string, leastChars: number) =>
      `‘${typed}’에 맞는 화면이 없습니다. ${leastChars}글자 이상 입력하면 문의, 회원, 글도 찾습니다.`,
    incomplete: '일부를 불러오지 못했습니다. 잠시 후 다시 찾아주세요.',
    count: (count: number) => `${count}건`,
  },
  queue: {
    toDocument: '방문자가 보는 화면',
  },
  table: {
    keys: (hasChecks: boolean) => `↑↓ 이동 · Enter 열기${hasChecks ? ' · X 선택' : ''}`,
    /** Where not each row has something to open. */
    keysOfLinks: '↑↓ 링크가 있는 행으로 이동 · Enter 열기',
    toActions: 'Shift+X 바로 가기',
    place: (place: number, count: number) =>
      `${count.toLocaleString('ko-KR')}건 중 ${place.toLocaleString('ko-KR')}번째`,
    clear: '선택 해제',
    columns: '표시할 열 선택',
    filters: '상세 조건',
    all: '전체',
    search: '검색',
    reset: '조건 초기화',
    sortBy: (column: string, isDescending: boolean) => `${column} ${isDescending ? '내림차순' : '오름차순'}으로 정렬`,
    period: '기간',
    ownDays: '직접 지정',
    from: '시작일',
    until: '종료일',
  },
  groups: { overview: '현황', people: '고객과 회원', content: '콘텐츠', system: '시스템' },
  entries: {
    home: {
      label: '대시보드',
      note: {
        ROLE_ADMIN: '모든 현황을 확인하고, 모든 관리 메뉴를 이용할 수 있습니다.',
        ROLE_MANAGER: '문의와 콘텐츠의 현황을 확인할 수 있습니다. 회원과 시스템은 관리자만 볼 수 있습니다.',
        ROLE_SALES: '문의의 현황을 확인할 수 있습니다. 그 밖의 현황은 운영자와 관리자만 볼 수 있습니다.',
      },
    },
    inquiries: { label: '문의 관리', note: '문의와 무료체험 신청을 확인하고 처리할 수 있습니다.' },
    users: { label: '회원', note: '회원의 역할과 이용 상태를 바꾸고, 잠금을 풀고, 로그인을 종료할 수 있습니다.' },
    questions: {
      label: '질문 답변',
      note: '답변을 기다리는 질문을 기한이 이른 것부터 답하고, 동료에게 넘길 수 있습니다.',
    },
    campaigns: {
      label: '광고 메일',
      note: '이메일 수신에 동의한 사람들에게 보낼 광고 메일을 쓰고, 시험하고, 보내고, 결과를 확인할 수 있습니다.',
    },
    contents: { label: '모든 글', note: '모든 게시판의 글을 찾아 고치고, 숨기거나 다시 표시하고, 삭제할 수 있습니다.' },
    market: { label: '마켓 심사', note: '심사를 기다리는 상품을 확인하고 게시하거나 반려할 수 있습니다.' },
    missedSearches: { label: '결과 없는 검색', note: '방문자가 찾지 못한 검색어를 확인할 수 있습니다.' },
    trash: { label: '휴지통', note: '삭제된 글을 확인하고 복구할 수 있습니다.' },
    transfer: { label: '가져오기·내보내기', note: '게시판의 글을 파일로 내보내고 가져올 수 있습니다.' },
    assistant: {
      label: 'AI 어시스턴트',
      note: 'AI 어시스턴트를 켜고 끄고, 답하지 못한 질문으로 FAQ를 만들고, 고정 답변을 관리할 수 있습니다.',
    },
    company: { label: '회사 정보', note: '푸터와 회사소개에 나오는 회사 정보를 변경할 수 있습니다.' },
    popups: { label: '팝업', note: '진행 중이거나 예정된 팝업을 확인하고 순서를 바꾸거나 끝낼 수 있습니다.' },
    mail: { label: '메일 템플릿', note: '메일의 제목과 본문을 바꾸고 시험 메일을 보낼 수 있습니다.' },
    terms: { label: '약관', note: '약관과 동의서의 새 버전을 예약하고 회원에게 안내할 수 있습니다.' },
    drivers: { label: '웹 드라이버', note: '드라이버를 등록하고 가져오고 삭제할 수 있습니다.' },
    health: { label: '시스템 상태', note: '포털의 상태를 확인하고 데이터베이스를 다운로드할 수 있습니다.' },
    privacy: {
      label: '개인정보',
      note: '열람 기록과 동의 이력, 파기 기록을 확인하고, 동의 이력을 다운로드할 수 있습니다.',
    },
    audit: {
      label: '감사 로그',
      note: '누가 권한과 설정을 변경하고, 삭제하고, 다운로드했는지와 그 기록이 바뀌지 않았는지를 확인할 수 있습니다.',
    },
    outbox: { label: '보낸 메일', note: '포털이 보낸 메일과 그 상태를 확인할 수 있습니다.' },
  },
  todo: {
    title: '처리할 일',
    unit: (count: number) => `${count.toLocaleString('ko-KR')}건`,
    inquiries: '연락할 문의',
    myInquiries: '내 담당 문의',
    fresh: (count: number) => `새 문의 ${count.toLocaleString('ko-KR')}건`,
    questions: '답변을 기다리는 질문',
    overdue: (count: number) => `기한 지남 ${count.toLocaleString('ko-KR')}건`,
    reviews: '심사를 기다리는 상품',
    failedMails: '보내기에 실패한 메일',
  },
  periods: { today: '오늘', yesterday: '어제', week: '최근 7일', month: '최근 30일' },
  storage: { drivers: '웹 드라이버', inquiries: '문의 첨부파일' },
};
