/** Texts for copying a conversation into an inquiry form. */
export const handoverText = {
  lead: '이 대화를 담당자에게 보내 문의하실 수 있습니다.',
  to: { qna: 'QnA에 질문하기', contact: '제품 문의' },
  explain: '양식을 열어드립니다. 내용을 확인하고 직접 등록하시기 전에는 아무것도 보내지 않습니다.',
  consent: '지금까지의 대화를 양식에 옮기는 데 동의합니다. (선택)',
  needsLogin: '로그인이 필요합니다. 로그인한 뒤 QnA의 질문하기를 여시면 대화가 옮겨져 있습니다.',
  open: '양식 열기',
  cancel: '취소',
  filled: 'AI와 나눈 대화를 옮겨 적었습니다. 등록하기 전에 내용을 확인해주세요.',
  intro: 'AI와 나눈 대화입니다.',
  question: (text: string) => `질문: ${text}`,
  answer: (text: string) => `답변: ${text}`,
};
