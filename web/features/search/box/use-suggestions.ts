import { useEffect, useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { LIMITS } from '#shared/limits.ts';
import { useApi } from '#web/lib/app-context.tsx';

type Suggestions = OutputOf<'/api/v1/search/suggest'>;

const NONE: Suggestions = { words: [], titles: [] };
const WAIT_MS = 150;

/** Suggestions for the typed text, when `isWanted`. A newer keystroke cancels the pending call. */
export function useSuggestions(typed: string, isWanted: boolean): Suggestions {
  const api = useApi();
  const [known, setKnown] = useState({ query: '', suggestions: NONE });
  const query = typed.trim().slice(0, LIMITS.keywordMaxChars);
  const isMissing = isWanted && query !== '' && query !== known.query;
  useEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api
        .post('/api/v1/search/suggest', { query }, { signal: controller.signal })
        .then((suggestions) => setKnown({ query, suggestions }))
        // Ignored: the search works without suggestions.
        .catch(() => undefined);
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, query, isMissing]);
  // The previous suggestions stay until the next ones arrive, to avoid flicker.
  return query === '' ? NONE : known.suggestions;
}
