/** Where what is typed would be lost. Apart from the texts that every page loads. */
export const LEAVE_TEXT = {
  title: '작성 중',
  question: '작성 중인 내용이 있습니다. 나가시겠습니까?',
  button: '나가기',
} as const;
