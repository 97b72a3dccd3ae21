import { useState } from 'react';

/** What is typed over stored values. Once they are saved (`updatedAt`), the draft starts from them anew. */
export function useStoredDraft<T extends object>(stored: T, updatedAt: string | null) {
  const [draft, setDraft] = useState(stored);
  const [readAt, setReadAt] = useState(updatedAt);
  if (updatedAt !== readAt) {
    setReadAt(updatedAt);
    setDraft(stored);
  }
  return {
    draft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(stored),
    change: (changes: Partial<T>) => setDraft((now) => ({ ...now, ...changes })),
    undo: () => setDraft(stored),
  };
}
