import { LIMITS } from '../limits.ts';
import type { Board } from './board.ts';
import { BOARD_PLACES } from './board-places.ts';

export const faq = {
  name: BOARD_PLACES.faq.name,
  contentFolder: 'faq',
  description: '자주 묻는 질문을 모았습니다. 찾는 답이 없으면 QnA에 남겨주세요.',
  categoryLabel: '분류',
  categories: ['설치', '라이선스', 'Studio', 'Robot', 'Manager', 'AI', '계정', '기타'],
  titleLabel: '질문',
  bodyLabel: '답변',
  fieldsLabel: '질문 관리',
  fields: [
    {
      name: 'variants',
      label: '질문 변형',
      kind: 'text',
      maxChars: LIMITS.longFieldMaxChars,
      hint: '같은 뜻의 다른 표현을 한 줄에 하나씩 적으면 검색과 AI 답변에 쓰입니다.',
      isWording: true,
      hasOwnPlace: true,
    },
    {
      name: 'isUsed',
      label: '사용여부',
      kind: 'check',
      initial: 'true',
      hint: '선택하지 않으면 운영자에게만 보입니다.',
      inList: true,
      hasOwnPlace: true,
    },
  ],
  shownByField: 'isUsed',
  pageSize: LIMITS.listPageSize,
  detailAccess: BOARD_PLACES.faq.detailAccess,
  registerRoles: [],
  hasPrivatePosts: false,
  hasAnswers: false,
  hasReplies: false,
  hasLikes: false,
  hasStaffPublishing: false,
  hasOrder: true,
  hasReview: false,
  hasMarkdownList: true,
  noun: 'FAQ',
  slots: [],
} as const satisfies Board;
