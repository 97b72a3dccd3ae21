import { useMemo } from 'react';
import type { BoardType } from '#shared/boards.ts';
import { createApi } from '#web/lib/api/api-client.ts';
import { fetchTransport } from '#web/lib/api/fetch-transport.ts';
import type { Draft } from './stored-draft.ts';
import { parseDraft } from './stored-draft.ts';

/** Autosave calls the server at most once in this time. */
const SEND_AFTER_MS = 3_000;
/** Three bytes each: below the 64 kB that the calls of a page being left may have in flight together. */
const KEEPALIVE_MAX_CHARS = 20_000;

export interface RemoteDraft {
  save(draft: Draft): void;
  /** On leaving the page: sends at once what the server may not have. */
  flush(): void;
  find(): Promise<Draft | null>;
  /** Drops what the server may not have: it removes the draft of a document with its registration. */
  cancel(): void;
  remove(): Promise<unknown>;
}

/** The draft on the server. Only a removal can fail: otherwise the browser has its own copy. */
export function useRemoteDraft(boardType: BoardType, documentId: string): RemoteDraft {
  return useMemo(() => remoteDraft(boardType, documentId), [boardType, documentId]);
}

export function remoteDraft(boardType: BoardType, documentId: string, api = createApi(fetchTransport)): RemoteDraft {
  const key = { boardType, documentId };
  /** The newest, until the server says that it has it. */
  let unsent: Draft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    unsent = null;
  };
  const send = (isLeaving: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    const draft = unsent;
    if (draft === null) return;
    const content = JSON.stringify(draft);
    // Only on leaving: on a slow line the saves before would use up what the last one may send.
    const keepalive = isLeaving && content.length < KEEPALIVE_MAX_CHARS;
    const onSaved = () => {
      if (unsent === draft) unsent = null;
    };
    api.post('/api/v1/board/draft-save', { ...key, content }, { keepalive }).then(onSaved, () => {});
  };
  return {
    flush: () => send(true),
    save(draft) {
      unsent = draft;
      timer ??= setTimeout(send, SEND_AFTER_MS, false);
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
