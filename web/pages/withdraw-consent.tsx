import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messages } from '../../shared/messages.ko.ts';
import { privacyText } from '../../shared/messages/privacy.ko.ts';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { ApiError } from '../lib/api-error.ts';
import { useApi, useDialog } from '../lib/app-context.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';

const text = privacyText.withdraw;

/** Where the mail of an inquiry leads whoever takes the consent back. Asks twice: nothing of it comes back. */
export function Component() {
  const [search] = useSearchParams();
  const api = useApi();
  const dialog = useDialog();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ isDone: boolean; text: string } | null>(null);

  const withdraw = async () => {
    const answer = await dialog.open({ title: text.title, messageHtml: text.confirm, delete: true, cancel: true });
    if (answer !== 'delete') return;
    setSending(true);
    try {
      await api.post('/api/v1/free/withdraw-consent', { token: search.get('token') ?? '' });
      setOutcome({ isDone: true, text: text.done });
    } catch (error) {
      if (error instanceof ApiError) setOutcome({ isDone: false, text: error.message });
    } finally {
      setSending(false);
    }
  };

  return (
    <AuthLayout title={text.title} description={outcome?.isDone ? text.doneHint : text.description}>
      <PageMeta title={text.title} description={text.description} noIndex />
      <meta name="referrer" content="no-referrer" />
      <p role="status" className={outcome?.isDone ? 'mb-6 text-success' : 'mb-6 text-danger'}>
        {outcome?.text}
      </p>
      {outcome?.isDone ? (
        <Link to={paths.home()} className={buttonClass({ size: 'large' })}>
          {messages.shell.toHome}
        </Link>
      ) : (
        <Button size="large" className="w-full" loading={isSending} onClick={() => void withdraw()}>
          {text.submit}
        </Button>
      )}
    </AuthLayout>
  );
}
