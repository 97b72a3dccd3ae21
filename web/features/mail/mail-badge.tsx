import type { OutputOf } from '#shared/contract/calls.ts';
import { outboxText } from '#shared/messages/admin/system/outbox.ko.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

type Status = OutputOf<'/api/v1/admin/outbox'>['list'][number]['status'];

const TONE: Record<Status, BadgeTone> = { waiting: 'warning', sent: 'success', filed: 'warning', failed: 'danger' };

export const MailBadge = ({ status }: { status: Status }) => (
  <Badge tone={TONE[status]}>{outboxText.status[status]}</Badge>
);
