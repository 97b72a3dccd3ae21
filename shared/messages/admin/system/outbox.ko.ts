export const outboxText = {
  title: '보낸 메일',
  description: '받는 사람과 본문은 메일을 열었을 때만 보이며, 열람은 기록됩니다. 링크의 인증 값은 가려서 보여줍니다.',
  total: (count: number) => `총 ${count.toLocaleString('ko-KR')}건`,
  empty: '보낸 메일이 없습니다.',
  emptyFiltered: '이 조건의 메일이 없습니다.',
  search: {
    label: '보낸 메일 찾기',
    keyword: '받는 사람의 이메일 주소',
    placeholder: '받는 사람의 주소 전체',
    none: (to: string) => `${to}에 보낸 메일이 없습니다.`,
    hint: '주소를 처음부터 끝까지 입력했는지 확인해주세요.',
  },
  states: '메일 상태',
  all: '전체',
  status: { waiting: '대기', sent: '보냄', filed: '파일로 남김', failed: '실패' },
  filedHint:
    '메일 서버가 없어 받는 사람에게 가지 않고 서버의 mail 폴더에 파일로 남은 메일입니다. 메일 서버를 지정해도 다시 보내지 않으니 필요한 분에게 따로 알려주세요.',
  campaign: (time: string) => `${time}에 보낸 광고 메일입니다.`,
  refused: '그 뒤 수신거부',
  toAll: '모든 메일 보기',
  loading: '메일을 불러오는 중',
  gone: '그사이 삭제된 메일입니다.',
  to: '받는 사람',
  sentAt: '보낸 일시',
  filedAt: '파일로 남긴 일시',
  lastError: (error: string, attempts: number) =>
    `${attempts === 0 ? '' : `${attempts}번째 시도에서 `}보내지 못했습니다: ${error}`,
} as const;
