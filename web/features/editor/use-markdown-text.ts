import { useCallback, useRef, useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { useApi } from '#web/lib/app-context.tsx';

/** Calls that turn what is stored into what the editor shows, and back. */
type ConvertPath = '/api/v1/admin/term-convert' | '/api/v1/admin/assistant/pin-convert';

/** A text as it is stored, and as the editor shows it. */
export type MarkdownText = OutputOf<ConvertPath>;

/** The text being written. What nobody changed stays as it was stored, to the letter. */
export function useMarkdownText(path: ConvertPath, start: MarkdownText) {
  const api = useApi();
  const [html, setHtml] = useState(start.html);
  const converted = useRef(start);

  const toMarkdown = useCallback(
    async (signal?: AbortSignal): Promise<string> => {
      if (converted.current.html !== html) {
        const { markdown } = await api.post(path, { html }, { signal });
        converted.current = { html, markdown };
      }
      return converted.current.markdown;
    },
    [api, html, path],
  );
  return { html, setHtml, toMarkdown };
}
