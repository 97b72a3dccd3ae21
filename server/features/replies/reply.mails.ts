import type { AnswerState } from '#shared/boards.ts';
import type { Config } from '#server/config.ts';
import { mailContent } from '#server/mail/compose-mail.ts';
import type { DocumentRow } from '../documents/open-document.ts';

type Question = Pick<DocumentRow, 'id' | 'board_type' | 'title'>;

/** Title and link alone: what a private question says must not lie in a mailbox. */
const valuesOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, question: Question) => ({
  title: question.title,
  link: `${publicUrl}/${question.board_type}Detail/${question.id}`,
});

type Site = Pick<Config, 'publicUrl'>;

/** Which mail a reply is told by: `officialState` as the answer set it, null for a comment; `before`, the state it had. */
export function replyMailOf(officialState: AnswerState | null, before: AnswerState | null) {
  if (officialState === null) return repliedMail;
  if (officialState !== '추가정보요청') return answeredMail;
  // Asked once; what is added to the request is a reply like others.
  return before === '추가정보요청' ? repliedMail : infoRequestedMail;
}

const answeredMail = (site: Site, question: Question) => mailContent('question-answered', valuesOf(site, question));

export const infoRequestedMail = (site: Site, question: Question) =>
  mailContent('question-info-requested', valuesOf(site, question));

const repliedMail = (site: Site, question: Question) => mailContent('question-replied', valuesOf(site, question));
