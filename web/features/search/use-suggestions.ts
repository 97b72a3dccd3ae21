import { useEffect, useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { useApi } from '#web/lib/app-context.tsx';

type Suggestions = OutputOf<'/api/v1/search/suggest'>;

const NONE: Suggestions = { words: [], titles: [] };
const WAIT_MS = 150;

/** Suggestions for what is being typed, from when they are wanted; a later keystroke takes the place of an earlier one. */
export function useSuggestions(typed: string, isWanted: boolean): Suggestions {
  const api = useApi();
  const [known, setKnown] = useState({ query: '', suggestions: NONE });
  const query = typed.trim();
  const isMissing = isWanted && query !== '' && query !== known.query;
  useEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api
        .post('/api/v1/search/suggest', { query }, { signal: controller.signal })
        .then((suggestions) => setKnown({ query, suggestions }))
        // Suggestions are a courtesy: without them the search works as before.
        .catch(() => undefined);
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, query, isMissing]);
  // Those of the keystroke before stay until the next have come; a list that blinks cannot be read.
  return query === '' ? NONE : known.suggestions;
}
