import type { PassageWords } from '#server/search/index/passage-words.ts';
import { CERTAIN_WEIGHT, matcherOf, sureness } from '#server/search/query/match-words.ts';
import type { FoundPassage } from '#server/search/query/search-passages.ts';
import type { Asked } from './asked.ts';
import { isNamed } from './elsewhere.ts';
import { lackingReader, rarityOf } from './lacking.ts';
import { questionSignals } from './question-signals.ts';
import { oddsReader } from './text-odds.ts';

/** What is measured of a document, by name. */
export type Signals = Readonly<Record<string, number>>;

export interface WeighedPassage {
  passage: FoundPassage;
  words: PassageWords;
  points: number;
  nearness: number;
  /** It tells something, and does not only ask. */
  isSaying: boolean;
}

/** What a line has of the question, and what the two have of each other. */
interface Common {
  share: number;
  common: number;
}

/** One way of asking for a document, its title among them. */
interface Way extends Common {
  both: number;
  within: number;
}

/** What is looked at line by line: the best passages of a document that say something. */
const MOST_READ = 6;
/** What BM25 gives at most for a word, as a part of how telling it is. */
const MOST_BM25 = 2.2;
/** How alike a wording is that asks the same. */
const ALIKE = 0.35;
/** From here on a line says nearly all that was asked. */
const NEARLY_ALL = 0.7;
const HALF = 0.5;
const CODE = /^[a-z]+-?\d{2,}$|^\d{3,}$|^\d+\.\d/;

/** Measures documents for one question: what speaks for each of them being the answer, and against it. */
export function signalReader(asked: Asked): (group: readonly WeighedPassage[]) => Signals {
  const {
    query,
    terms,
    weights,
    counts,
    kinds,
    isTold,
    elsewhere,
    elsewhereTold,
    named,
    asksWhether,
    tokens,
    likenessOf,
  } = asked;
  const match = matcherOf(terms);
  const rarity = counts.map(rarityOf);
  const wordOf = (i: number) => terms[i]?.any[0] ?? '';
  const isNoun = (i: number) => kinds[i] === 'noun' || kinds[i] === 'name';
  const nouns = terms.map((_, i) => i).filter(isNoun);
  const all = sum(weights) || 1;
  const ofQuestion = questionSignals(query);
  const lackingIn = lackingReader(asked);
  const oddsIn = oddsReader(counts, match);

  const countIn = (words: readonly string[]) => {
    const counted = terms.map(() => 0);
    for (const word of words) for (const { term, weight } of match(word)) counted[term] = (counted[term] ?? 0) + weight;
    return counted;
  };
  const shareIn = (counted: readonly number[], isCounted: (i: number) => boolean = () => true) => {
    const whole = sum(weights.filter((_, i) => isCounted(i)));
    if (whole === 0) return 1;
    return sum(weights.map((weight, i) => (isCounted(i) ? weight * sureness(counted[i] ?? 0) : 0))) / whole;
  };
  const commonIn = (words: readonly string[], counted = countIn(words)): Common => {
    const unique = [...new Set(words)];
    const known = unique.filter((token) => match(token).some(({ weight }) => weight >= CERTAIN_WEIGHT)).length;
    const share = shareIn(counted);
    return { share, common: unique.length === 0 ? 0 : (known / unique.length) * share };
  };
  const isAsked = (i: number) => isTold[i] !== true;

  return (group) => {
    const found = terms.map(() => 0);
    const foundInText = terms.map(() => 0);
    const note = (counted: readonly number[], noted = found) =>
      counted.forEach((n, i) => {
        noted[i] = Math.max(noted[i] ?? 0, n);
      });
    const ways = new Map<string, Way>();
    const wholes: (readonly number[])[] = [];
    const bodies: number[] = [];
    const headings: Common[] = [];
    for (const { words } of group) {
      const body = countIn([...words.body, ...words.heading]);
      note(body);
      note(body, foundInText);
      note(countIn(words.title), foundInText);
      bodies.push(shareIn(body));
      headings.push(commonIn(words.heading));
      for (const wording of [words.title, ...words.wordings]) {
        const said = wording.join('');
        if (ways.has(said)) continue;
        const counted = countIn(wording);
        note(counted);
        const { share, common } = commonIn(wording, counted);
        ways.set(said, { share, common: wording.length > 1 ? common : 0, ...likenessOf(said) });
      }
      wholes.push(countIn([...words.title, ...words.heading, ...words.body, ...words.wordings.flat()]));
    }
    const lines = group
      .filter(({ isSaying }) => isSaying)
      .slice(0, MOST_READ)
      .flatMap(({ passage }) => passage.content.split('\n'))
      .map((line) => countIn(tokens(line)));
    const text = elsewhere.length + elsewhereTold.length + named.length > 0 ? lettersOf(group, ways) : '';
    const most = (of: (one: WeighedPassage) => number) => Math.max(0, ...group.map(of));
    const mostOfWays = (of: (way: Way) => number) => Math.max(0, ...[...ways.values()].map(of));
    const missing = (isCounted: (i: number) => boolean, least = 0, among = found) =>
      sum(weights.map((weight, i) => ((among[i] ?? 0) <= least && isCounted(i) ? weight : 0))) / all;
    const title = commonIn(group[0]?.words.title ?? []);
    const lacks = (i: number | undefined) => Number(i !== undefined && found[i] === 0);
    const inText = Math.max(0, ...bodies);
    const inLine = Math.max(0, ...lines.map((line) => shareIn(line)));
    const closeness = most(({ passage }) => passage.closeness);
    // Where nobody wrote how people ask, the text must do.
    const unworded: Signals = group.some(({ words }) => words.wordings.length > 0)
      ? {}
      : { unworded: 1, unwordedText: inText };
    return {
      ...ofQuestion,
      points: Math.log(1 + most(({ points }) => points)),
      bm25: most(({ passage }) => passage.score) / (all * MOST_BM25),
      coverage: most(({ passage }) => passage.coverage),
      closeness,
      nearness: most(({ nearness }) => nearness),
      likeness: mostOfWays(({ both }) => both),
      within: mostOfWays(({ within }) => within),
      inWording: mostOfWays(({ share }) => share),
      sameWording: mostOfWays(({ common }) => common),
      inWordings: meanOf([...ways.values()].map(({ share }) => share)),
      inTitle: title.share,
      sameTitle: title.common,
      inHeading: Math.max(0, ...headings.map(({ share }) => share)),
      sameHeading: Math.max(0, ...headings.map(({ common }) => common)),
      inText,
      inPassages: meanOf(bodies),
      passagesFound: Math.log(1 + bodies.filter((share) => share > HALF).length),
      foundInText: shareIn(foundInText),
      lacksInText: missing(isNoun, 0, foundInText),
      inLine,
      verbatim: Math.max(0, inLine - NEARLY_ALL),
      requestInLine: Math.max(0, ...lines.map((line) => shareIn(line, isAsked))),
      requestFound: shareIn(found, isAsked),
      words: terms.length,
      wordsFound: Math.log(1 + found.filter((n) => n > 0).length),
      nounsTold: Math.log(
        1 + Math.max(0, ...wholes.map((whole) => sum(nouns.map((i) => ((whole[i] ?? 0) > 0 ? (rarity[i] ?? 0) : 0))))),
      ),
      lacksFirst: lacks(nouns[0]),
      lacksLast: lacks(nouns.at(-1)),
      lacksKnown: missing((i) => kinds[i] === 'noun' && counts[i] !== 0 && isAsked(i)),
      lacksUnknown: missing((i) => kinds[i] === 'noun' && counts[i] === 0 && isAsked(i)),
      lacksName: missing((i) => kinds[i] === 'name', CERTAIN_WEIGHT - 0.01),
      ...unworded,
      ...lackingIn(found),
      ...oddsIn(group.map(({ words }) => words)),
      elsewhere: Number(elsewhere.some((word) => !isNamed(word, text))),
      elsewhereTold: Number(elsewhereTold.some((word) => !isNamed(word, text))),
      named: Number(named.some((word) => !isNamed(word, text))),
      whetherNamed: Number(asksWhether && named.some((word) => !isNamed(word, text))),
      hasCode: Number(terms.some((_, i) => (found[i] ?? 0) >= CERTAIN_WEIGHT && CODE.test(wordOf(i)))),
    };
  };
}

/** All that a document says without its spaces, and what it is asked by that is asked here: others name things, too. */
const lettersOf = (group: readonly WeighedPassage[], ways: ReadonlyMap<string, { both: number }>): string =>
  group
    .map(({ passage: { title, heading, content } }) => `${title}${heading}${content}`)
    .concat([...ways].flatMap(([said, { both }]) => (both >= ALIKE ? [said] : [])))
    .join('')
    .toLowerCase()
    .replace(/\s+/g, '');

const meanOf = (numbers: readonly number[]): number => sum(numbers) / Math.max(1, numbers.length);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
