import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { ErrorCode } from '#shared/error-codes.ts';
import { LINK_TOKEN_MAX } from '#shared/mail/link-token.ts';
import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { Link } from '#web/lib/link.tsx';

/** Token of the link in a mail. Cut where no call takes more: it is wrong either way, and the page says so. */
export const readLinkToken = ({ url }: LoaderFunctionArgs): string =>
  (url.searchParams.get('token') ?? '').slice(0, LINK_TOKEN_MAX);

const ENDED: readonly ErrorCode[] = ['US02', 'PR02'];

/** The focus was on the button that the way on replaces. */
const focusOn = (link: HTMLAnchorElement | null) => link?.focus();

interface LinkActionProps {
  /** `doneHint` stands in place of the description after success. */
  text: { title: string; description: string; doneHint?: string; submit: string };
  /** Runs the action; resolves with the success text, or null if the user cancelled. */
  act: (value: string) => Promise<string | null>;
  /** Several buttons in place of `submit`. */
  choices?: readonly { value: string; label: string }[];
  /** What is known before the button is pressed. */
  hasEnded?: boolean;
  /** The way on when the link has ended; `text` replaces the reason, `hint` follows it. */
  ended?: { text?: string; hint?: ReactNode; label: string; to: string };
  /** The way on after success. */
  onward?: { label: string; to: string };
}

/** Page of a mail link. Needs a click, because mail programs open links and must not use up the token. */
export function LinkAction({
  text: { title, description, doneHint, submit },
  act,
  choices = [{ value: '', label: submit }],
  hasEnded = false,
  ended,
  onward = { label: messages.shell.toHome, to: paths.home() },
}: LinkActionProps) {
  const [sending, setSending] = useState<string | null>(null);
  const [told, setOutcome] = useState<{ isDone: boolean; hasEnded?: boolean; text: string } | null>(null);
  const outcome = told ?? (hasEnded ? { isDone: false, hasEnded, text: ended?.text ?? ERROR_TEXT.US02 } : null);
  const wayOn = outcome?.isDone ? onward : outcome?.hasEnded && ended;

  const press = async (value: string) => {
    if (sending !== null) return;
    setSending(value);
    try {
      const done = await act(value);
      if (done !== null) setOutcome({ isDone: true, text: done });
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      const hasEnded = ENDED.some((code) => code === error.code);
      setOutcome({ isDone: false, hasEnded, text: (hasEnded && ended?.text) || error.message });
    } finally {
      setSending(null);
    }
  };

  return (
    <AuthLayout title={title} description={wayOn ? undefined : description}>
      <PageMeta title={title} description={description} noIndex />
      <meta name="referrer" content="no-referrer" />
      <div role="status">
        {outcome && (
          <Note tone={outcome.isDone ? 'success' : 'danger'} title={outcome.text} className="mb-6">
            {outcome.isDone ? doneHint : outcome.hasEnded && ended?.hint}
          </Note>
        )}
      </div>
      {wayOn ? (
        <Link ref={told ? focusOn : undefined} to={wayOn.to} className={`${buttonClass({ size: 'large' })} w-full`}>
          {wayOn.label}
        </Link>
      ) : (
        <div className="grid gap-2.5">
          {choices.map(({ value, label }) => (
            <Button
              key={value}
              size="large"
              className="w-full"
              loading={sending === value}
              onClick={() => void press(value)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </AuthLayout>
  );
}
