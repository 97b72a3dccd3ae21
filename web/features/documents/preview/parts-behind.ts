import { loginRequiredText } from '#shared/messages/common/login-required.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import type { DocumentPreview } from '#web/lib/api/login-required.ts';

const text = loginRequiredText.parts;

/** What a login opens of this document. Promises nothing that it does not have. */
export function partsBehind({ boardType, fields, ratingCount, replyCount, ...preview }: DocumentPreview): string[] {
  const isAnswered = preview.answerState === '답변완료' || preview.answerState === '해결';
  const replies =
    replyCount > 0 ? [isAnswered ? text.replies(replyCount) : messages.documents.list.replies(replyCount)] : [];
  if (boardType === 'qna') return [text.question, ...replies, text.replying];
  if (boardType === 'videoTutorial') return [text.lecture, text.resuming, ...replies];
  return [
    text.description,
    text.compatibility,
    ...(fields.delivery === '다운로드' ? [text.package] : []),
    ...(ratingCount > 0 ? [text.reviews(ratingCount)] : []),
    ...replies,
  ];
}
