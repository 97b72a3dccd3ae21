import { useEffect, useSyncExternalStore } from 'react';
import { addRecentWord, noWords, recentWords, subscribe } from './recent-words.ts';

/** The recent words, the one being looked at first. */
export function useRecentWords(current: string): readonly string[] {
  useEffect(() => {
    if (current !== '') addRecentWord(current);
  }, [current]);
  return useSyncExternalStore(subscribe, recentWords, noWords);
}
