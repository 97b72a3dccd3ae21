import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { cx } from '#web/ui/cx.ts';
import { formatCount } from '#shared/text/count.ts';

/** Toggle. For visitors without a login the refused call opens the login dialog. */
export function LikeButton({ document }: { document: Pick<DocumentDetail, 'documentId' | 'isLiked' | 'likeCount'> }) {
  const api = useApi();
  const [like, setLike] = useState({ isLiked: document.isLiked, likeCount: document.likeCount });
  const { isBusy, run } = useBusy();

  const toggle = () =>
    run(async () => setLike(await api.post('/api/v1/board/like', { documentId: document.documentId })));

  return (
    <button
      type="button"
      aria-pressed={like.isLiked}
      aria-disabled={isBusy}
      onClick={() => !isBusy && void toggle()}
      className={cx(
        'no-print inline-flex h-11 items-center gap-2 rounded-full border px-5 font-semibold transition-colors',
        like.isLiked
          ? 'border-accent bg-accent-soft text-accent-ink'
          : 'border-line-strong bg-surface text-ink-soft hover:border-ink-muted hover:text-ink',
      )}
    >
      <ThumbsUp size={18} aria-hidden="true" fill={like.isLiked ? 'currentColor' : 'none'} />
      {messages.documents.detail.like}
      <span className="tabular-nums">{formatCount(like.likeCount)}</span>
    </button>
  );
}
