import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { privacyText } from '#shared/messages/site/privacy.ko.ts';
import { paths } from '#shared/paths.ts';
import { LinkAction, readLinkToken } from '#web/features/users/link-action.tsx';
import { useApi, useDialog } from '#web/lib/app-context.tsx';
import { Link } from '#web/lib/link.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';

const text = privacyText.withdraw;

export async function loader(args: LoaderFunctionArgs) {
  const token = readLinkToken(args);
  const link = await apiFrom(args).post('/api/v1/free/withdraw-check', { token }, { signal: args.request.signal });
  return { token, ...link };
}

/** Target of the link in inquiry mails that withdraws the consent. Asks first: it cannot be undone. */
export function Component() {
  const { token, isValid } = useLoaderData<typeof loader>();
  const api = useApi();
  const dialog = useDialog();
  const withdraw = async () => {
    const question = { title: text.title, messageHtml: text.confirm, deleteLabel: privacyText.withdrawButton };
    const answer = await dialog.open({ ...question, icon: 'warning', delete: true, cancel: true });
    if (answer !== 'delete') return null;
    await api.post('/api/v1/free/withdraw-consent', { token });
    return text.done;
  };
  const { text: reason, label, own, toOwn } = privacyText.withdrawEnded;
  const hint = (
    <>
      {own}{' '}
      <Link to={paths.myActivity('inquiries')} className="font-semibold text-accent-ink underline underline-offset-4">
        {toOwn}
      </Link>
    </>
  );
  const ended = { text: reason, label, hint, to: paths.inquiryAbout({ about: 'withdrawal' }) };
  return <LinkAction text={text} act={withdraw} hasEnded={!isValid} ended={ended} />;
}
