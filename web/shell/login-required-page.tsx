import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { FAILURE_TEXT } from '#shared/messages/common/failure.ko.ts';
import { loginRequiredText } from '#shared/messages/common/login-required.ko.ts';
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
    <section className="mx-auto flex min-h-[70vh] max-w-xl flex-col justify-center px-6 py-10">
      <PageMeta title={preview?.title ?? FAILURE_TEXT.CM02} description={FAILURE_TEXT.CM02} noIndex />
      {preview ? <PreviewCard {...preview} /> : <Refusal />}
    </section>
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

/** What the public list shows of the document, and below it, in one card, what stands in front of the rest. */
function PreviewCard({ boardType, boardName, category, title, summary, coverUrl }: DocumentPreview) {
  return (
    <div className="overflow-hidden rounded-card border border-line">
      {coverUrl && (
        <img
          src={coverUrl}
          alt=""
          data-instead={boardName}
          width="640"
          height="360"
          className="picture aspect-video w-full object-cover"
        />
      )}
      <div className="px-5 py-6 md:px-8">
        <p className="text-sm font-semibold text-accent-ink">
          {boardName} · {category}
        </p>
        <p className="mt-1.5 text-xl font-bold wrap-anywhere text-ink md:text-2xl">{title}</p>
        {summary && <p className="mt-2 text-ink-soft">{summary}</p>}
      </div>
      <div className="border-t border-line bg-surface-soft px-5 py-6 md:px-8">
        <h1 className="flex items-center gap-2 text-lg font-bold text-ink">
          <Lock size={18} className="shrink-0 text-accent-ink" aria-hidden="true" />
          {FAILURE_TEXT.CM02}
        </h1>
        <p className="mt-2 text-ink-soft">
          {loginRequiredText.members[boardType]} {loginRequiredText.joining}
        </p>
        <Ways to={paths.boardList(boardType)} label={messages.shell.toList} className="mt-5" />
      </div>
    </div>
  );
}

const Ways = ({ to, label, className }: { to: string; label: string; className: string }) => (
  <div className={cx('flex flex-wrap gap-3', className)}>
    <Link to={paths.login()} className={buttonClass()}>
      {messages.shell.login}
    </Link>
    <Link to={paths.signup()} className={buttonClass({ variant: 'secondary' })}>
      {messages.shell.signup}
    </Link>
    <Link to={to} className={buttonClass({ variant: 'ghost' })}>
      {label}
    </Link>
  </div>
);
