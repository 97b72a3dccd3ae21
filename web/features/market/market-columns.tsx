import type { OutputOf } from '#shared/contract/calls.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { ReviewStateBadge } from '#web/features/documents/review-state-badge.tsx';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/table.tsx';

type Waiting = OutputOf<'/api/v1/market/queue'>['list'][number];

/** Where an item of the queue is reviewed. */
export const reviewAddress = (documentId: string) => `${paths.adminMarket()}?open=${documentId}`;

const { list: listText } = messages.documents;

export const MARKET_COLUMNS: Column<Waiting>[] = [
  {
    key: 'state',
    label: text.stateTitle,
    className: 'whitespace-nowrap',
    cell: ({ reviewState, hasNewVersion }) =>
      reviewState === '게시' && hasNewVersion ? (
        <Badge tone="accent">{text.queueNewVersion}</Badge>
      ) : (
        reviewState && <ReviewStateBadge state={reviewState} />
      ),
  },
  {
    key: 'title',
    isKept: true,
    label: listText.title,
    className: 'w-full',
    cell: ({ documentId, title }) => (
      <Link to={reviewAddress(documentId)} data-row-link className="font-medium text-ink">
        {title}
      </Link>
    ),
  },
  { key: 'category', label: listText.category, className: 'whitespace-nowrap', cell: ({ category }) => category },
  { key: 'author', label: listText.author, className: 'whitespace-nowrap', cell: ({ authorName }) => authorName },
  {
    key: 'date',
    label: text.queueChangedAt,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ updatedAt }) => formatDateTime(updatedAt),
  },
];
