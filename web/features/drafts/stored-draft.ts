import { LIMITS } from '#shared/limits.ts';
import type { AttachmentSeed } from '#web/features/files/attachment-state.ts';
import type { DocumentValues } from '../documents/form/document-values.ts';

/** Unsaved form content, stored in this browser at once and on the server for other devices. */
export interface Draft {
  /** ISO 8601 in UTC. */
  savedAt: string;
  /** The open form that wrote it; empty for one from before forms had ids. */
  writer: string;
  /** Version of the document that is being edited; 0 for a new one. */
  version: number;
  values: DocumentValues;
  files: AttachmentSeed[];
}

const DAY_MS = 86_400_000;

interface DraftOf {
  loginId: string;
  boardType: string;
  documentId: string | null;
}

/** One key per member and document, because computers are shared. */
export const draftKey = ({ loginId, boardType, documentId }: DraftOf): string =>
  `draft:${loginId}:${boardType}:${documentId ?? 'new'}`;

/** Null if there is no valid draft, or if it is older than the server keeps drafts and their files. */
export function readDraft(key: string, storage?: Pick<Storage, 'getItem'>): Draft | null {
  try {
    const draft = parseDraft((storage ?? localStorage).getItem(key));
    return draft !== null && Date.parse(draft.savedAt) > Date.now() - LIMITS.draftKeptDays * DAY_MS ? draft : null;
  } catch {
    return null;
  }
}

/** @throws if `text` is not JSON. */
export function parseDraft(text: string | null): Draft | null {
  const draft = JSON.parse(text ?? 'null') as Draft | null;
  const isWhole = typeof draft?.values?.body?.html === 'string' && Array.isArray(draft.files);
  return isWhole ? { ...draft, writer: draft.writer ?? '' } : null;
}

/** `overtaken`: another form has saved its draft there. `full`: the browser cannot store it, or its storage is disabled. */
export type DraftSaving = 'saved' | 'overtaken' | 'full';

export interface StoredDraft {
  find(): Draft | null;
  /** The user was told of a draft of this writer: the next save may replace it. */
  tellOf(writer: string | undefined): void;
  save(draft: Draft): DraftSaving;
  /** After registering: leaves the draft of another form. */
  clear(): void;
  remove(): void;
}

/** The draft in this browser, for the form `writer`. */
export function storedDraft(key: string, writer: string): StoredDraft {
  /** Writer of the draft that the user was told of, until this form has replaced it. */
  let told: string | undefined;

  const isOthers = () => {
    const stored = readDraft(key);
    return stored !== null && stored.writer !== writer && stored.writer !== told;
  };
  const remove = () => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is disabled: there is no draft.
    }
  };
  return {
    find: () => readDraft(key),
    tellOf(writerHere) {
      told = writerHere;
    },
    save(draft) {
      if (isOthers()) return 'overtaken';
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        return 'full';
      }
      told = undefined;
      return 'saved';
    },
    clear() {
      if (!isOthers()) remove();
    },
    remove,
  };
}
