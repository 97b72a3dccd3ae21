import type { Board } from './board.ts';
import { generalAttachments } from './file-kinds.ts';
import { LIMITS } from '../limits.ts';

export const qna = {
  name: 'QnA',
  menu: 'community',
  contentFolder: 'questions',
  description: '설치부터 운영까지, 궁금한 점을 남겨주시면 기술지원팀이 답변해드립니다.',
  formHint: '기술지원팀이 영업일 하루 안에 답변하고 메일로 알려드립니다.',
  categoryLabel: '분류',
  categories: ['설치·환경', '개발', '운영', '라이선스', '오류', '제안', '기타'],
  titleLabel: '제목',
  bodyLabel: '내용',
  fieldsLabel: '사용 환경',
  fieldsHint: '알려주시면 더 정확하게 답변해드릴 수 있습니다.',
  fields: [
    {
      name: 'product',
      label: '제품',
      kind: 'choice',
      options: ['Studio', 'Robot', 'Manager', 'Center', '기타'],
    },
    { name: 'productVersion', label: '제품 버전', kind: 'line', placeholder: '예: 4.6.1' },
    { name: 'os', label: '운영체제', kind: 'line', placeholder: '예: Windows 11 23H2', prefill: 'os' },
    { name: 'browser', label: '브라우저', kind: 'line', placeholder: '예: Chrome 142', prefill: 'browser' },
  ],
  pageSize: LIMITS.listPageSize,
  detailAccess: 'member',
  registerRoles: ['ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES'],
  hasPrivatePosts: true,
  hasAnswers: true,
  hasReplies: true,
  hasLikes: true,
  hasStaffPublishing: false,
  hasOrder: false,
  hasReview: false,
  noun: '질문',
  registerLabel: '질문하기',
  answerSource: 'QnA {title}에 회사의 직원이 남긴 공식 답변입니다.',
  slots: [generalAttachments],
} as const satisfies Board;
