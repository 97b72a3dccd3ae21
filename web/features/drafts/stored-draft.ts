import { LIMITS } from '#shared/limits.ts';
import type { AttachmentSeed } from '#web/features/files/attachment-state.ts';
import type { DocumentValues } from '../documents/form/document-values.ts';

/** Unsaved form content, stored in this browser at once and on the server for other devices. */
export interface Draft {
  /** ISO 8601 in UTC. */
  savedAt: string;
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
  return isWhole ? draft : null;
}

/** Returns false if the browser cannot store it: storage full or disabled. */
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
    // Storage is disabled: there is no draft.
  }
}
