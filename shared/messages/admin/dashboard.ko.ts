import { LIMITS } from '#shared/limits.ts';

export const dashboardText = {
  toList: '목록 보기',
  asTable: '표로 보기',
  times: (count: number) => `${count.toLocaleString('ko-KR')}회`,
  /** `기한 2시간 남음`, `기한 1일 지남`. */
  due: (inMs: number) => `기한 ${passed(Math.abs(inMs) / 3_600_000)} ${inMs < 0 ? '지남' : '남음'}`,
  pieces: (count: number) => `${count.toLocaleString('ko-KR')}건`,
  visits: {
    title: '방문',
    note: `최근 ${LIMITS.statisticsDays}일 동안 처음 열린 페이지를 셉니다. 개인정보와 쿠키를 쓰지 않고, 추적 거부를 설정한 방문자는 방문자 수에서 빠집니다.`,
    views: '페이지 조회',
    visitors: '방문자',
    day: '날짜',
    places: '많이 본 페이지',
    total: (views: number, visitors: number) =>
      `오늘 ${views.toLocaleString('ko-KR')}회 조회, 방문자 ${visitors.toLocaleString('ko-KR')}명`,
  },
  inquiries: {
    title: '문의와 무료체험 신청',
    perWeek: '최근 12주 동안 주마다 접수된 건수',
    waiting: '먼저 연락할 문의',
    contact: '제품 문의',
    free: '무료체험',
    week: '주',
    members: (count: number) => `회원 ${count.toLocaleString('ko-KR')}건`,
    visitors: (count: number) => `비회원 ${count.toLocaleString('ko-KR')}건`,
  },
  questions: {
    title: '질문 답변',
    waiting: '먼저 답변할 질문',
    none: '답변을 기다리는 질문이 없습니다.',
    noneAnswered: `최근 ${LIMITS.statisticsDays}일 동안 답변한 질문이 없습니다.`,
    since: `최근 ${LIMITS.statisticsDays}일 동안`,
    answered: (count: number) => `답변한 질문 ${count.toLocaleString('ko-KR')}건`,
    median: (hours: number) => `첫 답변까지 중간값 ${inHours(hours)}`,
  },
  searches: {
    title: '검색어',
    popular: '많이 찾은 검색어',
    missed: '결과 없는 검색',
    none: `최근 ${LIMITS.statisticsDays}일 동안의 검색이 없습니다.`,
    noneMissed: '결과 없는 검색어가 없습니다.',
  },
  downloads: { title: '많이 다운로드한 파일', none: '아직 다운로드한 파일이 없습니다.' },
  assistant: {
    title: 'AI 어시스턴트',
    note: `최근 ${LIMITS.statisticsDays}일 동안의 답변입니다.`,
    answered: '답변함',
    unanswered: '답을 찾지 못함',
    failed: '실패',
    disliked: '도움이 되지 않음',
    gaps: '답을 찾지 못한 질문',
    none: '답을 찾지 못한 질문이 없습니다.',
  },
  system: {
    title: '메일과 저장 공간',
    mail: '메일',
    storage: '저장 공간',
    files: (count: number) => `파일 ${count.toLocaleString('ko-KR')}개`,
    none: '저장된 파일이 없습니다.',
  },
};

/** `45분`, `23시간`, `1일`: whole ones, as one counts down to a time. */
function passed(hours: number): string {
  if (hours < 1) return `${Math.floor(hours * 60)}분`;
  return hours < 24 ? `${Math.floor(hours)}시간` : `${Math.floor(hours / 24)}일`;
}

/** `45분`, `3시간`, `2일`. */
function inHours(hours: number): string {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))}분`;
  return hours < 48 ? `${Math.round(hours)}시간` : `${Math.round(hours / 24)}일`;
}
