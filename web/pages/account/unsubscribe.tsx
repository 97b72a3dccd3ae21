import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { paths } from '#shared/paths.ts';
import { LinkAction, readLinkToken } from '#web/features/users/link-action.tsx';
import { useApi } from '#web/lib/app-context.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';

export async function loader(args: LoaderFunctionArgs) {
  const token = readLinkToken(args);
  const link = await apiFrom(args).post('/api/v1/unsubscribe-check', { token }, { signal: args.request.signal });
  return { token, ...link };
}

/** Target of the unsubscribe link in advertising mails. */
export function Component() {
  const { token, isValid } = useLoaderData<typeof loader>();
  // `.all` tokens (consent reminder) withdraw every channel, others mail only. The server checks the signature.
  const text = /\.all\.[\w-]+$/.test(token) ? mailText.unsubscribeAll : mailText.unsubscribe;
  const api = useApi();
  const refuse = async () => {
    await api.post('/api/v1/unsubscribe', { token });
    return text.done;
  };
  const ended = { ...mailText.unsubscribeEnded, to: paths.contact() };
  return <LinkAction text={text} act={refuse} hasEnded={!isValid} ended={ended} />;
}
