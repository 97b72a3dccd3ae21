import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { messages } from '../../shared/messages.ko.ts';
import { mailText } from '../../shared/messages/mail.ko.ts';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { ApiError } from '../lib/api-error.ts';
import { useApi } from '../lib/app-context.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';

/** Where an advertisement leads who wants no more of them. Asks for a press: mail programs open links by themselves. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  // A reminder of a consent takes back every way of it, an advertisement the mails alone; the server reads it signed.
  const text = /\.all\.[\w-]+$/.test(token) ? mailText.unsubscribeAll : mailText.unsubscribe;
  const api = useApi();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ isDone: boolean; text: string } | null>(null);

  const refuse = async () => {
    setSending(true);
    try {
      await api.post('/api/v1/unsubscribe', { token });
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
        <Button size="large" className="w-full" loading={isSending} onClick={() => void refuse()}>
          {text.submit}
        </Button>
      )}
    </AuthLayout>
  );
}
