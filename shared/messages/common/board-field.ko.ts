export const boardFields = {
  number: '숫자만 입력해주세요.',
  month: '연도와 월을 2026-11처럼 입력해주세요.',
  url: 'https://로 시작하는 주소를 입력해주세요.',
  videoUrl: 'YouTube 또는 Vimeo의 영상 주소를 입력해주세요.',
  check: '다시 선택해주세요.',
  kpi: '지표와 도입 전, 도입 후 값을 모두 입력해주세요.',
  chapters: '한 줄에 하나씩, 00:35 제목처럼 시간 순서대로 입력해주세요.',
} as const;
