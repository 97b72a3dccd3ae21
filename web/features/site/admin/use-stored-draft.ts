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
    /** Only what was typed: over what a colleague stored meanwhile, it leaves the rest as it is. */
    over: (newest: T): T => ({ ...newest, ...changesOf(base.values, draft) }),
    /** When the values were stored that the draft began from; detects a concurrent change. */
    baseUpdatedAt: base.updatedAt,
    change: (changes: Partial<T>) => setDraft((now) => ({ ...now, ...changes })),
    /** Takes back what is typed, for the values loaded last. */
    undo: restart,
    /** The draft has been saved: the stored values replace it when they are loaded. */
    confirmSaved: (savedAt: string | null) => setBase({ values: draft, updatedAt: savedAt }),
  };
}

const changesOf = <T extends object>(before: T, after: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof T])),
  ) as Partial<T>;
