import type { GapQuestion, listGaps } from './gap.queries.ts';
import { maskInText } from '#server/personal-data/mask-in-text.ts';

type Row = Awaited<ReturnType<typeof listGaps>>[number];

export const presentGapStep = (row: Pick<Row, 'id' | 'state' | 'document_id' | 'is_hidden'>) => ({
  gapId: row.id,
  state: row.state,
  faq: row.document_id === null ? null : { documentId: row.document_id, isUsed: row.is_hidden === 0 },
});

/** A group with personal data masked. */
export const presentGap = (row: Row, questions: readonly GapQuestion[]) => ({
  ...presentGapStep(row),
  count: row.count,
  lastAskedAt: row.last_asked_at,
  askedAgainAt: row.asked_again_at,
  questions: questions.map((question) => ({
    messageId: question.message_id,
    conversationId: question.conversation_id,
    question: maskInText(question.question),
    isDisliked: question.rating === 'dislike',
    comment: maskInText(question.rating_content),
    askedAt: question.created_at,
    again:
      question.answered_again === null
        ? null
        : { isAnswered: question.answered_again === 1, answer: question.answer_again },
  })),
});
