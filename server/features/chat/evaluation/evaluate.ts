import type { Context } from '#server/context.ts';
import { builtinEngine } from '../builtin/builtin-engine.ts';
import type { Source } from '../chat-engine.ts';
import type { AnsweredQuestion } from './question.ts';
import { unsupportedLines } from './support.ts';

export interface Evaluation {
  /** Of the questions that are answered, how many are, from the right document; a refusal never counts. */
  hitAt1: number;
  /** How many show the right document among the first three, below an answer or as near to what is refused. */
  hitAt3: number;
  /** Of the questions that nothing answers, how many were told so. */
  refused: number;
  /** Of the answers, how many have no line that their sources do not say. */
  supported: number;
  failures: string[];
}

const SHOWN = 3;

/** How often the built-in engine stands on the right document, and says nothing when there is none. */
export async function evaluateAnswers(
  context: Context,
  answered: readonly AnsweredQuestion[],
  unanswered: readonly string[],
): Promise<Evaluation> {
  const failures: string[] = [];
  let first = 0;
  let third = 0;
  let supported = 0;
  let answers = 0;
  for (const [query, ...wanted] of answered) {
    const { text, sources, isUnanswered } = await ask(context, query);
    const documents = [...new Set(sources.map(nameOf))].slice(0, SHOWN);
    const place = documents.findIndex((name) => wanted.some((one) => name.includes(one)));
    const isFirst = place === 0 && !isUnanswered;
    if (isFirst) first += 1;
    if (place !== -1) third += 1;
    if (!isFirst) failures.push(`${query} -> ${isUnanswered ? '거절, 가까운 글 ' : ''}${documents.join(' / ')}`);
    // Refused, or led to a page: there is nothing that could lack a source.
    if (isUnanswered || sources.length === 0) continue;
    answers += 1;
    const unsaid = unsupportedLines(text, sources);
    if (unsaid.length === 0) supported += 1;
    else failures.push(`${query}: 근거 없는 문장 ${JSON.stringify(unsaid)}`);
  }
  let refused = 0;
  for (const query of unanswered) {
    const { sources, isUnanswered } = await ask(context, query);
    if (isUnanswered) refused += 1;
    else failures.push(`답이 없는 질문: ${query} -> ${sources.map(nameOf).slice(0, 1).join('')}`);
  }
  return {
    hitAt1: first / answered.length,
    hitAt3: third / answered.length,
    refused: refused / unanswered.length,
    supported: supported / answers,
    failures,
  };
}

type Named = Pick<Source['passage'], 'place' | 'title' | 'manualPath'>;

/** A document as the question sets name it. */
export const nameOf = ({ passage }: { passage: Named }) =>
  passage.place !== 'manual' ? passage.title : `manual:${passage.manualPath?.split('/').at(-2) ?? ''}`;

async function ask(context: Context, query: string) {
  let text = '';
  let sources: readonly Source[] = [];
  let isUnanswered = false;
  const question = {
    query,
    earlier: [],
    actor: null,
    now: context.clock.now().toISOString(),
    visitorId: 'evaluation',
    signal: new AbortController().signal,
  };
  for await (const part of builtinEngine(context).answer(question)) {
    if (part.kind === 'text') text += part.text;
    else if (part.kind === 'sources') ({ sources } = part);
    else if (part.kind === 'unanswered') isUnanswered = true;
  }
  return { text, sources, isUnanswered };
}
