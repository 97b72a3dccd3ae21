import type { AnswerState } from '#shared/boards/answer-states.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

const TONE: Record<AnswerState, BadgeTone> = {
  답변대기: 'neutral',
  추가정보요청: 'warning',
  답변완료: 'accent',
  해결: 'success',
  종료: 'neutral',
};

export function AnswerStateBadge({ state }: { state: AnswerState }) {
  return <Badge tone={TONE[state]}>{state}</Badge>;
}
