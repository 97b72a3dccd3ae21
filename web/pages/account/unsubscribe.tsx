import { useSearchParams } from 'react-router';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { paths } from '#shared/paths.ts';
import { LinkAction } from '#web/features/users/link-action.tsx';
import { useApi } from '#web/lib/app-context.tsx';

/** Target of the unsubscribe link in advertising mails. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  // `.all` tokens (consent reminder) withdraw every channel, others mail only. The server checks the signature.
  const text = /\.all\.[\w-]+$/.test(token) ? mailText.unsubscribeAll : mailText.unsubscribe;
  const api = useApi();
  const refuse = async () => {
    await api.post('/api/v1/unsubscribe', { token });
    return text.done;
  };
  return <LinkAction text={text} act={refuse} ended={{ ...mailText.unsubscribeEnded, to: paths.contact() }} />;
}
