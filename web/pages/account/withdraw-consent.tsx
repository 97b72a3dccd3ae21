import { useSearchParams } from 'react-router';
import { privacyText } from '#shared/messages/site/privacy.ko.ts';
import { LinkAction } from '#web/features/users/link-action.tsx';
import { useApi, useDialog } from '#web/lib/app-context.tsx';

const text = privacyText.withdraw;

/** Target of the link in inquiry mails that withdraws the consent. Asks first: it cannot be undone. */
export function Component() {
  const [search] = useSearchParams();
  const api = useApi();
  const dialog = useDialog();
  const withdraw = async () => {
    const question = { title: text.title, messageHtml: text.confirm, deleteLabel: privacyText.withdrawButton };
    const answer = await dialog.open({ ...question, icon: 'warning', delete: true, cancel: true });
    if (answer !== 'delete') return null;
    await api.post('/api/v1/free/withdraw-consent', { token: search.get('token') ?? '' });
    return text.done;
  };
  return <LinkAction text={text} act={withdraw} />;
}
