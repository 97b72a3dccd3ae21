import { ChevronDown, ChevronUp, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DocumentDetail } from '../../../../shared/contract/board.contract.ts';
import { messages } from '../../../../shared/messages.ko.ts';
import { formatDate } from '../../../lib/dates.ts';
import { paths } from '../../../paths.ts';

const text = messages.posts.detail;

/** The newer one above, the older one below, as in the list. */
export function Neighbours({ post }: { post: DocumentDetail }) {
  return (
    <nav aria-label={text.neighbours} className="no-print mt-14">
      <ul className="divide-y divide-line border-y border-line">
        <Neighbour post={post} label={text.next} to={post.next} none={text.noNext}>
          <ChevronUp size={16} aria-hidden="true" />
        </Neighbour>
        <Neighbour post={post} label={text.previous} to={post.previous} none={text.noPrevious}>
          <ChevronDown size={16} aria-hidden="true" />
        </Neighbour>
      </ul>
    </nav>
  );
}

interface NeighbourProps {
  post: DocumentDetail;
  label: string;
  to: DocumentDetail['next'];
  none: string;
  /** The arrow. */
  children: ReactNode;
}

function Neighbour({ post, label, to, none, children }: NeighbourProps) {
  const row = 'flex min-h-14 items-center gap-4 px-1 py-3 text-[15px] md:px-3';
  const name = (
    <span className="flex w-20 shrink-0 items-center gap-1.5 text-ink-muted">
      {children}
      {label}
    </span>
  );
  if (!to) {
    return (
      <li className={row}>
        {name}
        <span className="text-ink-muted">{none}</span>
      </li>
    );
  }
  return (
    <li>
      <Link to={paths.boardDetail(post.boardType, to.documentId)} className={`${row} group hover:bg-surface-soft`}>
        {name}
        {!to.isReadable && (
          <Lock size={15} role="img" aria-label={messages.posts.list.private} className="-mr-2 text-ink-muted" />
        )}
        <span className="min-w-0 flex-1 truncate font-medium text-ink group-hover:text-accent-ink">{to.title}</span>
        <time dateTime={to.publishedAt} className="text-sm text-ink-muted tabular-nums max-md:hidden">
          {formatDate(to.publishedAt)}
        </time>
      </Link>
    </li>
  );
}
