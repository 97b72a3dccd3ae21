import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../shared/contract/calls.ts';
import { useApi } from '../../lib/app-context.tsx';

type Suggestions = OutputOf<'/api/v1/search/suggest'>;

const NONE: Suggestions = { words: [], titles: [] };
const WAIT_MS = 150;

/** Suggestions for what is being typed; a later keystroke takes the place of an earlier one. */
export function useSuggestions(typed: string, isWanted: boolean): Suggestions {
  const api = useApi();
  const [suggestions, setSuggestions] = useState(NONE);
  const query = isWanted ? typed.trim() : '';
  useEffect(() => {
    if (query === '') return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api
        .post('/api/v1/search/suggest', { query }, { signal: controller.signal })
        .then(setSuggestions)
        // Suggestions are a courtesy: without them the search works as before.
        .catch(() => undefined);
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, query]);
  return query === '' ? NONE : suggestions;
}
