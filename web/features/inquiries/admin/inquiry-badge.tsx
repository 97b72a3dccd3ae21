import type { InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

const TONE: Record<InquiryStatus, BadgeTone> = {
  접수: 'warning',
  확인: 'neutral',
  연락완료: 'accent',
  진행중: 'accent',
  완료: 'success',
  보류: 'neutral',
};

export const InquiryBadge = ({ status }: { status: InquiryStatus }) => <Badge tone={TONE[status]}>{status}</Badge>;
