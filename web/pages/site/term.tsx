import type { LoaderFunctionArgs } from 'react-router';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import { TERM_KINDS } from '#shared/site/terms.ts';
import { loadTerm } from '#web/features/terms/load-term.ts';
import { TermPage } from '#web/features/terms/term-page.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';

/** A legal text by its kind. Mails about changed terms link to it. */
export function loader(args: LoaderFunctionArgs) {
  const kind = TERM_KINDS.find((known) => known === args.params.kind);
  if (kind === undefined) throw new ApiError(404, 'CM04', ERROR_TEXT.CM04);
  return loadTerm(args, kind);
}

export function Component() {
  return <TermPage />;
}
