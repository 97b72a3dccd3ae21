import type { Board } from './board.ts';
import { generalAttachments } from './file-kinds.ts';
import { LIMITS } from '../limits.ts';
import { wordingsField } from './fields/wordings-field.ts';

export const notice = {
  name: '공지사항',
  menu: 'community',
  contentFolder: 'notices',
  description: '제품 업데이트와 점검, 교육과 행사 소식을 알려드립니다.',
  categoryLabel: '분류',
  categories: ['공지', '업데이트', '점검', '이벤트'],
  titleLabel: '제목',
  bodyLabel: '내용',
  fields: [wordingsField],
  fieldsLabel: '검색과 AI 답변',
  pageSize: LIMITS.listPageSize,
  detailAccess: 'public',
  registerRoles: [],
  hasPrivatePosts: false,
  hasAnswers: false,
  hasReplies: false,
  hasLikes: true,
  hasStaffPublishing: true,
  hasOrder: false,
  hasReview: false,
  hasFeed: true,
  noun: '공지',
  slots: [generalAttachments],
} as const satisfies Board;
