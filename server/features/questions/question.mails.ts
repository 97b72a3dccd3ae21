import { questionText } from '#shared/messages/boards/question.ko.ts';
import { paths } from '#shared/paths.ts';
import type { Config } from '#server/config.ts';
import { mailContent } from '#server/mail/compose-mail.ts';

/** To staff. The title of a private question stays in the portal. */
export const newQuestionMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { id, title, isPrivate }: { id: string; title: string; isPrivate: boolean },
) =>
  mailContent('question-notice', {
    title: isPrivate ? questionText.privateTitle : title,
    link: `${publicUrl}${paths.boardDetail('qna', id)}`,
  });

/** To the colleague who takes a question over. The note stays in the portal. */
export const assignedMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  question: { id: string; title: string; is_private: number },
  who: string,
) =>
  mailContent('question-assigned', {
    who,
    title: question.is_private === 1 ? questionText.privateTitle : question.title,
    link: `${publicUrl}${paths.adminQuestions(question.id)}`,
  });
