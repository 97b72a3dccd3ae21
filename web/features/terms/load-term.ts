import type { LoaderFunctionArgs } from 'react-router';
import type { TermKind } from '#shared/site/terms.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';

/** Loads a legal text: the version in the URL or the current one, and the changes since `?compare=<version>`. */
export async function loadTerm(args: LoaderFunctionArgs, kind: TermKind) {
  const api = apiFrom(args);
  const { signal } = args.request;
  const search = new URL(args.request.url).searchParams;
  const version = search.get('version') ?? undefined;
  const from = search.get('compare');
  const term = await api.post('/api/v1/site/term', { kind, version }, { signal });
  const diff = from ? await api.post('/api/v1/site/term-diff', { kind, from, to: term.version }, { signal }) : null;
  return { term, diff: diff && { from: from ?? '', lines: diff.lines } };
}
