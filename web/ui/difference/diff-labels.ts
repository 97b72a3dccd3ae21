/** Apart from the other labels, which every page loads. */
export const diffLabels = {
  removed: '삭제',
  added: '추가',
  none: '바뀐 내용이 없습니다.',
  skipped: (count: number) => `바뀌지 않은 ${count}줄`,
} as const;
