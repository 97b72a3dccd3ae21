import type { OutputOf } from '#shared/contract/calls.ts';
import { termsText } from '#shared/messages/site/term.ko.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

type State = OutputOf<'/api/v1/site/term'>['versions'][number]['state'];

const TONE: Record<State, BadgeTone> = {
  past: 'neutral',
  current: 'success',
  coming: 'accent',
};

/** Whether a version of a text is in force. */
export const TermBadge = ({ state }: { state: State }) => <Badge tone={TONE[state]}>{termsText.states[state]}</Badge>;
