import type { LoaderFunctionArgs } from 'react-router';
import { apiFrom } from '../../lib/loader-context.ts';
import { loadList } from '../posts/list/load-list.ts';

/** The questions, and the answer that the address asks for: `?open=` links to one. */
export async function loadFaq(args: LoaderFunctionArgs) {
  const documentId = args.url.searchParams.get('open') ?? '';
  const options = { signal: args.request.signal };
  const [list, opened] = await Promise.all([
    loadList(args),
    documentId === '' ? null : apiFrom(args).post('/api/v1/board/faq-answer', { documentId }, options),
  ]);
  return { ...list, opened };
}
