import type { LoaderFunctionArgs } from 'react-router';
import { apiFrom } from '#web/lib/loader-context.ts';
import { loadDocument } from '../documents/detail/load-detail.ts';

const SIMILAR = 3;

/** A reference, and others of the same industry. */
export async function loadReference(args: LoaderFunctionArgs) {
  const post = await loadDocument(args);
  const { list } = await apiFrom(args).post(
    '/api/v1/board/list',
    { boardType: 'reference', category: post.category, size: SIMILAR + 1 },
    { signal: args.request.signal },
  );
  return { post, similar: list.filter(({ documentId }) => documentId !== post.documentId).slice(0, SIMILAR) };
}
