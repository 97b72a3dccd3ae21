import { useMemo } from 'react';
import type { BoardType } from '#shared/boards.ts';
import { createApi } from '#web/lib/api/api-client.ts';
import { fetchTransport } from '#web/lib/api/fetch-transport.ts';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import type { Draft } from './stored-draft.ts';
import { parseDraft } from './stored-draft.ts';

/** Autosave calls the server at most once in this time. */
const SEND_AFTER_MS = 3_000;
/** Three bytes each: below the 64 kB that the calls of a page being left may have in flight together. */
const KEEPALIVE_MAX_CHARS = 20_000;

export interface RemoteDraft {
  /** Id of this form: drafts of others are not replaced unless its user was told of them. */
  readonly writer: string;
  /** `onOvertaken`: another form has saved its draft there. */
  save(draft: Draft, onOvertaken: () => void): void;
  /** On leaving the page: sends at once what the server may not have. */
  flush(): void;
  find(): Promise<Draft | null>;
  /** The user was told of a draft of this writer: the next save may replace it. */
  tellOf(writer: string | undefined): void;
  /** Whose draft is removed with the registration of the document. */
  writers(): string[];
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
  const writer = Math.random().toString(36).slice(2);
  /** Writer of the draft that the user was told of, until this form has replaced it. */
  let told: string | undefined;
  /** The newest, until the server says that it has it. */
  let unsent: { draft: Draft; onOvertaken: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    unsent = null;
  };
  const send = (isLeaving: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    const sent = unsent;
    if (sent === null) return;
    const content = JSON.stringify(sent.draft);
    // Only on leaving: on a slow line the saves before would use up what the last one may send.
    const keepalive = isLeaving && content.length < KEEPALIVE_MAX_CHARS;
    const onSaved = () => {
      told = undefined;
      if (unsent === sent) unsent = null;
    };
    const onRefused = (error: unknown) => {
      if (!isConflict(error)) return;
      cancel();
      sent.onOvertaken();
    };
    const input = { ...key, content, writer, replaces: told };
    api.post('/api/v1/board/draft-save', input, { keepalive }).then(onSaved, onRefused);
  };
  return {
    writer,
    writers: () => (told === undefined ? [writer] : [writer, told]),
    flush: () => send(true),
    save(draft, onOvertaken) {
      unsent = { draft, onOvertaken };
      timer ??= setTimeout(send, SEND_AFTER_MS, false);
    },
    find: () =>
      api
        .post('/api/v1/board/draft-find', key)
        .then((found) => {
          // Of one that cannot be read, nobody can be told.
          told = found?.writer;
          const draft = parseDraft(found?.content ?? null);
          told = undefined;
          return draft;
        })
        .catch(() => null),
    tellOf(writerThere) {
      told = writerThere;
    },
    cancel,
    remove() {
      cancel();
      return api.post('/api/v1/board/draft-remove', key, { keepalive: true });
    },
  };
}
