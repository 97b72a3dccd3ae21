import type { ContentRow } from '#shared/contract/admin/contents.contract.ts';
import type { ContentState } from '#shared/content-states.ts';
import { CONTENT_STATES } from '#shared/content-states.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Badge } from '#web/ui/badge.tsx';

const TONE: Record<ContentState, BadgeTone> = {
  published: 'success',
  scheduled: 'accent',
  hidden: 'neutral',
  review: 'warning',
  unpublished: 'neutral',
  trash: 'danger',
};

/** Of a product under review or not published, as the market names it. */
export const ContentBadge = ({ state, reviewState }: Pick<ContentRow, 'state' | 'reviewState'>) => (
  <Badge tone={TONE[state]}>{(state !== 'trash' && reviewState) || CONTENT_STATES[state]}</Badge>
);
