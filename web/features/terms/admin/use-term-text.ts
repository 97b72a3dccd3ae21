import { useCallback, useRef, useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { useApi } from '#web/lib/app-context.tsx';

/** A text as it is stored, and as the editor shows it. */
export type TermText = OutputOf<'/api/v1/admin/term-convert'>;

/** The text being written. What nobody changed stays as it was stored, to the letter. */
export function useTermText(start: TermText) {
  const api = useApi();
  const [html, setHtml] = useState(start.html);
  const converted = useRef(start);

  const toMarkdown = useCallback(
    async (signal?: AbortSignal): Promise<string> => {
      if (converted.current.html !== html) {
        const { markdown } = await api.post('/api/v1/admin/term-convert', { html }, { signal });
        converted.current = { html, markdown };
      }
      return converted.current.markdown;
    },
    [api, html],
  );
  return { html, setHtml, toMarkdown };
}
