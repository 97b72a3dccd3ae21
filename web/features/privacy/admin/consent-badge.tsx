import type { OutputOf } from '#shared/contract/calls.ts';
import { privacyAdminText } from '#shared/messages/admin/system/privacy.ko.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

type Answer = OutputOf<'/api/v1/admin/consents'>['list'][number]['answer'];

const TONE: Record<Answer, BadgeTone> = { agreed: 'success', refused: 'neutral', withdrawn: 'warning' };

export const ConsentBadge = ({ answer }: { answer: Answer }) => (
  <Badge tone={TONE[answer]}>{privacyAdminText.consents.answers[answer]}</Badge>
);
