/** Texts beside every consent and in its dialog. */
export const termLinksText = {
  read: (name: string) => `${name} 내용 보기`,
  readShort: '보기',
  page: (name: string) => `${name} 새 창 열기`,
  pageShort: '새 창',
  closing: '동의하지 않거나 창을 닫으면 동의 표시가 해제됩니다.',
  onlyRead: '새 창에서 읽기',
} as const;
