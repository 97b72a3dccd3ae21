export const chatText = {
  name: (product: string) => `${product} AI`,
  greeting: (product: string) => `안녕하세요. ${product} AI입니다.`,
  notice: '답변은 AI가 포털의 자료를 바탕으로 생성하며, 사실과 다를 수 있습니다. 중요한 내용은 출처를 확인해주세요.',
  closed: '지금은 AI 어시스턴트를 운영하지 않습니다.',
  closedNotice: '궁금하신 내용은 QnA나 제품 문의에 남겨주시면 담당자가 확인해 답변드립니다.',
  description: (product: string) => `${product}에 대해 묻고 포털의 자료를 바탕으로 한 답변을 받습니다.`,
  subtitle: '포털에 등록된 자료로 답변합니다',
  needsScript:
    'AI 채팅은 자바스크립트를 켜야 사용할 수 있습니다. 자주 묻는 질문(/faq)은 자바스크립트 없이도 볼 수 있습니다.',
  close: 'AI 채팅 닫기',
  startAnew: '새 대화',
  startAnewConfirm: '지금까지의 대화를 지우고 새로 시작하시겠습니까?',
  notDeleted: '대화를 서버에서 지우지 못했습니다. 보관 기간이 지나면 자동으로 삭제됩니다.',
  log: '대화 내용',
  you: '나의 질문',
  placeholder: (product: string) => `${product}에게 물어보세요`,
  send: '보내기',
  cancel: '취소',
  inputHint: 'Enter로 보내고, Shift+Enter로 줄을 바꿉니다.',
  toEnd: '최신 답변으로 이동',
  suggestions: '이런 질문을 해보세요',
  /** What one asks first on these pages. The assistant leads each to its page. */
  suggestionsOf: {
    buyers: ['가격은 얼마인가요?', '무료체험은 어떻게 신청하나요?', '어떤 회사들이 쓰고 있나요?'],
    market: [
      '마켓에서 받은 템플릿은 어떻게 설치하나요?',
      '마켓의 템플릿은 무료인가요?',
      '마켓에 올라온 것은 심사를 거치나요?',
    ],
    faq: ['어떤 프로그램을 자동화할 수 있나요?', '도입까지 얼마나 걸리나요?', '라이선스는 어떤 기준으로 세나요?'],
  },
  typing: '답변을 준비하고 있습니다.',

  cancelled: '요청이 취소되었습니다.',
  /** The spelling of this key is from the specification. */
  reponseDelayed: '응답이 지연되고 있습니다. 잠시 후 다시 시도해주세요.',
  sendingFailed: (reason: string) => `Error sending message: ${reason}`,
  /** Below it: the specification's text is English, and so is most of what follows it. */
  sendingFailedHint: '답변을 받지 못했습니다. 잠시 후 다시 질문해주세요.',
  parsingFailed: (reason: string) => `Error parsing message: ${reason}`,
  invalidJson: 'Invalid JSON',
  interrupted: '답변이 중간에 끊겼습니다. 다시 질문해주세요.',
  empty: '답변을 받지 못했습니다. 다시 질문해주세요.',
  failed: '답변을 만드는 중에 문제가 발생했습니다. 잠시 후 다시 시도해주세요.',
  retry: '다시 질문하기',

  /** On `/solution-chat`, above what the product around it is told. */
  menuData: (desc: string) => (desc === '' ? '메뉴 정보' : `메뉴 정보: ${desc}`),
  toMenu: (desc: string) => `${desc} 메뉴로 이동`,
  newTab: '새 창에서 열림',
  /** What the panel folds, where that holds tables or begins with a list. */
  moreRows: (count: number) => `표의 나머지 ${count}줄 보기`,
  moreSteps: (count: number) => `순서 ${count}단계 보기`,
  moreTables: (count: number) => `표 ${count}개 더 보기`,
  moreItems: (count: number) => `항목 ${count}개 더 보기`,
  sources: '출처',
  related: '관련 질문',
  manual: '매뉴얼',
  helpful: '도움이 되었습니다',
  notHelpful: '아쉽습니다',
  rateFailed: '의견을 보내지 못했습니다. 잠시 후 다시 시도해주세요.',
  comment: {
    label: '어떤 점이 아쉬웠나요? (선택)',
    send: '의견 보내기',
    skip: '닫기',
    sent: '의견이 전달되었습니다.',
  },
};
