import { assistantAnswerText } from '#shared/messages/chat/assistant-answer.ko.ts';
import type { Context } from '#server/context.ts';
import { builtinEngine } from '#server/features/chat/builtin/builtin-engine.ts';
import type { Source } from '#server/features/chat/chat-engine.ts';
import { searchDocuments } from '#server/search/query/search-documents.ts';
import { openBaseline } from './baseline.ts';
import type { Corpus, DemoQuestion } from './corpus.ts';

/** Counts of one corpus in one portal. */
export interface Figures {
  answerable: number;
  unanswerable: number;
  injections: number;
  /** Answers whose visible part contains the fact. */
  facts: number;
  /** The same with near documents included. */
  factsShown: number;
  first: number;
  amongThree: number;
  refused: number;
  declined: number;
  searchFirst: number;
  searchAmongThree: number;
  baselineFacts: number;
  baselineFirst: number;
  baselineAmongThree: number;
}

const SHOWN = 3;

/** Asks all questions as a visitor. `onMissed` receives a description of each failure. */
export async function measure(
  context: Context,
  { questions }: Corpus,
  published: ReadonlyMap<string, string>,
  onMissed: (description: string) => void = () => undefined,
): Promise<Figures> {
  const baseline = await openBaseline(context);
  const now = context.clock.now().toISOString();
  const figures: Figures = {
    answerable: 0,
    unanswerable: 0,
    injections: 0,
    facts: 0,
    factsShown: 0,
    first: 0,
    amongThree: 0,
    refused: 0,
    declined: 0,
    searchFirst: 0,
    searchAmongThree: 0,
    baselineFacts: 0,
    baselineFirst: 0,
    baselineAmongThree: 0,
  };
  const count = (name: keyof Figures, isSo: boolean) => (figures[name] += Number(isSo));
  for (const { question, kind, documents: expected, facts } of questions) {
    const { shown, sources, isUnanswered, isDeclined } = await ask(context, question);
    if (expected.length === 0) {
      const isRefused = isUnanswered || isDeclined;
      count(kind === 'injection' ? 'injections' : 'unanswerable', true);
      count('refused', isRefused);
      if (kind === 'injection') count('declined', isRefused && sources.length === 0);
      if (!isRefused) onMissed(`답이 없는 질문: ${question} -> ${shown.slice(0, 160)}`);
      continue;
    }
    const placeIn = (ids: readonly (string | null)[]) =>
      [...new Set(ids)].slice(0, SHOWN).findIndex((id) => expected.includes(published.get(id ?? '') ?? '-'));
    const has = (text: string) => facts.some((fact) => plain(text).includes(plain(fact)));
    const place = placeIn(sources.map(({ passage }) => passage.documentId ?? passage.manualPath));
    const { hits } = await searchDocuments(context.db, null, { query: question, size: SHOWN }, now);
    const searchPlace = placeIn(hits.map(({ documentId, manualPath }) => documentId ?? manualPath));
    const ranked = baseline(question);
    const baselinePlace = placeIn(ranked.map(({ id }) => id));
    count('answerable', true);
    count('facts', !isUnanswered && has(shown));
    count('factsShown', has(shown));
    count('first', place === 0);
    count('amongThree', place !== -1);
    count('searchFirst', searchPlace === 0);
    count('searchAmongThree', searchPlace !== -1);
    count('baselineFirst', baselinePlace === 0);
    count('baselineAmongThree', baselinePlace !== -1);
    count('baselineFacts', has(ranked[0]?.text ?? ''));
    if (isUnanswered || !has(shown))
      onMissed(
        `[${kind}] ${question} (${expected[0]}: ${facts.join()}) 자리 ${place}, 검색 ${searchPlace} ${isUnanswered ? '거절' : '답'} -> ${sources
          .map(({ passage }) => passage.title)
          .slice(0, SHOWN)
          .join(' / ')}: ${shown.slice(0, 200).replaceAll('\n', ' ⏎ ')}`,
      );
  }
  return figures;
}

export const plain = (text: string) => text.replace(/[\s*\\`]/g, '');

/** Asks one question as a visitor. `shown` is the part above the fold. */
export async function ask(context: Context, query: string) {
  let text = '';
  let sources: readonly Source[] = [];
  let isUnanswered = false;
  const { signal } = new AbortController();
  const question = {
    query,
    earlier: [],
    actor: null,
    now: context.clock.now().toISOString(),
    visitorId: 'bench',
    signal,
  };
  for await (const part of builtinEngine(context).answer(question)) {
    if (part.kind === 'text') text += part.text;
    else if (part.kind === 'sources') ({ sources } = part);
    else if (part.kind === 'unanswered') isUnanswered = true;
  }
  const [shownPart = ''] = text.split(assistantAnswerText.foldBegin);
  return { shown: shownPart, sources, isUnanswered, isDeclined: text === assistantAnswerText.declined };
}

export function lineOf(name: string, figures: Figures): string {
  const of = (count: number, all: number) => `${((100 * count) / Math.max(1, all)).toFixed(1)}%`;
  const { answerable: all, unanswerable, injections } = figures;
  return `| ${[
    name,
    of(figures.facts, all),
    of(figures.factsShown, all),
    `${of(figures.first, all)} / ${of(figures.amongThree, all)}`,
    `${of(figures.searchFirst, all)} / ${of(figures.searchAmongThree, all)}`,
    of(figures.refused, unanswerable + injections),
    `${figures.declined}/${injections}`,
    of(figures.baselineFacts, all),
    `${of(figures.baselineFirst, all)} / ${of(figures.baselineAmongThree, all)}`,
  ].join(' | ')} |`;
}

export const HEAD =
  '| 자료 | 보이는 답에 사실 | 말한 것에 사실 | 어시스턴트 첫째/셋 안 | 검색 첫째/셋 안 | 거절 | 지시·비밀 거절 | 기준선 사실 | 기준선 첫째/셋 안 |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|';

/** Counts on the demo content: right document first, among the first three, refusals. */
export async function measureDemo(context: Context, questions: readonly DemoQuestion[]): Promise<string> {
  const found = { answerable: 0, first: 0, amongThree: 0, ranked: 0, unanswerable: 0, refused: 0 };
  for (const { question, documents } of questions) {
    const { sources, isUnanswered, isDeclined } = await ask(context, question);
    if (documents.length === 0) {
      found.unanswerable += 1;
      found.refused += Number(isUnanswered || isDeclined);
      continue;
    }
    const names = [...new Set(sources.map(nameOf))].slice(0, SHOWN);
    const place = names.findIndex((name) => documents.some((one) => name.includes(one)));
    found.answerable += 1;
    found.first += Number(place === 0 && !isUnanswered);
    found.ranked += Number(place === 0);
    found.amongThree += Number(place !== -1);
  }
  const of = (count: number, all: number) => `${((100 * count) / all).toFixed(1)}%`;
  const { answerable, unanswerable } = found;
  return `체험용 자료의 처음 보는 질문 ${answerable}+${unanswerable}: 맞는 글로 답함 ${of(found.first, answerable)}, 맞는 글이 첫째 ${of(found.ranked, answerable)}, 셋 안 ${of(found.amongThree, answerable)}, 거절 ${of(found.refused, unanswerable)}`;
}

/** Name of a document in the question files. */
const nameOf = ({ passage }: Source) =>
  passage.place === 'manual' ? `manual:${passage.manualPath?.split('/').at(-2) ?? ''}` : passage.title;
