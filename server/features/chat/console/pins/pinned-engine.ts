import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import type { Context } from '#server/context.ts';
import type { AnswerEngine, Source } from '#server/features/chat/chat-engine.ts';
import type { Pin } from './pin.queries.ts';
import { findPin } from './pin.queries.ts';

const text = chatConsoleText.pins;

/** Pinned answers come before those of the engine. */
export function pinnedEngine({ db }: Pick<Context, 'db'>, engine: AnswerEngine): AnswerEngine {
  return {
    async *answer(question) {
      const pin = await findPin(db, question.query);
      question.signal.throwIfAborted();
      if (!pin) return yield* engine.answer(question);
      if (pin.link !== '') yield { kind: 'sources', sources: [sourceOf(pin)] };
      yield { kind: 'text', text: pin.answer };
      if (pin.link === '') yield { kind: 'text', text: `\n\n${text.source}` };
    },
  };
}

const sourceOf = ({ questions, answer, link }: Pin): Source => ({
  name: text.name,
  url: link,
  passage: {
    passageId: 0,
    entryId: 0,
    documentId: null,
    manualPath: null,
    fileId: null,
    place: 'manual',
    title: questions[0] ?? '',
    heading: '',
    anchor: '',
    second: null,
    content: answer,
    voice: 'company',
    publishedAt: null,
    score: 1,
    coverage: 1,
    closeness: 1,
  },
});
