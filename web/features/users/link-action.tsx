import { useState } from 'react';
import type { ErrorCode } from '#shared/error-codes.ts';
import { messages } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { Link } from '#web/lib/link.tsx';

const ENDED: ErrorCode = 'US02';

/** The focus was on the button that the way on replaces. */
const focusOn = (link: HTMLAnchorElement | null) => link?.focus();

interface LinkActionProps {
  /** `doneHint` replaces the description after success. */
  text: { title: string; description: string; doneHint?: string; submit: string };
  /** Runs the action; resolves with the success text, or null if the user cancelled. */
  act: () => Promise<string | null>;
  /** The way on when the link has ended; `text` replaces the reason. */
  ended?: { text?: string; label: string; to: string };
}

/** Page of a mail link. Needs a click, because mail programs open links and must not use up the token. */
export function LinkAction({
  text: { title, description, doneHint = description, submit },
  act,
  ended,
}: LinkActionProps) {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ isDone: boolean; hasEnded?: boolean; text: string } | null>(null);
  const wayOn = outcome?.isDone ? { label: messages.shell.toHome, to: paths.home() } : outcome?.hasEnded && ended;

  const press = async () => {
    setSending(true);
    try {
      const done = await act();
      if (done !== null) setOutcome({ isDone: true, text: done });
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      const hasEnded = error.code === ENDED;
      setOutcome({ isDone: false, hasEnded, text: (hasEnded && ended?.text) || error.message });
    } finally {
      setSending(false);
    }
  };

  return (
    <AuthLayout title={title} description={outcome?.isDone ? doneHint : description}>
      <PageMeta title={title} description={description} noIndex />
      <meta name="referrer" content="no-referrer" />
      <p role="status" className={outcome?.isDone ? 'mb-6 text-success' : 'mb-6 text-danger'}>
        {outcome?.text}
      </p>
      {wayOn ? (
        <Link ref={focusOn} to={wayOn.to} className={buttonClass({ size: 'large' })}>
          {wayOn.label}
        </Link>
      ) : (
        <Button size="large" className="w-full" loading={isSending} onClick={() => void press()}>
          {submit}
        </Button>
      )}
    </AuthLayout>
  );
}
