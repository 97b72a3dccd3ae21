import type { LoaderFunctionArgs } from 'react-router';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { loadDocuments } from '../documents/list/address/load-documents.ts';

/** Number of answers in the page's structured data; /faq.md has all. */
const RENDERED_ANSWERS = 20;

/** Loads the list, and the answer that `?open=<id>` asks for. */
export async function loadFaq(args: LoaderFunctionArgs) {
  const documentId = args.url.searchParams.get('open') ?? '';
  const api = apiFrom(args);
  const options = { signal: args.request.signal };
  const [list, opened] = await Promise.all([
    loadDocuments(args),
    documentId === '' ? null : api.post('/api/v1/board/faq-answer', { documentId }, options),
  ]);
  // Answers for search engines, in the server-rendered page only. The browser loads an answer when it is opened.
  const rendered = import.meta.env.SSR ? list.result.list.slice(0, RENDERED_ANSWERS) : [];
  const documentIds = rendered.map((question) => question.documentId);
  const { list: texts } =
    documentIds.length === 0 ? { list: [] } : await api.post('/api/v1/board/faq-texts', { documentIds }, options);
  return { ...list, opened, texts };
}
