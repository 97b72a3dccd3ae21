import { LIMITS } from '../limits.ts';
import type { Board } from './board.ts';
import { GENERAL_EXTENSIONS, PROGRAM_EXTENSIONS } from './file-kinds.ts';
import { wordingsField } from './fields/wordings-field.ts';

export const library = {
  name: '자료실',
  menu: 'community',
  contentFolder: 'library',
  description: '설치 파일과 패치, 매뉴얼과 교육자료를 다운로드할 수 있습니다.',
  categoryLabel: '분류',
  categories: ['설치파일', '패치', '매뉴얼', '교육자료', '브로슈어', '기타'],
  titleLabel: '제목',
  bodyLabel: '내용',
  fieldsLabel: '자료 정보',
  fields: [
    {
      name: 'product',
      label: '제품',
      kind: 'choice',
      options: ['Studio', 'Robot', 'Manager', 'Center', '공통'],
      inList: true,
      isFilter: true,
    },
    { name: 'productVersion', label: '버전', kind: 'line', placeholder: '예: 4.6.1', inList: true },
    { name: 'os', label: '운영체제', kind: 'line', placeholder: '예: Windows 10 이상', inList: 'wide' },
    wordingsField,
  ],
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
  noun: '자료',
  slots: [
    {
      purpose: 'attachment',
      label: '파일',
      hint: '자료실에서 다운로드하는 파일입니다. 누가 받을 수 있는지 파일마다 정합니다.',
      required: true,
      maxCount: 10,
      maxBytes: LIMITS.libraryFileMaxBytes,
      extensions: [...GENERAL_EXTENSIONS, ...PROGRAM_EXTENSIONS],
      hasVisibility: true,
    },
  ],
} as const satisfies Board;
