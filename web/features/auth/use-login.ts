import { ERROR_TEXT } from '../../../shared/messages.ko.ts';
import { useApi } from '../../lib/app-context.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { paths } from '../../paths.ts';
import { passBotCheck } from './bot/bot-check.ts';
import { openTransport } from './password/password-transport.ts';
import { useSession } from './session/session.ts';
import { useAlert } from './use-alert.ts';

/** Codes whose own text helps; every other 4xx says that no account fits (specification point 8). */
const TOLD_AS_IS = new Set(['LO02', 'LO03', 'CM05', 'US03', 'NETWORK']);

/** Logs in, or says why not; true when it worked. Failures that are not the visitor's (5xx) are thrown on. */
export function useLogin(): (userId: string, password: string) => Promise<boolean> {
  const api = useApi();
  const alert = useAlert();
  const { signIn } = useSession();

  return async (userId, password) => {
    try {
      if (!(await passBotCheck(api))) {
        await alert(ERROR_TEXT.LO03);
        return false;
      }
      const { keyId, encrypt } = await openTransport(api);
      const { token } = await api.post('/api/v1/user/login', { keyId, userId, password: await encrypt(password) });
      signIn(token);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      if (error.code === 'LO04') await alert(error.message, { route: paths.findPw() });
      else await alert(TOLD_AS_IS.has(error.code) ? error.message : ERROR_TEXT.LO01);
      return false;
    }
  };
}
