import { assistantAnswerText } from '#shared/messages/chat/assistant-answer.ko.ts';
import type { Context } from '#server/context.ts';
import { builtinEngine, suggest } from '../builtin/builtin-engine.ts';
import type { AnswerEngine, AnswerPart, Question, Source } from '../chat-engine.ts';
import { readableSources } from '../conversations/readable-sources.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { chooseSources } from '../retrieval/choose-sources.ts';
import { maskInText } from '#server/personal-data/mask-in-text.ts';
import type { SentenceCheck } from './sentence-check.ts';
import { sentenceCheckOf } from './sentence-check.ts';

/** The model's reply if the sources do not contain the answer. */
export const NOTHING_FOUND = '[[자료 없음]]';

/** Sends a question with the portal's sources to a model. */
export type AskModel = (question: Question, sources: readonly Source[]) => AsyncIterable<AnswerPart>;

/**
 * A model that answers from the portal's texts that everybody may read: it is run by others. Without sources it is not
 * called, and the portal answers itself. Sources come first; at the end they are reduced to those that the sentences
 * use. Unsupported sentences are marked. Suggested questions come from the built-in engine.
 */
export function groundedEngine(context: Context, ask: AskModel): AnswerEngine {
  const builtin = builtinEngine(context);
  return {
    async *answer(question) {
      const { db } = context;
      const sources = await readableSources(db, null, await chooseSources(db, question), question.now);
      const ours = await partsOf(builtin.answer(question));
      question.signal.throwIfAborted();
      if (!question.isTest && (sources.length === 0 || needsNoSources(ours))) return yield* ours;
      const analyser = await loadAnalyser();
      const open = () => (sources.length === 0 ? UNCHECKED : sentenceCheckOf(analyser, question.query, sources));
      let check = open();
      let start: string | null = '';
      for await (const part of ask(withMasks(question), sources)) {
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
        // Held back while it may still become `NOTHING_FOUND`.
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

/** What was said, with personal data masked: a model is run by others. */
const withMasks = ({ query, earlier, ...question }: Question): Question => ({
  ...question,
  query: maskInText(query),
  earlier: earlier.map((turn) => ({ question: maskInText(turn.question), answer: maskInText(turn.answer) })),
});

/** For the connection test, which has no sources to compare sentences with. */
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

/** Small talk, a declined question, a link to a page or a list of documents, which need no model. */
const needsNoSources = (parts: readonly AnswerPart[]) =>
  !parts.some((part) => (part.kind === 'sources' && !part.isList) || part.kind === 'unanswered');

function* followUps(parts: readonly AnswerPart[]): Iterable<AnswerPart> {
  const questions = parts.flatMap((part) => (part.kind === 'suggested' ? part.questions : []));
  if (questions.length === 0) return;
  yield { kind: 'text', text: '\n\n' };
  yield* suggest(questions);
}

/** The built-in engine's answer when the model found nothing: near documents or other ways to get help. */
function* refuse(ours: readonly AnswerPart[]): Iterable<AnswerPart> {
  if (ours.some(({ kind }) => kind === 'unanswered')) return yield* ours;
  for (const line of assistantAnswerText.unanswered) yield { kind: 'text', text: `${line}\n\n` };
  yield { kind: 'unanswered' };
}
