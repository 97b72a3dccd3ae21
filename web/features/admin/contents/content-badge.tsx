import type { ContentState } from '#shared/content-states.ts';
import { CONTENT_STATES } from '#shared/content-states.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

const TONE: Record<ContentState, BadgeTone> = {
  published: 'success',
  scheduled: 'accent',
  hidden: 'neutral',
  review: 'warning',
  trash: 'danger',
};

export const ContentBadge = ({ state }: { state: ContentState }) => (
  <Badge tone={TONE[state]}>{CONTENT_STATES[state]}</Badge>
);
