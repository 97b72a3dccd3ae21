import { LIMITS } from '#shared/limits.ts';
import type { AttachmentSeed } from '#web/features/files/attachment-state.ts';
import type { DocumentValues } from '../document-values.ts';

/** What was being written: kept in this browser at once, and on the server for the next one. */
export interface Draft {
  /** ISO 8601 in UTC. */
  savedAt: string;
  /** Of the document that it changes, as it was read; 0 for a new one. */
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

/** One per member and document: people share computers. */
export const draftKey = ({ loginId, boardType, documentId }: DraftOf): string =>
  `draft:${loginId}:${boardType}:${documentId ?? 'new'}`;

/** Null when there is none, none that can be read, or one that the server has let go by now, with its files. */
export function readDraft(key: string, storage: Pick<Storage, 'getItem'> = localStorage): Draft | null {
  try {
    const draft = parseDraft(storage.getItem(key));
    return draft !== null && Date.parse(draft.savedAt) > Date.now() - LIMITS.draftKeptDays * DAY_MS ? draft : null;
  } catch {
    return null;
  }
}

/** @throws when it is no JSON at all. */
export function parseDraft(text: string | null): Draft | null {
  const draft = JSON.parse(text ?? 'null') as Draft | null;
  const isWhole = typeof draft?.values?.body?.html === 'string' && Array.isArray(draft.files);
  return isWhole ? draft : null;
}

/** False when the browser keeps nothing: storage full or switched off. */
export function writeDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that is switched off holds no draft.
  }
}
