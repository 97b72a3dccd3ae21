import type { Config } from '#server/config.ts';
import { mailContent } from '#server/mail/compose-mail.ts';

/** To everybody who consented. The footer with the unsubscribe link is added to each mail. */
export const advertisingMail = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  mailContent('advertising', { link: publicUrl });
