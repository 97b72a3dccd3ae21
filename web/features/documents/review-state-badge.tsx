import type { ReviewState } from '#shared/boards/review-states.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

const TONE: Record<ReviewState, BadgeTone> = {
  임시저장: 'neutral',
  심사요청: 'accent',
  심사중: 'accent',
  반려: 'danger',
  게시: 'success',
  보관: 'neutral',
};

export function ReviewStateBadge({ state }: { state: ReviewState }) {
  return <Badge tone={TONE[state]}>{state}</Badge>;
}
