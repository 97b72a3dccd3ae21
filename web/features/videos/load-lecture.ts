import type { LoaderFunctionArgs } from 'react-router';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { loadDetail } from '../documents/detail/load-document.ts';

/** A lecture with replies and this member's position. */
export async function loadLecture(args: LoaderFunctionArgs) {
  const documentId = args.params.id ?? '';
  const options = { signal: args.request.signal };
  const [detail, watch] = await Promise.all([
    loadDetail(args),
    apiFrom(args).post('/api/v1/video/watch', { documentId }, options),
  ]);
  // Lectures are never private.
  if (!('document' in detail) || detail.document === null) throw new Error('A lecture cannot be locked');
  return { document: detail.document, replies: detail.replies, related: detail.related, watch };
}
