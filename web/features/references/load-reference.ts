import type { LoaderFunctionArgs } from 'react-router';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { loadDocument } from '../documents/detail/load-document.ts';

const SIMILAR = 3;

/** A reference, and others: those of the same industry first, then the newest. */
export async function loadReference(args: LoaderFunctionArgs) {
  const document = await loadDocument(args);
  const listOf = (category: string, size: number) =>
    apiFrom(args).post(
      '/api/v1/board/list',
      { boardType: 'reference', category, size },
      { signal: args.request.signal },
    );
  const [same, newest] = await Promise.all([listOf(document.category, SIMILAR + 1), listOf('', 2 * SIMILAR + 1)]);
  const others = new Map([...same.list, ...newest.list].map((other) => [other.documentId, other]));
  others.delete(document.documentId);
  return { document, similar: [...others.values()].slice(0, SIMILAR) };
}
