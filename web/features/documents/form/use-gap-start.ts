import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { BoardType } from '#shared/boards.ts';
import { faqText } from '#shared/messages/boards/faq.ko.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';

type Proposal = OutputOf<'/api/v1/admin/assistant/gap-draft'>;

/**
 * For a new FAQ opened from a group of unanswered questions (`?gap=`): `fill` gets the proposed content, and `link`
 * tells the server which FAQ answers the group, once it is saved. Nothing is stored before.
 */
export function useGapStart(boardType: BoardType, isNew: boolean, fill: (proposal: Proposal) => void) {
  const api = useApi();
  const showFailure = useShowFailure();
  const [search] = useSearchParams();
  const gapId = boardType === 'faq' && isNew ? search.get('gap') : null;
  const latest = useRef({ fill, showFailure });
  useEffect(() => {
    latest.current = { fill, showFailure };
  });
  useEffect(() => {
    if (gapId === null) return;
    const stop = new AbortController();
    api.post('/api/v1/admin/assistant/gap-draft', { gapId }, { signal: stop.signal, tells: 'CM04' }).then(
      (proposal) => latest.current.fill(proposal),
      (error: unknown) => {
        if (!stop.signal.aborted) latest.current.showFailure(error, faqText.noDraft);
      },
    );
    return () => stop.abort();
  }, [api, gapId]);

  return async (documentId: string): Promise<void> => {
    if (gapId === null) return;
    const drafted = { gapId, documentId };
    // Of a group that is gone nobody is told: the FAQ is saved.
    await api
      .post('/api/v1/admin/assistant/gap-drafted', drafted, { tells: 'CM04' })
      .catch((error: unknown) => latest.current.showFailure(error));
  };
}
