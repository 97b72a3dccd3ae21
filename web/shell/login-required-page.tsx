import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { FAILURE_TEXT } from '#shared/messages/common/failure.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { rememberReturnPath, currentAddress } from '../lib/session/return-path.ts';
import type { DocumentPreview } from '../lib/api/login-required.ts';
import { PageMeta } from '../lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { Link } from '#web/lib/link.tsx';

/** Shown in place of a page that needs a login: the public preview, login and sign-up. */
export function LoginRequiredPage({ preview }: { preview: DocumentPreview | null }) {
  // Every login from this page returns to it.
  useEffect(() => rememberReturnPath(currentAddress()), []);
  return (
    <section className="mx-auto flex min-h-[70vh] max-w-xl flex-col items-center justify-center px-6 py-16 text-center">
      <PageMeta title={preview?.title ?? FAILURE_TEXT.CM02} description={FAILURE_TEXT.CM02} noIndex />
      {preview && <Preview {...preview} />}
      {!preview && (
        <span className="mb-5 flex size-14 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
          <Lock size={26} aria-hidden="true" />
        </span>
      )}
      <h1 className="text-xl font-bold text-ink md:text-2xl">{FAILURE_TEXT.CM02}</h1>
      <p className="mt-2 text-balance text-ink-muted">{messages.shell.loginNeeded.hint}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Link to={paths.login()} className={buttonClass()}>
          {messages.shell.login}
        </Link>
        <Link to={paths.signup()} className={buttonClass({ variant: 'secondary' })}>
          {messages.shell.signup}
        </Link>
        <Link
          to={preview ? paths.boardList(preview.boardType) : paths.home()}
          className={buttonClass({ variant: 'ghost' })}
        >
          {preview ? messages.shell.toList : messages.shell.toHome}
        </Link>
      </div>
    </section>
  );
}

function Preview({ boardName, category, title, summary, coverUrl }: DocumentPreview) {
  return (
    <div className="mb-10 w-full overflow-hidden rounded-card border border-line text-left">
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
      <div className="px-6 py-5">
        <p className="text-sm font-semibold text-accent-ink">
          {boardName} · {category}
        </p>
        <p className="mt-1.5 text-lg font-bold text-balance text-ink">{title}</p>
        {summary && <p className="mt-2 text-ink-soft">{summary}</p>}
      </div>
    </div>
  );
}
