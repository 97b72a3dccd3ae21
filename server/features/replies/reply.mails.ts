import type { Config } from '../../config.ts';
import { letter } from '../../mail/compose-mail.ts';
import type { DocumentRow } from '../documents/open-document.ts';

type Question = Pick<DocumentRow, 'id' | 'board_type' | 'title'>;

/** Title and link alone: what a private question says must not lie in a mailbox. */
const valuesOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, question: Question) => ({
  title: question.title,
  link: `${publicUrl}/${question.board_type}Detail/${question.id}`,
});

type Site = Pick<Config, 'publicUrl'>;

export const answeredMail = (site: Site, question: Question) => letter('question-answered', valuesOf(site, question));

export const infoRequestedMail = (site: Site, question: Question) =>
  letter('question-info-requested', valuesOf(site, question));

export const repliedMail = (site: Site, question: Question) => letter('question-replied', valuesOf(site, question));
