import type { LoaderFunctionArgs } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { loadDetail } from '../documents/detail/load-document.ts';

export type MarketDetail = OutputOf<'/api/v1/market/detail'>;

/** A market item with versions, reviews and replies. */
export async function loadMarketEntry(args: LoaderFunctionArgs) {
  const documentId = args.params.id ?? '';
  const options = { signal: args.request.signal };
  const [detail, market] = await Promise.all([
    loadDetail(args),
    apiFrom(args).post('/api/v1/market/detail', { documentId }, options),
  ]);
  // Market items are never private.
  if (!('document' in detail) || detail.document === null) throw new Error('A market entry cannot be locked');
  return { document: detail.document, replies: detail.replies, related: detail.related, market };
}
