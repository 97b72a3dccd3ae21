import { useMemo } from 'react';
import type { BoardType } from '#shared/boards.ts';
import { createApi } from '#web/lib/api/api-client.ts';
import { fetchTransport } from '#web/lib/api/fetch-transport.ts';
import type { Draft } from './stored-draft.ts';
import { parseDraft } from './stored-draft.ts';

/** Autosave calls the server at most once in this time. */
const SEND_AFTER_MS = 3_000;
/** Three bytes each: below the 64 kB that a page being left can still send. */
const KEEPALIVE_MAX_CHARS = 20_000;

export interface RemoteDraft {
  save(draft: Draft): void;
  /** Sends at once what waits to be sent. */
  flush(): void;
  find(): Promise<Draft | null>;
  /** Drops what waits to be sent: the server removes the draft of a document with its registration. */
  cancel(): void;
  remove(): Promise<unknown>;
}

/** The draft on the server. Only a removal can fail: otherwise the browser has its own copy. */
export function useRemoteDraft(boardType: BoardType, documentId: string): RemoteDraft {
  return useMemo(() => remoteDraft(boardType, documentId), [boardType, documentId]);
}

function remoteDraft(boardType: BoardType, documentId: string): RemoteDraft {
  const api = createApi(fetchTransport);
  const key = { boardType, documentId };
  let waiting: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = null;
  };
  const flush = () => {
    const draft = waiting;
    cancel();
    if (draft === null) return;
    const content = JSON.stringify(draft);
    const keepalive = content.length < KEEPALIVE_MAX_CHARS;
    api.post('/api/v1/board/draft-save', { ...key, content }, { keepalive }).catch(() => {});
  };
  return {
    flush,
    save(draft) {
      waiting = draft;
      timer ??= setTimeout(flush, SEND_AFTER_MS);
    },
    find: () =>
      api
        .post('/api/v1/board/draft-find', key)
        .then((found) => parseDraft(found?.content ?? null))
        .catch(() => null),
    cancel,
    remove() {
      cancel();
      return api.post('/api/v1/board/draft-remove', key, { keepalive: true });
    },
  };
}
