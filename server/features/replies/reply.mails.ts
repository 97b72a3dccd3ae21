import type { NotificationKind } from '#shared/activity.ts';
import type { AnswerState } from '#shared/boards/answer-states.ts';
import type { Config } from '#server/config.ts';
import { mailContent } from '#server/mail/compose-mail.ts';
import type { DocumentRow } from '../documents/open-document.ts';

type Question = Pick<DocumentRow, 'id' | 'board_type' | 'title'>;

/** Title and link only: the text of a private question must not be in a mailbox. */
const valuesOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, question: Question) => ({
  title: question.title,
  link: `${publicUrl}/${question.board_type}Detail/${question.id}`,
});

type Site = Pick<Config, 'publicUrl'>;

/** Mail about a reply. `officialState`: set by an official answer, null for a comment; `before`: previous state. */
export function replyMailOf(officialState: AnswerState | null, before: AnswerState | null) {
  if (officialState === null) return repliedMail;
  if (officialState !== '추가정보요청') return answeredMail;
  // A second request in a row is mailed as an ordinary reply.
  return before === '추가정보요청' ? repliedMail : infoRequestedMail;
}

/** `officialState` as for `replyMailOf`. */
export const replyKindOf = (officialState: AnswerState | null): NotificationKind => {
  if (officialState === null) return 'replied';
  return officialState === '추가정보요청' ? 'info-requested' : 'answered';
};

export const acceptedMail = (site: Site, question: Question) => mailContent('reply-accepted', valuesOf(site, question));

const answeredMail = (site: Site, question: Question) => mailContent('question-answered', valuesOf(site, question));

export const infoRequestedMail = (site: Site, question: Question) =>
  mailContent('question-info-requested', valuesOf(site, question));

const repliedMail = (site: Site, question: Question) => mailContent('question-replied', valuesOf(site, question));
