import { composed } from '#shared/text/compose.ts';

/** A greeting such as 안녕하세요. */
const GREETING =
  /^\s*(?:(?:안녕(?:하세요|하십니까)?|하이|hello|hi|반갑습니다|수고(?:하십니다|많으십니다|하세요)|저기요)[\s,.!~^]+)+(?=\S)/i;
/** Sighs and laughter (ㅠㅠ, ㅡㅡ, ㅋㅋ), which the search would take for the initials of a rare name. */
const SIGHS = /(?<![ㄱ-ㅎ])[ㅋㅎㅏ-ㅣ]+(?![ㄱ-ㅎ])/g;
/** Polite endings without content: 알려주세요, 궁금합니다. */
const POLITE_END =
  /\s*(?:(?:좀\s?|꼭\s?)?(?:알려|가르쳐|설명해|안내해|말해)\s?(?:줘요?|주세요|주[셈삼]|주실래요|주시겠어요|주십시오|달라고\s?해)|궁금(?:해요?|합니다|하네요)|부탁(?:해요?|드려요|드립니다)|문의\s?(?:드립니다|드려요)|[ㄱ-ㅎ]+)[\s.!?~^]*$/;

/** 뭐가 필요해? is replaced by 사양, the term of the texts, whose synonyms the search knows. */
const NEEDS = /(?:뭐가|뭘|무엇이|무엇을|어떤\s?(?:게|것이))\s?필요\S*/;

/** The question without greeting and politeness, unless nothing else is left. */
export function normaliseQuery(query: string): string {
  const withoutGreeting = composed(query).replace(GREETING, '').trim();
  const normalised = withoutGreeting.replace(SIGHS, ' ').trim().replace(POLITE_END, '').trim().replace(NEEDS, '사양');
  return /[\p{L}\p{N}]{2}/u.test(normalised) ? normalised : withoutGreeting;
}

/** The question that comes first, before what is told about it: 가격은 얼마인가요? 300명이 쓰려고 합니다. */
export const firstQuestion = (query: string): string | undefined => /^[^?.!\n]+\?(?=\s*[^?\s][^?]*$)/.exec(query)?.[0];
