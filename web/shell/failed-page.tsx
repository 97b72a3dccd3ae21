import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { ERROR_TEXT, messages } from '../../shared/messages.ko.ts';
import { ApiError } from '../lib/api-error.ts';
import { useAppStore, useDialog } from '../lib/app-context.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../paths.ts';
import { reportFailure } from './report-failure.ts';

/** In place of a screen whose data could not be loaded: readable without JavaScript, and told by the alert with it. */
export function FailedPage() {
  const error = useRouteError();
  const dialog = useDialog();
  const store = useAppStore();
  const failure = failureOf(error);

  useEffect(() => {
    // React has reported what it caught itself; what the server met is only in its log.
    reportFailure(failure, dialog, store);
    // The alert belongs to the error, not to the objects made from it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);

  return (
    <main
      id="main"
      className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-center justify-center gap-6 px-6 py-32 text-center"
    >
      <PageMeta title={failure.message} description={failure.message} noIndex />
      <p className="font-semibold">{failure.status || messages.shell.alertTitle}</p>
      <h1 className="text-2xl font-bold">{failure.message}</h1>
      <Link to={paths.home()}>{messages.shell.toHome}</Link>
    </main>
  );
}

function failureOf(error: unknown): { status: number; code?: string; message: string } {
  if (error instanceof ApiError) return error;
  if (isRouteErrorResponse(error) && error.status === 404) return { status: 404, message: ERROR_TEXT.CM04 };
  return { status: 500, message: ERROR_TEXT.CM06 };
}
