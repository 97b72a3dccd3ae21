import { useEffect, useSyncExternalStore } from 'react';

const KEY = 'recentSearches';
const MOST = 8;
const NONE: readonly string[] = [];

/** Last searches in this browser, newest first, as a store for `useSyncExternalStore`. Never sent to the server. */
let words: readonly string[] | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const recentWords = (): readonly string[] => (words ??= read());

/** Value on the server and until hydration. */
const noWords = (): readonly string[] => NONE;

const addRecentWord = (word: string): void =>
  store([word, ...recentWords().filter((other) => other !== word)].slice(0, MOST));

/** The recent words, with the current one first; '' if it found nothing. */
export function useRecentWords(current: string): readonly string[] {
  useEffect(() => {
    if (current !== '') addRecentWord(current);
  }, [current]);
  return useSyncExternalStore(subscribe, recentWords, noWords);
}

export const removeRecentWord = (word: string): void => store(recentWords().filter((other) => other !== word));

export const removeRecentWords = (): void => store(NONE);

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, MOST) : NONE;
  } catch {
    // Not readable or not allowed: no recent words.
    return NONE;
  }
}

function store(changed: readonly string[]): void {
  words = changed;
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // Storage is full or disabled: the words last until the page is left.
  }
  for (const listener of listeners) listener();
}
