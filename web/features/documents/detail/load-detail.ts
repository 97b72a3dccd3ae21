import type { LoaderFunctionArgs } from 'react-router';
import { data, redirect } from 'react-router';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { Reply } from '#shared/contract/boards/reply.contract.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { apiFrom } from '#web/lib/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { boardTypeFrom } from '../board-of-route.ts';

const PRIVATE: ErrorCode = 'BD02';

export type Related = OutputOf<'/api/v1/board/related'>['list'];

interface LoadedDocument {
  /** Null if the document is another member's private one. */
  document: DocumentDetail | null;
  replies: Reply[];
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

/** A document with its replies. */
export async function loadDetail(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const boardType = boardTypeFrom(args);
  const { hasReplies } = boardOf(boardType);
  const documentId = args.params.id ?? '';
  const options = { signal: args.request.signal };
  try {
    const [document, replies, related] = await Promise.all([
      findDocument(args, boardType, documentId),
      hasReplies ? api.post('/api/v1/board/replyList', { documentId }, options) : { list: [] },
      // Only an offer: a document that not everybody may read has none.
      api.post('/api/v1/board/related', { documentId }, options).catch(() => ({ list: [] })),
    ]);
    if (document.boardType !== boardType) throw redirect(paths.boardDetail(document.boardType, documentId));
    return { document, replies: replies.list, related: related.list } satisfies LoadedDocument;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== PRIVATE) throw error;
    const locked: LoadedDocument = { document: null, replies: [], related: [] };
    return data(locked, { status: error.status });
  }
}
