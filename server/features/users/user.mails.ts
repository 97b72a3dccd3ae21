import { paths } from '#shared/paths.ts';
import { dotted, koreanDay } from '#shared/text/days.ts';
import { SERVER_LIMITS } from '#server/limits.ts';
import type { Config } from '#server/config.ts';
import { mailContent } from '#server/mail/compose-mail.ts';
import { maskId } from '#server/personal-data/mask-value.ts';

type Site = Pick<Config, 'publicUrl'>;

const verifyLink = ({ publicUrl }: Site, token: string) => `${publicUrl}${paths.verifyEmail()}?token=${token}`;

interface Account {
  login_id: string;
  created_at: string;
}

/** Names the account, because a stranger may have signed up with the address. */
export const confirmEmailMail = (site: Site, token: string, { login_id: loginId, created_at: at }: Account) =>
  mailContent('confirm-email', {
    userId: maskId(loginId),
    joinedOn: dotted(koreanDay(new Date(at))),
    hours: String(SERVER_LIMITS.emailTokenHours),
    link: verifyLink(site, token),
  });

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
  mailContent('verify-email', { hours: String(SERVER_LIMITS.changeTokenHours), link: verifyLink(site, token) });

export const secondFactorMail = ({ publicUrl }: Site, change: string) =>
  mailContent('second-factor', { change, link: `${publicUrl}${paths.findPw()}` });

export const emailChangeNoticeMail = ({ publicUrl }: Site) =>
  mailContent('email-change-notice', { link: `${publicUrl}${paths.userEdit()}` });
