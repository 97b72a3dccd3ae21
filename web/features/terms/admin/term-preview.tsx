import { useEffect, useState } from 'react';
import type { InputOf, OutputOf } from '#shared/contract/calls.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { DiffLines } from '#web/ui/difference/diff-lines.tsx';

interface Compared extends Omit<InputOf<'/api/v1/admin/term-preview'>, 'markdown'> {
  toMarkdown: (signal: AbortSignal) => Promise<string>;
}

/** Preview rendered by the server, so that it equals the published page. */
export function TermPreview(compared: Compared) {
  const preview = usePreview(compared);
  return preview ? <RichText html={preview.bodyHtml} /> : <Spinner />;
}

/** Differences from the previous version. */
export function TermDiff(compared: Compared) {
  const preview = usePreview(compared);
  return preview ? <DiffLines lines={preview.lines} /> : <Spinner />;
}

function usePreview({ kind, from, toMarkdown }: Compared) {
  const api = useApi();
  const showFailure = useShowFailure();
  const [preview, setPreview] = useState<OutputOf<'/api/v1/admin/term-preview'> | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    toMarkdown(stop.signal)
      .then((markdown) => api.post('/api/v1/admin/term-preview', { kind, from, markdown }, { signal: stop.signal }))
      .then(setPreview)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) showFailure(error);
      });
    return () => stop.abort();
    // Deliberately incomplete: the panel is mounted only while visible, and nothing changes meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- reloaded when the text changes, not with each render
  }, [kind, from, toMarkdown]);
  return preview;
}
