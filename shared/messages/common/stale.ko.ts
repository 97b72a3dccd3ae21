/** Where somebody else has saved the same thing meanwhile. */
export const STALE_TEXT = {
  hint: '입력한 내용은 그대로 있습니다. 저장된 내용을 확인한 뒤 저장해주세요.',
  open: '저장된 내용 보기 (새 창)',
  overwrite: '내 내용으로 저장',
} as const;
