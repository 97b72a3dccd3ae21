import { useSearchParams } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { LinkAction } from '#web/features/users/link-action.tsx';
import { useApi } from '#web/lib/app-context.tsx';

const texts = messages.verifyEmail;

/** Target of the mails that verify an email address: a changed one, a sign-up's, an inquiry's. */
export function Component() {
  const [search] = useSearchParams();
  const api = useApi();
  const verify = async () => {
    const { email, kind } = await api.post('/api/v1/user/verify-email', { token: search.get('token') ?? '' });
    return texts.done[kind](email);
  };
  return <LinkAction text={texts} act={verify} askAgain={{ label: texts.askAgain, to: paths.userEdit() }} />;
}
