import { formatCount } from '#shared/text/count.ts';

export const faqText = {
  show: '답변 보기',
  ask: {
    title: '원하는 답을 찾지 못하셨나요?',
    hint: '질문을 남겨주시면 담당자가 확인해 답변드립니다.',
    button: '질문하기',
    inquire: '제품 문의',
  },
  loading: '답변을 불러오고 있습니다.',
  notLoaded: '답변을 불러오지 못했습니다.',
  retry: '다시 시도',
  helpful: '도움이 되었나요?',
  yes: '도움이 되었습니다',
  no: '아쉽습니다',
  thanks: '의견을 보내주셔서 감사합니다.',
  notHelpful: '아쉬운 점을 QnA에 남겨주시면 더 자세히 답변해드리겠습니다.',
  toQna: 'QnA에 질문하기',
  copyLink: '링크 복사',
  noDraft: '그사이 질문이 삭제되어 초안을 만들지 못했습니다. 내용을 직접 작성할 수 있습니다.',
  views: (count: number) => `조회 ${formatCount(count)}`,
  notUsed: '미사용',
  print: '답변까지 인쇄',
  /** On paper. */
  printed: (url: string) => `모든 답변은 다음 주소에서 볼 수 있습니다: ${url}`,
} as const;
