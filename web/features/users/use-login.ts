import type { OutputOf } from '#shared/contract/calls.ts';
import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { passBotCheck } from '../bot-check/bot-check.ts';
import { LOCKOUT_DIALOG } from './lockout-dialog.ts';
import { openTransport } from './password/password-transport.ts';
import { useAlert } from './use-alert.ts';

/** Errors that say their reason below the text of all other 4xx errors (specification point 8). */
const WITH_REASON = new Set(['LO02', 'CM05', 'US03']);

export interface Refusal {
  text: string;
  /** Why, or what to do. */
  hint?: string;
  /** An email address was given as ID, which never has one's characters. */
  hasEmail?: boolean;
  isLockedOut?: boolean;
}

type LoginAnswer = OutputOf<'/api/v1/user/login'> | { refusal: Refusal };

/**
 * Logs in; resolves with the refusal, after opening the modals of specification point 8. Other errors (5xx, no network)
 * are shown and thrown.
 */
export function useLogin(): (userId: string, password: string) => Promise<LoginAnswer> {
  const api = useApi();
  const alert = useAlert();
  const showFailure = useShowFailure();

  return async (userId, password) => {
    try {
      await passBotCheck(api);
      const { keyId, encrypt } = await openTransport(api);
      return await api.post('/api/v1/user/login', { keyId, userId, password: await encrypt(password) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) {
        showFailure(error);
        throw error;
      }
      const { code, message } = error;
      // The modals are not awaited: the button must not look busy behind them.
      if (code === 'LO04') {
        void alert(ERROR_TEXT.LO04, LOCKOUT_DIALOG);
        return { refusal: { text: ERROR_TEXT.LO04, isLockedOut: true } };
      }
      if (code === 'LO03') {
        void alert(message, { title: messages.login.refused, icon: 'warning' });
        return { refusal: { text: message } };
      }
      const hasReason = WITH_REASON.has(code);
      const hint = hasReason ? message : messages.login.mismatchHint;
      return { refusal: { text: ERROR_TEXT.LO01, hint, hasEmail: !hasReason && userId.includes('@') } };
    }
  };
}
