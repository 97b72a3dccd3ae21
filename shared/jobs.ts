/** Background jobs with their names. */
export const JOBS = {
  mail: '메일 보내기',
  backup: '백업',
  search: '검색 색인',
  visits: '방문 집계',
  questions: '답하지 못한 질문 다시 묻기',
  sessions: '만료된 로그인 정리',
  files: '쓰지 않는 파일 정리',
  searches: '오래된 검색 기록 정리',
  trash: '휴지통 비우기',
  privacy: '보유기간이 지난 개인정보 파기',
  consents: '수신동의 확인 안내',
  chat: '대화와 미답변 질문 정리',
} as const;
export type JobName = keyof typeof JOBS;
