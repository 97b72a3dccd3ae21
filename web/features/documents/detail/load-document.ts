import type { LoaderFunctionArgs } from 'react-router';
import { data, redirect } from 'react-router';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { ReplyPage } from '#shared/contract/boards/reply.contract.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { boardTypeFrom } from '../route-board.ts';
import { replyPageOf } from '../../replies/reply-page.ts';

const PRIVATE: ErrorCode = 'BD02';

export type Related = OutputOf<'/api/v1/board/related'>['list'];

interface LoadedDocument {
  /** Null if the document is another member's private one. */
  document: DocumentDetail | null;
  replies: ReplyPage;
  related: Related;
}

/** Loads a document of a board without private documents. A document of another board redirects to its own page. */
export async function loadDocument(args: LoaderFunctionArgs): Promise<DocumentDetail> {
  const boardType = boardTypeFrom(args);
  const documentId = args.params.id ?? '';
  const document = await findDocument(args, boardType, documentId);
  if (document.boardType !== boardType) throw redirect(paths.boardDetail(document.boardType, documentId));
  return document;
}

function findDocument(args: LoaderFunctionArgs, boardType: BoardType, documentId: string): Promise<DocumentDetail> {
  const api = apiFrom(args);
  const options = { signal: args.request.signal };
  return boardOf(boardType).detailAccess === 'public'
    ? api.post('/api/v1/board/detail-free', { documentId }, options)
    : api.post('/api/v1/board/detail', { documentId }, options);
}

const NO_REPLIES: ReplyPage = { list: [], page: 1, pageCount: 0, totalCount: 0 };

/** A document with its replies. */
export async function loadDetail(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const boardType = boardTypeFrom(args);
  const { hasReplies } = boardOf(boardType);
  const documentId = args.params.id ?? '';
  const options = { signal: args.request.signal };
  const page = replyPageOf(new URL(args.request.url).searchParams);
  try {
    const [document, replies, related] = await Promise.all([
      findDocument(args, boardType, documentId),
      hasReplies ? api.post('/api/v1/board/replyList', { documentId, page }, options) : NO_REPLIES,
      // Only an offer: a document that not everybody may read has none.
      api.post('/api/v1/board/related', { documentId }, options).catch(() => ({ list: [] })),
    ]);
    if (document.boardType !== boardType) throw redirect(paths.boardDetail(document.boardType, documentId));
    return { document, replies, related: related.list } satisfies LoadedDocument;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== PRIVATE) throw error;
    const locked: LoadedDocument = { document: null, replies: NO_REPLIES, related: [] };
    return data(locked, { status: error.status });
  }
}
