/** Refusals of Markdown, whatever it is a text of. */
export const markdownText = {
  tooDeep: (levels: number) => `인용과 목록은 ${levels}단계까지만 겹칠 수 있습니다.`,
  tooManyMarks: (most: number) => `한 문단에는 글자 모양과 링크를 ${most}개까지만 쓸 수 있습니다.`,
  tooManyColumns: (most: number) => `표는 ${most}열까지만 만들 수 있습니다.`,
};
