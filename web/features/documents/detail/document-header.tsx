import { ChevronLeft, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { boardOf } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { formatDate, formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { AnswerStateBadge } from '../answer-state-badge.tsx';
import { useListLink } from '../use-list-link.ts';
import { CopyLinkButton } from './copy-link-button.tsx';

const text = messages.documents.detail;

/** `lead` is shown beside the category, such as the customer's name. */
export function DocumentHeader({ post, lead }: { post: DocumentDetail; lead?: string }) {
  const listLink = useListLink();
  return (
    <header className="border-b border-line pb-6 md:pb-8">
      <Link
        to={listLink}
        className="-ml-1 inline-flex h-11 items-center gap-1 text-label font-medium text-ink-muted hover:text-ink"
      >
        <ChevronLeft size={18} aria-hidden="true" />
        {boardOf(post.boardType).name}
      </Link>
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        <span className="text-label font-semibold text-accent-ink">{post.category}</span>
        {lead && <span className="text-label text-ink-soft">{lead}</span>}
        {post.answerState && <AnswerStateBadge state={post.answerState} />}
        {post.isHidden && <Badge tone="warning">{post.reviewState ?? text.hidden}</Badge>}
        {post.isPrivate && (
          <Badge>
            <Lock size={13} aria-hidden="true" />
            {messages.documents.list.private}
          </Badge>
        )}
        {post.isScheduled && <Badge tone="warning">{text.scheduled(formatDateTime(post.publishedAt))}</Badge>}
      </div>
      <h1 className="mt-3 text-[1.625rem] font-bold text-ink md:text-[2.125rem]">{post.title}</h1>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-label text-ink-muted">
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <span className="font-medium text-ink-soft">{post.authorName}</span>
          <time dateTime={post.publishedAt}>{formatDateTime(post.publishedAt)}</time>
          <UpdatedAt post={post} />
          <span>{text.views(post.viewCount)}</span>
        </p>
        <CopyLinkButton />
      </div>
    </header>
  );
}

/** Date of the last change, unless it is the day of publication. */
function UpdatedAt({ post }: { post: DocumentDetail }) {
  const updated = formatDate(post.updatedAt);
  if (post.updatedAt < post.publishedAt || updated === formatDate(post.publishedAt)) return null;
  return <time dateTime={post.updatedAt}>{text.updated(updated)}</time>;
}
