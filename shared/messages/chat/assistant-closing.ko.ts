/** Lines below an answer that lead to other pages; not part of the answer. */
export const assistantClosingText = {
  /** The title of what the panel folds, and the rule that ends it. */
  more: '더 보기',
  rule: '---',
  related: '이런 내용도 확인해보세요.',
  ask: '[QnA에 질문하기](/qnaRegister)나 [제품 문의](/contact)를 이용해주시면 담당자가 확인해 답변드립니다.',
} as const;
