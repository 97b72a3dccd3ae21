import { messages } from '#shared/messages.ko.ts';
import { LIMITS } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';

const { title, leads, hint } = messages.login.lockedOut;

/** The modal of LO04 (specification point 8). Closing it stays at the log-in, which then has the link. */
export const LOCKOUT_DIALOG = {
  title,
  hint: `${leads} ${hint(LIMITS.lockMinutes)}`,
  icon: 'warning',
  route: paths.findPw(),
  canStay: true,
} as const;
