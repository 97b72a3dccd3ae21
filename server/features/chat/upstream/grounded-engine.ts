import { assistantAnswerText } from '#shared/messages/assistant/assistant-answer.ko.ts';
import type { Context } from '#server/context.ts';
import { builtinEngine, suggest } from '../builtin/builtin-engine.ts';
import type { AnswerEngine, AnswerPart, Question, Source } from '../chat-engine.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { retrieve } from '../retrieval.ts';
import type { SentenceCheck } from './sentence-check.ts';
import { sentenceCheckOf } from './sentence-check.ts';

/** What a model says instead of guessing. */
export const NOTHING_FOUND = '[[자료 없음]]';

/** Puts a question to a model, together with what the portal says about it. */
export type AskModel = (question: Question, sources: readonly Source[]) => AsyncIterable<AnswerPart>;

/**
 * A model that answers from the portal's own texts, as far as the asker may read them. Without any it is not even
 * asked. Its answer comes with what it was given, and at its end with what of that its sentences stand on; those that
 * nothing given supports are marked. Questions that could follow are the built-in engine's.
 */
export function groundedEngine(context: Context, ask: AskModel): AnswerEngine {
  const builtin = builtinEngine(context);
  return {
    async *answer(question) {
      const sources = await retrieve(context.db, question);
      const ours = await partsOf(builtin.answer(question));
      question.signal.throwIfAborted();
      if (!question.isTest && (sources.length === 0 || isOwnRefusal(ours))) return yield* ours;
      const analyser = await loadAnalyser();
      const open = () => (sources.length === 0 ? UNCHECKED : sentenceCheckOf(analyser, question.query, sources));
      let check = open();
      let start: string | null = '';
      for await (const part of ask(question, sources)) {
        if (part.kind === 'replace') {
          if (start !== null) yield { kind: 'sources', sources };
          start = null;
          check = open();
        }
        if (part.kind !== 'text' || start === null) {
          const isSaid = part.kind === 'text' || part.kind === 'replace';
          yield isSaid ? { ...part, text: check.add(part.text) } : part;
          continue;
        }
        // Held back for as long as it could still become the sign that nothing was found.
        start += part.text;
        if (NOTHING_FOUND.startsWith(start.trim())) continue;
        if (start.trim().startsWith(NOTHING_FOUND)) return yield* refuse(ours);
        yield* begin(check.add(start), sources);
        start = null;
      }
      if (start?.trim() === NOTHING_FOUND) return yield* refuse(ours);
      if (start?.trim() === '') return;
      if (start) yield* begin(check.add(start), sources);
      const mark = check.end();
      if (mark !== '') yield { kind: 'text', text: mark };
      const used = check.used();
      if (used.length > 0) yield { kind: 'sources', sources: used };
      yield* followUps(ours);
    },
  };
}

/** Where a model is only tried, it was given nothing to hold its sentences against. */
const UNCHECKED: SentenceCheck = { add: (text) => text, end: () => '', used: () => [] };

function* begin(text: string, sources: readonly Source[]): Iterable<AnswerPart> {
  yield { kind: 'sources', sources };
  yield { kind: 'text', text };
}

async function partsOf(answer: AsyncIterable<AnswerPart>): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = [];
  for await (const part of answer) parts.push(part);
  return parts;
}

/** A greeting or the way to a page: said without looking anything up, so that no model has to word it. */
const isOwnRefusal = (parts: readonly AnswerPart[]) =>
  !parts.some(({ kind }) => kind === 'sources' || kind === 'unanswered');

function* followUps(parts: readonly AnswerPart[]): Iterable<AnswerPart> {
  const questions = parts.flatMap((part) => (part.kind === 'suggested' ? part.questions : []));
  if (questions.length === 0) return;
  yield { kind: 'text', text: '\n\n' };
  yield* suggest(questions);
}

/** In the words of the built-in engine, which says what comes near, when it found nothing either. */
function* refuse(ours: readonly AnswerPart[]): Iterable<AnswerPart> {
  if (ours.some(({ kind }) => kind === 'unanswered')) return yield* ours;
  for (const line of assistantAnswerText.unanswered) yield { kind: 'text', text: `${line}\n\n` };
  yield { kind: 'unanswered' };
}
