import type { Role } from './permissions.ts';
import { LIMITS } from './limits.ts';

/** A field that one board has beside title, category and body. Kept as text, shown in the order given. */
export interface BoardField {
  name: string;
  label: string;
  placeholder?: string;
  options?: readonly string[];
  /** What the form fills in from the visitor's own browser. */
  prefill?: 'os' | 'browser';
}

export interface Board {
  name: string;
  /** One sentence under the heading, also the page's description. */
  description: string;
  categories: readonly string[];
  fields: readonly BoardField[];
  listAccess: 'public';
  detailAccess: 'public' | 'member';
  /** Who may register beside staff. */
  registerRoles: readonly Role[];
  hasPrivatePosts: boolean;
  /** Answer states, official and accepted answers. */
  hasAnswers: boolean;
  hasReplies: boolean;
  hasLikes: boolean;
  /** Pinned on top, shown as a popup, published later. */
  hasStaffPublishing: boolean;
  /** What one entry is called in sentences. */
  noun: string;
  attachments: { maxCount: number; maxBytes: number; extensions: readonly string[] };
}

const GENERAL_EXTENSIONS = [
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'hwp',
  'hwpx',
  'txt',
  'csv',
  'zip',
  'mp4',
  'webm',
  'vtt',
] as const;

export const EDITOR_IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;

const general = {
  maxCount: LIMITS.attachmentMaxCount,
  maxBytes: LIMITS.attachmentMaxBytes,
  extensions: GENERAL_EXTENSIONS,
};

/** The boards as data: the engine reads this and knows no board by name (product decisions, Boards). */
export const BOARDS = {
  notice: {
    name: '공지사항',
    description: '제품 업데이트와 점검, 교육과 행사 소식을 알려드립니다.',
    categories: ['공지', '업데이트', '점검', '이벤트'],
    fields: [],
    listAccess: 'public',
    detailAccess: 'public',
    registerRoles: [],
    hasPrivatePosts: false,
    hasAnswers: false,
    hasReplies: false,
    hasLikes: true,
    hasStaffPublishing: true,
    noun: '공지',
    attachments: general,
  },
  qna: {
    name: 'QnA',
    description: '설치부터 운영까지, 궁금한 점을 남겨주시면 기술지원팀이 답변해드립니다.',
    categories: ['설치·환경', '개발', '운영', '라이선스', '오류', '제안', '기타'],
    fields: [
      { name: 'product', label: '제품', options: ['Studio', 'Robot', 'Manager', 'AION-U Center', '기타'] },
      { name: 'productVersion', label: '제품 버전', placeholder: '예: 4.6.1' },
      { name: 'os', label: '운영체제', placeholder: '예: Windows 11 23H2', prefill: 'os' },
      { name: 'browser', label: '브라우저', placeholder: '예: Chrome 142', prefill: 'browser' },
    ],
    listAccess: 'public',
    detailAccess: 'member',
    registerRoles: ['ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SALES'],
    hasPrivatePosts: true,
    hasAnswers: true,
    hasReplies: true,
    hasLikes: true,
    hasStaffPublishing: false,
    noun: '질문',
    attachments: general,
  },
} as const satisfies Record<string, Board>;

export type BoardType = keyof typeof BOARDS;
export const BOARD_TYPES = Object.keys(BOARDS) as [BoardType, ...BoardType[]];

/** The board seen through its interface, so that the engine cannot lean on one board's literal values. */
export const boardOf = (boardType: BoardType): Board => BOARDS[boardType];

export const ANSWER_STATES = ['답변대기', '추가정보요청', '답변완료', '해결', '종료'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

export const SEARCH_TYPES = { all: '전체', title: '제목', content: '내용', author: '작성자' } as const;
export type SearchType = keyof typeof SEARCH_TYPES;

export const SORT_ORDERS = { latest: '최신순', views: '조회순', likes: '추천순' } as const;
export type SortOrder = keyof typeof SORT_ORDERS;
