import { useEffect, useRef } from 'react';
import { handoverText } from '#shared/messages/chat/handover.ko.ts';
import { useToast } from '#web/lib/app-context.tsx';
import type { HandoverPlace, Turn } from './stored-handover.ts';
import { claimHandover } from './stored-handover.ts';

/**
 * For a form: calls `fill` once with the stored conversation, if there is one. Null disables it. `opening` changes when
 * a form that adds to its text is opened again while it is in view.
 */
export function useHandover(
  place: HandoverPlace | null,
  fill: (turns: readonly Turn[]) => void,
  opening: string | null = null,
): void {
  const toast = useToast();
  const latest = useRef(fill);
  useEffect(() => {
    latest.current = fill;
  });
  useEffect(() => {
    const turns = place && claimHandover(place);
    if (!turns) return;
    latest.current(turns);
    toast.success(handoverText.filled);
  }, [place, opening, toast]);
}
