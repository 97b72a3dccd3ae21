/** Texts about the assistant itself. */
export const assistantText = {
  /** States first that it is AI, as AI 기본법 requires, and that it can be wrong. */
  greeting: (product: string) =>
    `안녕하세요. ${product} AI입니다.\n\n등록된 자료를 바탕으로 AI가 답변을 만들며, 틀릴 수 있습니다. 중요한 내용은 함께 보여드리는 출처에서 확인해주세요.`,
  /** While an administrator has switched it off. */
  closed:
    '지금은 AI 어시스턴트를 운영하지 않습니다.\n\n궁금하신 내용은 [QnA에 질문하기](/qnaRegister)나 [제품 문의](/contact)를 이용해주세요. 담당자가 확인해 답변드립니다.',
} as const;
