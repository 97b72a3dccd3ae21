import { useEffect, useSyncExternalStore } from 'react';
import { addRecentWord, noWords, recentWords, subscribe } from './recent-words.ts';

/** The recent words, with the current one first. */
export function useRecentWords(current: string): readonly string[] {
  useEffect(() => {
    if (current !== '') addRecentWord(current);
  }, [current]);
  return useSyncExternalStore(subscribe, recentWords, noWords);
}
