import { SERVER_LIMITS } from '#server/limits.ts';
import type { Config } from '#server/config.ts';
import { letter } from '#server/mail/compose-mail.ts';

type Site = Pick<Config, 'publicUrl'>;

export const confirmEmailMail = (
  { publicUrl, productName }: Pick<Config, 'publicUrl' | 'productName'>,
  token: string,
) =>
  letter('confirm-email', {
    product: productName,
    hours: String(SERVER_LIMITS.emailTokenHours),
    link: `${publicUrl}/verifyEmail?token=${token}`,
  });

export const foundIdsMail = ({ publicUrl }: Site, userIds: readonly string[]) =>
  letter('find-id', { userIds: userIds.join(', '), link: `${publicUrl}/login` });

export const resetPasswordMail = ({ publicUrl }: Site, token: string) =>
  letter('reset-password', {
    minutes: String(SERVER_LIMITS.resetTokenMinutes),
    link: `${publicUrl}/resetPassword?token=${token}`,
  });

export const passwordChangedMail = ({ publicUrl }: Site) => letter('password-changed', { link: `${publicUrl}/findPW` });

export const verifyEmailMail = ({ publicUrl }: Site, token: string) =>
  letter('verify-email', {
    hours: String(SERVER_LIMITS.emailTokenHours),
    link: `${publicUrl}/verifyEmail?token=${token}`,
  });

export const secondFactorMail = ({ publicUrl }: Site, change: string) =>
  letter('second-factor', { change, link: `${publicUrl}/findPW` });

export const emailChangeNoticeMail = ({ publicUrl }: Site) =>
  letter('email-change-notice', { link: `${publicUrl}/userEdit` });
