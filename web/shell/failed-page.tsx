import type { ReactNode } from 'react';
import { Suspense, lazy, useEffect } from 'react';
import { useMatches, useOutletContext, useRevalidator, useRouteError } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { useAppStore, useDialog } from '../lib/app-context.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { LoginRequired } from '../lib/api/login-required.ts';
import { PageMeta } from '../lib/page/page-meta.tsx';
import { handleOf } from '../lib/page/route-handle.ts';
import { paths } from '#shared/paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { failureOf, reactionTo } from '../lib/failures/failure-reaction.ts';
import { alertFailure } from '../lib/failures/alert-failure.ts';
import { useIsHome } from './use-is-home.ts';
import { Link } from '#web/lib/link.tsx';
import { labels } from '#web/ui/labels.ts';

// Loaded lazily, because most visitors never see it.
const NotFoundHelp = lazy(() => import('./not-found-help.tsx'));
const PlainBar = lazy(async () => ({ default: (await import('./menu/plain-bar.tsx')).PlainBar }));
const LoginRequiredPage = lazy(async () => ({
  default: (await import('./login-required-page.tsx')).LoginRequiredPage,
}));

/** Error page of the portal's own screens: where they hide the header, a page that refuses still needs a way on. */
export function FailedScreen() {
  const { showHeader = true } = handleOf(useMatches().at(-1)) ?? {};
  return (
    <>
      {!showHeader && (
        <Suspense>
          <PlainBar />
        </Suspense>
      )}
      <FailedPage />
    </>
  );
}

/** Error page of a route. Readable without scripts; with scripts the shared dialog opens above it. */
export function FailedPage() {
  const error = useRouteError();
  const dialog = useDialog();
  const store = useAppStore();
  const failure = failureOf(error);
  // On the home page the header's colours assume a dark background.
  const surface = useIsHome() ? 'surface-dark' : '';

  useEffect(() => {
    const failed = failureOf(error);
    // The page in its place says why, and asks.
    if (failed.code !== 'CM02') alertFailure(failed, dialog, store);
  }, [error, dialog, store]);
  return (
    <div className={surface}>
      {failure.code === 'CM02' ? (
        <Suspense>
          <LoginRequiredPage preview={error instanceof LoginRequired ? error.preview : null} />
        </Suspense>
      ) : (
        <FailureText />
      )}
    </div>
  );
}

/** Error page when the shell itself failed: there is no dialog to open. */
export function FailedShell() {
  return (
    <main>
      <FailureText />
    </main>
  );
}

function FailureText() {
  const error = useRouteError();
  const failure = failureOf(error);
  const { revalidate, state } = useRevalidator();
  // Of what is around the page and still there, such as the menu of the administration.
  const wayOn = useOutletContext<ReactNode>();
  // Where the dialog above says the specified sentence, the page says what to do.
  const isFault = failure.status === 500;
  const isMissing = failure.status === 404;
  const { notFound, notLoaded } = messages.shell;
  const title = isMissing ? notFound : isFault ? notLoaded : failure.message;
  const canRetry = isFault || reactionTo(failure) === null;
  const hasHelp = isMissing || failure.status === 403;
  // A failed API call is repeated; a script that did not load needs a reload of the page.
  const retry = () => (error instanceof ApiError ? void revalidate() : location.reload());
  return (
    <section
      data-fault={isFault}
      className="mx-auto flex min-h-[70vh] max-w-xl flex-col items-center justify-center px-6 py-24 text-center"
    >
      <PageMeta title={failure.message} description={failure.message} noIndex />
      {failure.status > 0 && <p className="text-lg font-bold text-accent-ink">{failure.status}</p>}
      <h1 className="mt-3 text-2xl font-bold md:text-3xl">{title}</h1>
      {isMissing && <p className="mt-4 text-balance text-ink-muted">{messages.shell.notFoundHint}</p>}
      {hasHelp && (
        <Suspense>
          <NotFoundHelp />
        </Suspense>
      )}
      <div className="mt-9 flex gap-3">
        {canRetry && (
          <Button loading={state === 'loading'} onClick={retry}>
            {labels.retry}
          </Button>
        )}
        {/* What stands there already is not said twice. */}
        {(!hasHelp && wayOn) || (
          <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
            {messages.shell.toHome}
          </Link>
        )}
      </div>
    </section>
  );
}
