import type { Config } from '#server/config.ts';
import { mailContent } from '#server/mail/compose-mail.ts';

interface Decision {
  documentId: string;
  title: string;
  isPublished: boolean;
  note: string;
}

/** Notifies the author of the review's result. */
export function decidedMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { documentId, title, isPublished, note }: Decision,
) {
  const link = `${publicUrl}/marketDetail/${documentId}`;
  return isPublished
    ? mailContent('market-published', { title, link })
    : mailContent('market-rejected', { title, note, link });
}
