import type { OutputOf } from '#shared/contract/calls.ts';
import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { passBotCheck } from '../bot-check/bot-check.ts';
import { LOCKOUT_DIALOG } from './lockout-dialog.ts';
import { openTransport } from './password/password-transport.ts';
import { useAlert } from './use-alert.ts';

/** Errors whose own text is shown. All other 4xx errors say that ID or password is wrong (specification point 8). */
const TOLD_AS_IS = new Set(['LO02', 'LO03', 'CM05', 'US03']);

export interface Refusal {
  text: string;
  /** ID or password is wrong. */
  isMismatch?: boolean;
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
      // Not awaited: the button must not look busy behind the modal.
      if (error.code === 'LO04') void alert(ERROR_TEXT.LO04, LOCKOUT_DIALOG);
      if (error.code === 'LO03') void alert(error.message, { title: messages.login.refused, icon: 'warning' });
      const isTold = TOLD_AS_IS.has(error.code);
      const isLockedOut = error.code === 'LO04';
      const text = isLockedOut ? ERROR_TEXT.LO04 : isTold ? error.message : ERROR_TEXT.LO01;
      const isMismatch = !isTold && !isLockedOut;
      return { refusal: { text, isLockedOut, isMismatch, hasEmail: isMismatch && userId.includes('@') } };
    }
  };
}
