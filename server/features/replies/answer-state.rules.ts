import type { AnswerState } from '#shared/boards/answer-states.ts';
import type { Db } from '#server/db/open-database.ts';
import type { DocumentRow } from '../documents/open-document.ts';
import type { ReplyRow } from './reply.queries.ts';
import { hasOfficialAnswer } from './reply.queries.ts';

/** State after a reply. Official answers set it; after 추가정보요청 a reply of the author makes it wait again. */
export function stateAfterReply(
  document: DocumentRow,
  accountId: string,
  input: { isOfficial: boolean; answerState?: AnswerState },
): AnswerState | null {
  if (input.isOfficial) return input.answerState ?? '답변완료';
  const answersBack = document.author_id === accountId && document.answer_state === '추가정보요청';
  return answersBack ? '답변대기' : null;
}

export const stateWithoutAcceptance = async (tx: Db, documentId: string): Promise<AnswerState> =>
  (await hasOfficialAnswer(tx, documentId)) ? '답변완료' : '답변대기';

/** Null: unchanged. A closed question stays closed; without any remaining answer it waits again. */
export async function stateAfterDeletion(
  tx: Db,
  document: DocumentRow,
  deleted: Pick<ReplyRow, 'is_accepted' | 'is_official'>,
): Promise<AnswerState | null> {
  if (document.answer_state === '종료') return null;
  if (deleted.is_accepted === 1) return stateWithoutAcceptance(tx, document.id);
  if (deleted.is_official === 0 || document.answer_state === '해결') return null;
  return (await hasOfficialAnswer(tx, document.id)) ? null : '답변대기';
}
