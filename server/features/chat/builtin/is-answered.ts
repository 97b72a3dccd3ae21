import type { Evidence } from '../retrieval/find-evidence.ts';
import type { RankedDocument } from '../retrieval/rank-documents.ts';

const LOOKED_AT = 2;

/** How much of a question its answer must speak of. */
const LEAST_COVERAGE = 0.65;
/** When a title comes near the question as a whole and every word of it is known here, less will do. */
const LEAST_CLOSENESS = 0.45;
const LEAST_WITH_CLOSENESS = 0.45;
const LEAST_WITH_UNKNOWN = 0.66;
const LEAST_WITH_NAME = 0.8;
/** How near a title must come where words were read as others that sound like them. */
const LEAST_WITH_MENDED = 0.3;

/** What only the asker's own records could tell. */
const ASKS_FOR_OWN =
  /(?:^|\s)(?:내|제|우리\s?회사|저희\s?회사|우리|저희)\s.*(?:이름|번호|얼마|금액|지금|현재|몇\s?(?:개|대|건)|누구|상태)/;
const ASKS_FOR_PRICE = /얼마(?!나|\s?(?:동안|만에|뒤|전))|가격|요금|구독료|단가/;
const SAYS_PRICE = /\d\s?(?:원|만\s?원|달러)|무료|결제|추가 비용/;
/** A guess at shorter words would be a guess at anything. */
const LONG_WORD = /[가-힣]{3,}|[ㄱ-ㅎ]{3,}|[a-z]{4,}/i;
/** Typed so on purpose, and no misspelling. */
const INITIALS = /[ㄱ-ㅎ]{3,}/;
/** 1+1은? asks for nothing that is written somewhere. */
const COUNTING = /^\d{1,2}$/;
/** Far from every title and wording, the words of a question meet by chance unless they stand in one line. */
const FAR = 0.1;
const LEAST_IN_LINE = 0.42;

/** The document that answers, or none: what only touches on the question is no answer. */
export function answeringDocument(evidence: Evidence, query: string): RankedDocument | null {
  if (ASKS_FOR_OWN.test(query) || (evidence.isGuess && !LONG_WORD.test(query))) return null;
  if (evidence.terms.every(({ any: [word = ''] }) => COUNTING.test(word))) return null;
  const candidates = ASKS_FOR_PRICE.test(query) ? evidence.documents.filter(saysPrice) : evidence.documents;
  return candidates.slice(0, LOOKED_AT).find((document) => answers(document, evidence)) ?? null;
}

/** What a customer reports of its own money is no price of ours. */
const saysPrice = ({ place, passages }: RankedDocument) =>
  place !== 'reference' && passages.some(({ content }) => SAYS_PRICE.test(content));

function answers({ coverage, closeness, nearness }: RankedDocument, evidence: Evidence): boolean {
  const { hasUnknown, hasUnknownName, isGuess, hasMended } = evidence;
  if (closeness < FAR && ((isGuess && !INITIALS.test(evidence.text)) || nearness < LEAST_IN_LINE)) return false;
  if (hasUnknownName) return coverage >= LEAST_WITH_NAME;
  // A word that only sounds like what was typed is no evidence beside one that nothing here knows.
  if (hasUnknown && (isGuess || hasMended) && closeness < LEAST_WITH_MENDED) return coverage >= LEAST_WITH_NAME;
  if (coverage >= (hasUnknown ? LEAST_WITH_UNKNOWN : LEAST_COVERAGE)) return true;
  return !hasUnknown && closeness >= LEAST_CLOSENESS && coverage >= LEAST_WITH_CLOSENESS;
}
