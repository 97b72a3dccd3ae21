import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

type Status = OutputOf<'/api/v1/admin/assistant/conversation'>['messages'][number]['status'];

const TONE: Record<Status, BadgeTone> = {
  asked: 'neutral',
  answered: 'success',
  unanswered: 'warning',
  interrupted: 'neutral',
  failed: 'danger',
};

/** What became of a question. */
export const ConversationBadge = ({ status }: { status: Status }) => (
  <Badge tone={TONE[status]}>{chatConsoleText.conversations.states[status]}</Badge>
);
