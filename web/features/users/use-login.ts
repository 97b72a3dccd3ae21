import type { OutputOf } from '#shared/contract/calls.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { paths } from '#shared/paths.ts';
import { passBotCheck } from '../bot-check/bot-check.ts';
import { openTransport } from './password/password-transport.ts';
import { useAlert } from './use-alert.ts';

/** Errors whose own text is shown. All other 4xx errors say that ID or password is wrong (specification point 8). */
const TOLD_AS_IS = new Set(['LO02', 'LO03', 'CM05', 'US03', 'NETWORK']);

type LoginAnswer = OutputOf<'/api/v1/user/login'>;

/** Logs in; resolves with null after showing the reason of a refusal. Server errors (5xx) are shown and thrown. */
export function useLogin(): (userId: string, password: string) => Promise<LoginAnswer | null> {
  const api = useApi();
  const alert = useAlert();
  const showFailure = useShowFailure();

  return async (userId, password) => {
    try {
      await passBotCheck(api);
      const { keyId, encrypt } = await openTransport(api);
      return await api.post('/api/v1/user/login', { keyId, userId, password: await encrypt(password) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) {
        showFailure(error);
        throw error;
      }
      if (error.code === 'LO04') await alert(ERROR_TEXT.LO04, { route: paths.findPw() });
      else await alert(TOLD_AS_IS.has(error.code) ? error.message : ERROR_TEXT.LO01);
      return null;
    }
  };
}
