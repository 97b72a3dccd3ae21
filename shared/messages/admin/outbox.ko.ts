export const outboxText = {
  title: '보낸 메일',
  description: '받는 사람과 본문은 메일을 열었을 때만 보이며, 열람은 기록됩니다. 링크의 인증 값은 가려서 보여줍니다.',
  total: (count: number) => `총 ${count.toLocaleString('ko-KR')}통`,
  empty: '보낸 메일이 없습니다.',
  emptyFiltered: '이 상태의 메일이 없습니다.',
  states: '메일 상태',
  all: '전체',
  status: { waiting: '대기', sent: '보냄', filed: '파일로 남김', failed: '실패' },
  loading: '메일을 불러오는 중',
  to: '받는 사람',
  sentAt: '보낸 일시',
  lastError: (error: string, attempts: number) => `${attempts}번째 시도에서 보내지 못했습니다: ${error}`,
} as const;
