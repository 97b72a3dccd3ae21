import { useState } from 'react';

export type StoredDraft<T extends object> = ReturnType<typeof useStoredDraft<T>>;

/** What is typed over stored values. What others store meanwhile replaces it only while nothing is typed. */
export function useStoredDraft<T extends object>(stored: T, updatedAt: string | null) {
  const [draft, setDraft] = useState(stored);
  const [base, setBase] = useState({ values: stored, updatedAt });
  const [loadedAt, setLoadedAt] = useState(updatedAt);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(base.values);

  const restart = () => {
    setDraft(stored);
    setBase({ values: stored, updatedAt });
  };
  if (updatedAt !== loadedAt) {
    setLoadedAt(updatedAt);
    if (!isChanged) restart();
  }

  return {
    draft,
    isChanged,
    /** When the values were stored that the draft began from; detects a concurrent change. */
    baseUpdatedAt: base.updatedAt,
    change: (changes: Partial<T>) => setDraft((now) => ({ ...now, ...changes })),
    /** Takes back what is typed, for the values loaded last. */
    undo: restart,
    /** The draft has been saved: the stored values replace it when they are loaded. */
    confirmSaved: (savedAt: string | null) => setBase({ values: draft, updatedAt: savedAt }),
  };
}
