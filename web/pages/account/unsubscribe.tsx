import { useSearchParams } from 'react-router';
import { mailText } from '#shared/messages/admin/mail.ko.ts';
import { LinkAction } from '#web/features/users/link-action.tsx';
import { useApi } from '#web/lib/app-context.tsx';

/** Where an advertisement leads who wants no more of them. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  // A reminder of a consent takes back every way of it, an advertisement the mails alone; the server reads it signed.
  const text = /\.all\.[\w-]+$/.test(token) ? mailText.unsubscribeAll : mailText.unsubscribe;
  const api = useApi();
  const refuse = async () => {
    await api.post('/api/v1/unsubscribe', { token });
    return text.done;
  };
  return (
    <LinkAction
      title={text.title}
      description={text.description}
      doneHint={text.doneHint}
      submit={text.submit}
      act={refuse}
    />
  );
}
