export const orderText = {
  start: '순서 변경',
  title: '순서 변경',
  hint: '끌어서 옮기거나, 위아래 버튼으로 옮긴 뒤 저장합니다.',
  up: (title: string) => `${title} 위로`,
  down: (title: string) => `${title} 아래로`,
  moved: (title: string, place: number, count: number) => `${title}: ${count}개 가운데 ${place}번째`,
  save: '저장',
  cancel: '취소',
  saved: '저장되었습니다.',
} as const;
