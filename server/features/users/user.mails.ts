import { paths } from '#shared/paths.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Config } from '#server/config.ts';
import { mailContent } from '#server/mail/compose-mail.ts';

type Site = Pick<Config, 'publicUrl'>;

const verifyLink = ({ publicUrl }: Site, token: string) => `${publicUrl}${paths.verifyEmail()}?token=${token}`;

export const confirmEmailMail = (site: Site, token: string) =>
  mailContent('confirm-email', { hours: String(SERVER_LIMITS.emailTokenHours), link: verifyLink(site, token) });

/** `confirmToken` is null if the address is verified. */
export const foundIdsMail = (site: Site, userIds: readonly string[], confirmToken: string | null) =>
  mailContent('find-id', {
    userIds: userIds.join(', '),
    link: `${site.publicUrl}${paths.login()}`,
    confirm: confirmToken === null ? '' : verifyLink(site, confirmToken),
  });

export const resetPasswordMail = ({ publicUrl }: Site, token: string) =>
  mailContent('reset-password', {
    minutes: String(SERVER_LIMITS.resetTokenMinutes),
    link: `${publicUrl}${paths.resetPassword()}?token=${token}`,
  });

export const passwordChangedMail = ({ publicUrl }: Site) =>
  mailContent('password-changed', { link: `${publicUrl}${paths.findPw()}` });

export const verifyEmailMail = (site: Site, token: string) =>
  mailContent('verify-email', { hours: String(SERVER_LIMITS.emailTokenHours), link: verifyLink(site, token) });

export const secondFactorMail = ({ publicUrl }: Site, change: string) =>
  mailContent('second-factor', { change, link: `${publicUrl}${paths.findPw()}` });

export const emailChangeNoticeMail = ({ publicUrl }: Site) =>
  mailContent('email-change-notice', { link: `${publicUrl}${paths.userEdit()}` });
