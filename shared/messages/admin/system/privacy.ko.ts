import type { ConsentKind } from '#shared/site/privacy.ts';

export const privacyAdminText = {
  title: '개인정보',
  description: '직원이 개인정보를 열람한 기록과 동의 이력, 파기한 기록을 확인합니다.',
  tabs: { label: '개인정보 기록', accesses: '열람 기록', consents: '동의 이력', erasures: '파기 기록' },
  total: (count: number) => `총 ${count.toLocaleString('ko-KR')}건`,
  erasures: {
    hint: '무엇을 왜 몇 건 파기했는지만 남기며, 누구의 것이었는지는 남기지 않습니다.',
    caption: (page: number) => `파기 기록 ${page}페이지`,
    empty: '파기한 기록이 없습니다.',
    columns: { time: '파기 일시', rule: '파기 사유', count: '건수' },
    count: (count: number) => `${count.toLocaleString('ko-KR')}건`,
  },
  consents: {
    caption: (page: number) => `동의 이력 ${page}페이지`,
    empty: '동의 이력이 없습니다.',
    emptyFiltered: '조건에 맞는 동의 이력이 없습니다.',
    total: (count: number) => `응답 ${count.toLocaleString('ko-KR')}건`,
    /** What the cells of the table have. */
    legend: '✓ 동의, – 동의하지 않음, 빈칸: 그때 답하지 않은 항목',
    columns: {
      time: '일시',
      holder: '회원·접수번호',
      person: '이름과 이메일',
      /** Of all three in one column. */
      all: '이름, 회원·접수번호, 이메일, 일시',
    },
    /** Where there is little room. */
    short: {
      'terms-of-use': '이용약관',
      'privacy-signup': '개인정보 가입',
      'privacy-contact': '개인정보 문의',
      age: '만 14세 이상',
      marketing: '마케팅 활용',
      'marketing-email': '마케팅 이메일',
      'marketing-sms': '마케팅 문자',
      'advertising-email': '광고 이메일',
      'advertising-sms': '광고 문자',
      'advertising-phone': '광고 전화',
    } satisfies Record<ConsentKind, string>,
    /** Groups of columns in their order, with the consents in each. */
    groups: {
      회원가입: { 'terms-of-use': '이용약관', 'privacy-signup': '개인정보', age: '만 14세 이상' },
      마케팅: { marketing: '활용', 'marketing-email': '이메일', 'marketing-sms': '문자' },
      문의: { 'privacy-contact': '개인정보' },
      광고: { 'advertising-email': '이메일', 'advertising-sms': '문자', 'advertising-phone': '전화' },
    } satisfies Record<string, Partial<Record<ConsentKind, string>>>,
    version: (version: string) => `버전 ${version}`,
    answers: { agreed: '동의', refused: '동의하지 않음', withdrawn: '철회' },
    member: (maskedId: string) => `회원 ${maskedId}`,
    withdrawnMember: '탈퇴 회원',
    erased: '파기됨',
  },
  accesses: {
    caption: (page: number) => `열람 기록 ${page}페이지`,
    empty: '개인정보를 열람한 기록이 없습니다.',
    emptyFiltered: '조건에 맞는 열람 기록이 없습니다.',
    columns: { time: '일시', actor: '직원', action: '작업', target: '대상', ip: 'IP 주소' },
    member: (loginId: string) => `회원 ${loginId}`,
    gone: '파기됨',
    list: '문의 목록',
    reason: (reason: string) => `사유: ${reason}`,
    filters: {
      label: '열람 기록 필터',
      keyword: '직원 이름, 아이디',
      placeholder: '직원 이름이나 아이디로 검색',
      shortPlaceholder: '직원 이름, 아이디',
    },
  },
  filters: {
    label: '동의 이력 필터',
    kind: '동의 항목',
    keyword: '이메일, 아이디, 접수번호',
    placeholder: '이메일, 아이디, 접수번호 전체',
    /** On a phone. */
    shortPlaceholder: '이메일, 아이디 등',
  },
  export: {
    button: 'CSV 다운로드',
    title: '동의 이력 다운로드',
    explain: (count: number) =>
      `지금 조건에 맞는 동의 이력 ${count.toLocaleString('ko-KR')}건을 다운로드합니다. 이름과 이메일은 가린 채로 담기며, 사유는 감사 로그에 남습니다.`,
    reason: '다운로드하는 사유',
    reasonPlaceholder: '예: 개인정보 처리 현황 점검',
    download: '다운로드',
    done: '동의 이력을 다운로드했습니다.',
    fileName: (day: string) => `동의이력_${day}.csv`,
    columns: ['일시', '동의 항목', '버전', '응답', '회원·접수번호', '이름', '이메일'],
    person: '특정인',
  },
} as const;
