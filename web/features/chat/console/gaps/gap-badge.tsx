import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

type State = OutputOf<'/api/v1/admin/assistant/gaps'>['list'][number]['state'];

const TONE: Record<State, BadgeTone> = {
  open: 'warning',
  drafted: 'accent',
  asking: 'accent',
  answered: 'success',
  missed: 'danger',
  dismissed: 'neutral',
};

export const GapBadge = ({ state }: { state: State }) => (
  <Badge tone={TONE[state]}>{chatConsoleText.gaps.states[state]}</Badge>
);
