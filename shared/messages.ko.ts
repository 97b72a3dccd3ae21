import type { ErrorCode } from './error-codes.ts';
import { withObjectParticle, withTopicParticle } from './korean.ts';

/**
 * What the API says when something fails. Complete by type: a code without a text does not compile.
 * Texts in quotation marks in specification points 5 and 8 stand here to the letter.
 */
export const ERROR_TEXT: Record<ErrorCode, string> = {
  CM01: '입력한 내용을 확인해주세요.',
  CM02: '로그인 이후 이용해주세요.',
  CM03: '접근 권한이 없습니다.',
  CM04: '존재하지 않는 페이지입니다.',
  CM05: '요청이 많습니다. 잠시 후 다시 시도해주세요.',
  CM06: '오류가 발생했습니다. 나중에 다시 시도해주세요.',
  CM07: '전송한 내용이 너무 큽니다. 나누어서 다시 시도해주세요.',
  CM08: '다른 사용자가 먼저 수정했습니다.',
  CM09: '서비스를 준비하고 있습니다. 잠시 후 다시 시도해주세요.',
  LO01: '일치하는 계정 정보가 없습니다.',
  LO02: '이용이 중지된 계정입니다. 관리자에게 문의해주세요.',
  LO03: '비정상 로그인이 감지됐습니다.',
  LO04: '로그인 시도 횟수를 초과했습니다. 비밀번호를 재설정해주세요.',
  US01: '중복된 ID입니다.',
  US02: '유효하지 않거나 만료된 링크입니다. 다시 요청해주세요.',
  US03: '보안 키가 변경되었습니다. 다시 시도해주세요.',
  US04: '현재 비밀번호가 일치하지 않습니다.',
  US05: '일치하는 계정이 없습니다.',
  US06: '필수 항목에 동의해주세요.',
  US07: '마지막 관리자 계정은 탈퇴할 수 없습니다.',
  FI01: '파일당 최대 10MB까지 첨부할 수 있습니다.',
  FI02: '첨부할 수 없는 파일 형식입니다.',
  FI03: '최대 5개까지 첨부할 수 있습니다.',
  FI04: '파일 업로드에 실패했습니다.',
  BD01: '종료된 질문에는 답변을 등록할 수 없습니다.',
  BD02: '비밀글은 작성자와 관리자만 볼 수 있습니다.',
};

/** Texts that both sides use, or that a page shows; grouped by the noun they speak of. */
export const messages = {
  required: (item: string) => `${withObjectParticle(item)} 입력해주세요.`,
  choose: (item: string) => `${withObjectParticle(item)} 선택해주세요.`,
  tooLong: (item: string, chars: number) =>
    `${withTopicParticle(item)} 최대 ${chars.toLocaleString('ko-KR')}자까지 입력할 수 있습니다.`,
  tooShort: (item: string, chars: number) => `${withTopicParticle(item)} ${chars}자 이상 입력해주세요.`,
  network: '네트워크 연결을 확인해주세요.',
  requiredAgreements: '필수 항목에 동의해주세요.',

  user: {
    enterUserId: '아이디를 입력해주세요.',
    userIdFormat: 'ID는 5~20자의 영문, 숫자로만 구성되어야 합니다.',
    userIdUnchecked: '아이디 확인을 해주세요',
    userIdFree: '사용 가능한 ID 입니다.',
    userIdTaken: '중복된 ID입니다.',
    enterPassword: '비밀번호를 입력해주세요.',
    passwordFormat: '비밀번호는 8~20자 영문, 숫자, 특수문자를 포함해야 합니다.',
    passwordMismatch: '비밀번호가 일치하지 않습니다.',
    enterUserName: '이름을 입력해주세요.',
    enterEmail: '이메일을 입력해주세요.',
    emailFormat: '유효한 이메일 형식을 입력해주세요.',
  },

  shell: {
    siteTitle: (product: string) => `${product} | AI로 일하는 업무 자동화`,
    home: (product: string) => `${product} 홈`,
    mainMenu: '주 메뉴',
    solution: 'Solution',
    reference: 'Reference',
    market: 'Market',
    community: 'Community',
    manual: 'Manual',
    notice: '공지사항',
    library: '자료실',
    faq: 'FAQ',
    qna: 'QnA',
    videoTutorial: '비디오 강의',
    onlineManual: '온라인 매뉴얼',
    newTab: '새 창',
    signup: '회원가입',
    login: '로그인',
    logout: '로그아웃',
    member: (loginId: string) => `${loginId}님`,
    editProfile: '회원정보 수정',
    openMenu: '메뉴 열기',
    closeMenu: '메뉴 닫기',
    company: '회사소개',
    privacy: '개인정보처리방침',
    terms: '이용약관',
    familySites: '패밀리 사이트',
    footerLinks: '회사와 약관',
    copyright: (company: string) => `© ${company}. All rights reserved.`,
    backToTop: '맨 위로',
    loading: '페이지를 불러오는 중',
    alertTitle: '알림',
    toHome: '홈으로 가기',
    retry: '다시 시도',
    loginExpired: { title: '로그인만료', message: '로그인이 만료됐습니다. 재로그인 해주세요.' },
    logoutConfirm: { title: '로그아웃', message: '로그아웃 하시겠습니까?' },
    notFound: '요청하신 페이지를 찾을 수 없습니다.',
    notFoundHint: '주소가 바뀌었거나 삭제된 페이지입니다. 주소를 다시 확인해주세요.',
  },

  landing: {
    eyebrow: 'AI 업무 자동화 플랫폼',
    headline: '반복 업무는 로봇이,\n판단은 사람이.',
    story: (product: string) =>
      `${withTopicParticle(product)} 화면을 보고, 문서를 읽고, 시스템에 입력하는 일까지 대신합니다. Studio에서 흐름을 그리면 Robot이 실행하고, Manager가 모든 결과를 보여줍니다.`,
    freeTrial: '무료체험',
    inquiry: '제품 문의',
    all: '전체보기',
    allNotices: '공지사항 전체보기',
    scene: {
      flowName: '견적 메일 처리',
      running: '실행 중',
      paused: '일시정지',
      play: '장면 재생',
      pause: '장면 일시정지',
      description:
        'Studio에서 그린 업무 흐름. 견적 메일을 받아 첨부 문서를 읽고, AI가 내용을 분류합니다. 신뢰도가 90% 이상이면 ERP에 전표를 등록하고, 미만이면 담당자가 확인한 뒤 등록합니다. 끝으로 결과를 회신합니다.',
      steps: {
        mail: { title: '메일 수신', detail: '견적 요청 감지' },
        read: { title: '문서 읽기', detail: 'PDF·엑셀·이미지' },
        classify: { title: 'AI 분류·추출', detail: '품목, 수량, 단가' },
        review: { title: '담당자 확인', detail: '승인 요청 전송' },
        post: { title: 'ERP 등록', detail: '전표 자동 입력' },
        reply: { title: '결과 회신', detail: '견적서 첨부' },
      },
      sure: '90% 이상',
      unsure: '신뢰도 90% 미만',
      chartTitle: '오늘 처리',
      chartValue: '128건',
      logDone: '09:41 전표 3건 등록 완료',
      logReview: '담당자 확인 대기 1건',
    },
  },

  site: {
    termDescription: (title: string) => `현재 시행 중인 ${title}입니다.`,
    version: (version: string) => `버전 ${version}`,
    effectiveFrom: (date: string) => `시행일 ${date.slice(0, 10).replaceAll('-', '.')}`,
  },

  posts: {
    privateTitle: '비밀글입니다.',
    popupPeriodHalf: '팝업 기간의 시작과 끝을 모두 입력해주세요.',
    popupPeriodReversed: '팝업 종료 시각은 시작 시각보다 늦어야 합니다.',
  },

  files: {
    gone: '첨부파일을 찾을 수 없습니다. 다시 첨부해주세요.',
    tooLarge: (bytes: number) => `파일당 최대 ${bytes / 1024 / 1024}MB까지 첨부할 수 있습니다.`,
  },
} as const;
