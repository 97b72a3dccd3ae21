import type { Term } from '#server/search/analyse/analyser.ts';
import { passageScorerOf } from '#server/search/query/score-passage.ts';
import type { FoundPassage } from '#server/search/query/search-passages.ts';
import type { Evidence } from './evidence.ts';
import { isSure, LEAST_SPOKEN_OF, shareOf } from './evidence.ts';
import type { RankedDocument } from './rank-documents.ts';
import { SPOKEN } from './read-question.ts';
import { countOf, tellsFact } from './short-facts.ts';

/** A question that leans on the one before, and what was found of it. */
interface Leaning {
  leaning: 'going' | 'bare' | 'pointing' | 'still' | 'more';
  text: string;
  alone: Evidence;
  together: Evidence;
  /** Of the question before. */
  first: Evidence;
  /** What was answered to that. */
  said: string;
  /** All that was answered before. */
  told: readonly string[];
}

/** As sure as an answer has to be, and a little less. */
const ENOUGH = 0.01;
/** What comes this near to the question before was what it asked of, although nothing answered it. */
const LEAST_NEAR = -5;
/** From here on somebody wrote down this very question. */
const SAME = 0.9;
const ALL = 0.99;
/** How telling the words of the question before are beside those of this one, for what is taken out of a text. */
const BEFORE_SHARE = 0.4;
/** 가격이 얼마예요? is a whole question; 비용은? and 그럼 설치형은? are none. */
const isWhole = (text: string) => /\S\s+\S{2}/.test(text.trim().replace(CONNECTS, ''));
/** 그럼, 근데: goes on from what was said before. */
export const CONNECTS = /^(?:그럼|그러면|그렇다면|그런데|근데|그리고|그래도|여기|또|그 다음|그다음|아니)[\s,]+/;
/** A passage that says the number which is asked for. */
const COUNT_GAIN = 1;
/** Told by a length of time, a sum or steps, and not by the words themselves. */
const TOLD_OTHERWISE = new Set(
  '비용 가격 금액 요금 기간 며칠 동안 시간 얼마 얼마나 걸리다 들다 해결 해결책 대처 조치 방법 언제 다음'.split(' '),
);
/** What else answers the question before as well. */
const AS_WELL = 0.8;
const NEARLY = 2;

/**
 * What answers a question that leans on the one before: the document which that answer stood on, as far as it tells
 * what is asked now. Otherwise it is what comes near, and no other document answers in its place: how long one may
 * work offline is no answer to how long a trial lasts.
 */
export function leanOn(asked: Leaning): Evidence {
  const { leaning, text, alone, together, first, said, told } = asked;
  const stoodOn = documentOf(first, said);
  if (!stoodOn) return leaning === 'going' && isWhole(text) && isSure(alone) ? alone : together;
  if (leaning === 'more') return { ...withFirst(first, unsaidFirst(stoodOn, told)), isMore: true };
  if (leaning === 'still') return { ...withFirst(first, remedyFor(stoodOn, asked)), isStill: true };
  const own = alone.documents.find(isSame(stoodOn));
  const base = together.documents.find(isSame(stoodOn)) ?? stoodOn;
  const passages = bestFirst(asked, [...base.passages, ...(own?.passages ?? []), ...stoodOn.passages]);
  const document = { ...base, passages, closeness: Math.max(base.closeness, stoodOn.closeness) };
  if (tells(asked, document, own)) {
    const sure = Math.max(document.sure, stoodOn.sure, ENOUGH);
    return withFirst(weighed(together, alone), { ...document, sure });
  }
  if ((leaning === 'going' && namesUnknown(alone)) || isOwn(asked)) return alone;
  return withFirst(together, { ...document, sure: Math.min(document.sure, -ENOUGH) });
}

/** 메일이 안 와요: something does not go as it was told. */
export const isTrouble = (text: string): boolean =>
  /(?:^|\s)(?:안|못)\s?(?![내전녕정경쪽건])[가-힣]|지\s?(?:않|못)/.test(text);

/** Somebody did as they were told and it does not work: the same document, where one sentence of it speaks of that. */
export function troubleTold({
  text,
  alone,
  first,
  said,
}: Omit<Leaning, 'leaning' | 'together' | 'told'>): Evidence | null {
  const stoodOn = documentOf(first, said);
  const [best] = alone.documents;
  if (!stoodOn || !isTrouble(text) || (best?.signals.likeness ?? 0) >= SAME) return null;
  const score = passageScorerOf(alone.terms, alone.weights);
  const passages = stoodOn.passages.filter(({ content }) =>
    content
      .split(/\n|(?<=[.?!])\s+/)
      .some((sentence) => isTrouble(sentence) && score(alone.wordsOf(sentence)).coverage >= ALL),
  );
  if (passages.length === 0) return null;
  // What speaks of it is told, and not the text from its beginning.
  return withFirst(alone, { ...stoodOn, passages, closeness: 0, sure: Math.max(stoodOn.sure, ENOUGH) });
}

/** The document that was named in the answer, or the one that would answer. */
function documentOf({ documents }: Evidence, said: string): RankedDocument | undefined {
  const [best] = documents;
  const named = documents.find(isNamedIn(said));
  return named ?? (best && best.sure >= LEAST_NEAR ? best : undefined);
}

/** By its lead or a link; the questions that an answer offers are not what it stands on. */
export const isNamedIn =
  (said: string) =>
  ({ title }: RankedDocument): boolean =>
    [`‘${title}’`, `“${title}”`, `[${title}](`].some((name) => said.includes(name));

const keyOf = ({ passages: [first] }: RankedDocument) => first?.documentId ?? first?.manualPath ?? '';
const isSame = (document: RankedDocument) => (other: RankedDocument) => keyOf(other) === keyOf(document);

const withFirst = (evidence: Evidence, document: RankedDocument): Evidence => ({
  ...evidence,
  isGuess: false,
  documents: [document, ...evidence.documents.filter((other) => !isSame(document)(other))],
});

/** Where the question says nothing but where, what is known is all that can be told. */
function tells({ text, alone }: Leaning, document: RankedDocument, own: RankedDocument | undefined): boolean {
  const said = [document.title, ...document.passages.map(({ content }) => content)].join('\n');
  if (!tellsFact(text, said)) return false;
  const asks = ({ any: [word = ''] }: Term, i: number) =>
    !TOLD_OTHERWISE.has(word) && !(SPOKEN.test(word) && (alone.counts[i] === 0 || /[나까]요$/.test(word)));
  if (!alone.terms.some(asks)) return true;
  return (own !== undefined && own.coverage >= LEAST_SPOKEN_OF) || shareOf(alone, document) >= LEAST_SPOKEN_OF;
}

/** 날씨는? names what no text speaks of. */
const namesUnknown = ({ terms, counts }: Evidence) =>
  terms.some(({ any: [word = ''] }, i) => counts[i] === 0 && !SPOKEN.test(word));

/** A whole question of its own, after all: somebody wrote it down so, or it goes on to something else. */
function isOwn({ leaning, text, alone }: Leaning): boolean {
  const [best] = alone.documents;
  if (!best || alone.isGuess || !isWhole(text)) return false;
  if (leaning === 'going') return isSure(alone);
  return leaning === 'bare' && (best.signals.likeness ?? 0) >= SAME;
}

/** Of a document what speaks most of this question. */
function bestFirst({ text, alone }: Leaning, passages: readonly FoundPassage[]): FoundPassage[] {
  const count = countOf(text);
  const unique = [...new Map(passages.map((passage) => [passage.passageId, passage])).values()];
  const share = new Map(
    unique.map((passage) => [
      passage,
      shareOf(alone, { passages: [passage] }) + (count?.test(passage.content) ? COUNT_GAIN : 0),
    ]),
  );
  return unique.toSorted((a, b) => (share.get(b) ?? 0) - (share.get(a) ?? 0));
}

/** The words of this question choose what is said, those of the one before help. */
function weighed(together: Evidence, alone: Evidence): Evidence {
  const now = new Set(alone.terms.map(({ any: [word] }) => word));
  const weights = together.weights.map((weight, i) =>
    now.has(together.terms[i]?.any[0]) ? weight : weight * BEFORE_SHARE,
  );
  return { ...together, weights };
}

/** Who asks for more is told first what was not said yet. */
function unsaidFirst(document: RankedDocument, told: readonly string[]): RankedDocument {
  const passages = document.passages.toSorted((a, b) => Number(isSaid(a, told)) - Number(isSaid(b, told)));
  return { ...document, passages };
}

/** A line of it that says something stands in one of the answers, past the marks that those have. */
function isSaid({ content }: FoundPassage, told: readonly string[]): boolean {
  const plain = (text: string) => text.replace(/\[([^\]]+)\]\([^)\s]*\)/g, '$1').replaceAll(/\*\*|\\/g, '');
  const said = told.map(plain);
  return content
    .split('\n')
    .some((line) => line.length > 9 && said.some((answer) => answer.includes(plain(line.trim()))));
}

/** Below it stands what to do where something does not go. */
const REMEDIES = /문제 해결|자주 묻는 문제|않을 때|안 될 때|못할 때|못했을 때|오류가/;

/** Who was not helped is told what the same text says of trouble, or what another one says. */
function remedyFor(stoodOn: RankedDocument, { first, told }: Leaning): RankedDocument {
  const remedy = stoodOn.passages.find((passage) => REMEDIES.test(passage.heading) && !isSaid(passage, told));
  // From its beginning it was told already.
  return remedy ? { ...stoodOn, passages: [remedy], closeness: 0 } : otherThan(stoodOn, first);
}

/** Who was not helped is told what else is known, where something is. */
const otherThan = (document: RankedDocument, { documents }: Evidence): RankedDocument =>
  documents.find(
    (other) =>
      !isSame(document)(other) &&
      other.sure >= 0 &&
      other.coverage >= AS_WELL &&
      document.score - other.score <= NEARLY,
  ) ?? document;
