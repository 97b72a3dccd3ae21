import { assistantAnswerText } from '../../../../shared/messages/assistant-answer.ko.ts';
import type { Context } from '../../../context.ts';
import { builtinEngine } from '../builtin/builtin-engine.ts';
import type { AnswerEngine, AnswerPart, Question, Source } from '../chat-engine.ts';
import { retrieve } from '../retrieval.ts';

/** What a model says instead of guessing. */
export const NOTHING_FOUND = '[[자료 없음]]';

/** Puts a question to a model, together with what the portal says about it. */
export type AskModel = (question: Question, sources: readonly Source[]) => AsyncIterable<AnswerPart>;

/**
 * A model that answers from the portal's own texts, as far as the asker may read them. Without any it is not even
 * asked, and its answer comes with what it was given.
 */
export function groundedEngine(context: Context, ask: AskModel): AnswerEngine {
  const builtin = builtinEngine(context);
  return {
    async *answer(question) {
      const sources = await retrieve(context.db, question);
      question.signal.throwIfAborted();
      if (sources.length === 0) return yield* builtin.answer(question);
      let start: string | null = '';
      for await (const part of ask(question, sources)) {
        if (part.kind === 'replace') start = null;
        if (part.kind !== 'text' || start === null) {
          yield part;
          continue;
        }
        // Held back for as long as it could still become the sign that nothing was found.
        start += part.text;
        if (NOTHING_FOUND.startsWith(start.trim())) continue;
        if (start.trim().startsWith(NOTHING_FOUND)) return yield* refuse();
        yield { kind: 'text', text: start };
        start = null;
      }
      if (start?.trim() === NOTHING_FOUND) return yield* refuse();
      if (start) yield { kind: 'text', text: start };
      yield { kind: 'sources', sources };
    },
  };
}

function* refuse(): Iterable<AnswerPart> {
  for (const line of assistantAnswerText.unanswered) yield { kind: 'text', text: `${line}\n\n` };
  yield { kind: 'unanswered' };
}
