import { LIMITS } from '../../limits.ts';
import type { BoardField } from '../board.ts';

/** Questions in visitors' words that a document answers; entered by staff. */
export const wordingsField = {
  name: 'variants',
  label: '비슷한 질문 표현',
  kind: 'text',
  maxChars: LIMITS.longFieldMaxChars,
  hint: '이 글이 답하는 질문을 사람들이 묻는 말로 한 줄에 하나씩 적으면 검색과 AI 답변에 쓰입니다.',
  isWording: true,
  isSetting: true,
  hasOwnPlace: true,
} as const satisfies BoardField;
