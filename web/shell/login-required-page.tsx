import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { FAILURE_TEXT } from '#shared/messages/common/failure.ko.ts';
import { RefusedDocument } from '#web/features/documents/preview/refused-document.tsx';
import { messages } from '#shared/messages.ko.ts';
import { useAppStore, useDialog } from '../lib/app-context.tsx';
import { askToLogIn } from '../lib/failures/ask-to-log-in.ts';
import { rememberReturnPath, currentAddress } from '../lib/session/return-path.ts';
import { currentSession } from '../lib/session/session.ts';
import type { DocumentPreview } from '../lib/api/login-required.ts';
import { PageMeta } from '../lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Link } from '#web/lib/link.tsx';

/**
 * Shown in place of a page that needs a login: the public preview with what members can do, login and sign-up. With
 * scripts the dialog opens above it.
 */
export function LoginRequiredPage({ preview }: { preview: DocumentPreview | null }) {
  const [dialog, store, navigate] = [useDialog(), useAppStore(), useNavigate()];
  const isPrivate = preview?.isReadable === false;
  useEffect(() => {
    const wanted = currentAddress();
    // Every login from this page returns to it.
    rememberReturnPath(wanted);
    // With cookies disabled, the server does not see a login that session storage holds: load again in the browser.
    const isUnseen = !navigator.cookieEnabled && currentSession() !== null;
    if (isUnseen) {
      void navigate(wanted, { replace: true });
      return;
    }
    // Withdrawn with the page: the refused call may have asked before it, and been answered.
    return askToLogIn(dialog, store, {
      wanted,
      canStay: true,
      only: isPrivate ? messages.documents.list.privateLogin : undefined,
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whichever navigate() is at hand
  }, [dialog, store, isPrivate]);
  return (
    <div
      className={cx('mx-auto flex min-h-[70vh] flex-col px-5 py-8', preview ? 'max-w-4xl' : 'max-w-xl justify-center')}
    >
      <PageMeta title={preview?.title ?? FAILURE_TEXT.CM02} description={FAILURE_TEXT.CM02} noIndex />
      {preview ? (
        <RefusedDocument
          preview={preview}
          ways={<Ways to={paths.boardList(preview.boardType)} label={messages.shell.toList} canJoin={!isPrivate} />}
        />
      ) : (
        <Refusal />
      )}
    </div>
  );
}

const Refusal = () => (
  <div className="flex flex-col items-center text-center">
    <span className="mb-5 flex size-14 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
      <Lock size={26} aria-hidden="true" />
    </span>
    <h1 className="text-xl font-bold text-ink md:text-2xl">{FAILURE_TEXT.CM02}</h1>
    <p className="mt-2 text-balance text-ink-muted">{messages.shell.loginNeeded.hint}</p>
    <Ways to={paths.home()} label={messages.shell.toHome} className="mt-7 justify-center" />
  </div>
);

interface WaysProps {
  to: string;
  label: string;
  className?: string;
  /** False where a new account opens nothing: of another member's private question. */
  canJoin?: boolean;
}

const Ways = ({ to, label, className, canJoin = true }: WaysProps) => (
  <div className={cx('flex flex-wrap gap-3', className)}>
    <Link to={paths.login()} className={buttonClass()}>
      {messages.shell.login}
    </Link>
    {canJoin && (
      <Link to={paths.signup()} className={buttonClass({ variant: 'secondary' })}>
        {messages.shell.signup}
      </Link>
    )}
    <Link to={to} className={buttonClass({ variant: canJoin ? 'ghost' : 'secondary' })}>
      {label}
    </Link>
  </div>
);
