import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { FAILURE_TEXT } from '#shared/messages/common/failure.ko.ts';
import { RefusedDocument } from '#web/features/documents/preview/refused-document.tsx';
import { messages } from '#shared/messages.ko.ts';
import { rememberReturnPath, currentAddress } from '../lib/session/return-path.ts';
import type { DocumentPreview } from '../lib/api/login-required.ts';
import { PageMeta } from '../lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Link } from '#web/lib/link.tsx';

/** Shown in place of a page that needs a login: the public preview with what members can do, login and sign-up. */
export function LoginRequiredPage({ preview }: { preview: DocumentPreview | null }) {
  // Every login from this page returns to it.
  useEffect(() => rememberReturnPath(currentAddress()), []);
  return (
    <div
      className={cx('mx-auto flex min-h-[70vh] flex-col px-5 py-8', preview ? 'max-w-4xl' : 'max-w-xl justify-center')}
    >
      <PageMeta title={preview?.title ?? FAILURE_TEXT.CM02} description={FAILURE_TEXT.CM02} noIndex />
      {preview ? (
        <RefusedDocument
          preview={preview}
          ways={
            <Ways to={paths.boardList(preview.boardType)} label={messages.shell.toList} canJoin={preview.isReadable} />
          }
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
