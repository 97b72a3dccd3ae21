import { LIMITS } from '../limits.ts';
import type { Board } from './board.ts';
import { BOARD_PLACES } from './board-places.ts';
import { GENERAL_EXTENSIONS, PICTURE_EXTENSIONS } from './file-kinds.ts';
import { wordingsField } from './wordings-field.ts';

const kpi = (n: 1 | 2 | 3 | 4) => ({ name: `kpi${n}`, label: `KPI ${n}`, kind: 'kpi', hasOwnPlace: true }) as const;

export const reference = {
  name: BOARD_PLACES.reference.name,
  contentFolder: 'references',
  description: '업종마다 다른 업무를 어떻게 자동화했는지, 고객의 숫자로 확인하세요.',
  categoryLabel: '업종',
  categories: ['제조', '금융', '공공', '유통·물류', '건설·에너지', '의료', '교육', 'IT·서비스', '기타'],
  titleLabel: '제목',
  bodyLabel: '도입 이야기',
  fieldsLabel: '도입 정보',
  fields: [
    { name: 'customerName', label: '고객사명', kind: 'line', required: true, inList: true, hasOwnPlace: true },
    {
      name: 'summary',
      label: '요약',
      kind: 'text',
      required: true,
      maxChars: LIMITS.summaryMaxChars,
      inList: true,
      hasOwnPlace: true,
    },
    { name: 'products', label: '적용제품', kind: 'line', placeholder: '예: Studio, Robot, Manager', inList: true },
    { name: 'tasks', label: '적용업무', kind: 'line', placeholder: '예: 월말 결산, 세금계산서 대사' },
    { name: 'adoptedAt', label: '도입시기', kind: 'month' },
    { name: 'robotCount', label: '로봇 수', kind: 'number', unit: '대' },
    { name: 'background', label: '도입배경', kind: 'text', maxChars: LIMITS.longFieldMaxChars, hasOwnPlace: true },
    { name: 'approach', label: '추진내용', kind: 'text', maxChars: LIMITS.longFieldMaxChars, hasOwnPlace: true },
    { ...kpi(1), inList: true },
    kpi(2),
    kpi(3),
    kpi(4),
    { name: 'quote', label: '고객 한마디', kind: 'text', maxChars: 300, hasOwnPlace: true },
    { name: 'quoteBy', label: '말씀하신 분', kind: 'line', placeholder: '예: 재무기획팀 팀장', hasOwnPlace: true },
    {
      name: 'approved',
      label: '공개승인',
      kind: 'check',
      hint: '고객사가 공개에 동의했습니다. 선택하지 않으면 작성자와 운영자만 볼 수 있습니다.',
      hasOwnPlace: true,
    },
    {
      name: 'landingOrder',
      label: '랜딩 노출과 순서',
      kind: 'number',
      hint: '첫 화면에 보일 순서입니다. 비워두면 첫 화면에는 보이지 않습니다.',
      hasOwnPlace: true,
    },
    wordingsField,
  ],
  shownByField: 'approved',
  pageSize: LIMITS.cardPageSize,
  detailAccess: BOARD_PLACES.reference.detailAccess,
  registerRoles: ['ROLE_SALES'],
  hasPrivatePosts: false,
  hasAnswers: false,
  hasReplies: false,
  hasLikes: true,
  hasStaffPublishing: false,
  hasOrder: false,
  hasReview: false,
  noun: '레퍼런스',
  searchWeight: 0.8,
  slots: [
    {
      purpose: 'cover',
      label: '대표이미지',
      required: true,
      maxCount: 1,
      maxBytes: LIMITS.referenceFileMaxBytes,
      extensions: PICTURE_EXTENSIONS,
      hint: '목록과 글 위에 보이는 그림입니다. 가로 1280px 이상, 16:9 비율을 권장합니다.',
    },
    {
      purpose: 'attachment',
      label: '첨부파일',
      hint: '글 아래에서 다운로드하는 파일입니다.',
      maxCount: LIMITS.attachmentMaxCount,
      maxBytes: LIMITS.referenceFileMaxBytes,
      extensions: GENERAL_EXTENSIONS,
    },
  ],
} as const satisfies Board;
