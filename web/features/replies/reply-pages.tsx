import type { ReplyPage } from '#shared/contract/boards/reply.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { Link } from '#web/lib/link.tsx';
import { replyPageAddress } from './reply-page.ts';

const text = messages.documents.replies;

interface ReplyPagesProps {
  replies: Pick<ReplyPage, 'page' | 'pageCount'>;
  /** The document where a list page has it open. */
  open?: string;
}

/** Links to the pages before and after; nothing where there is one page. */
export function ReplyPages({ replies: { page, pageCount }, open }: ReplyPagesProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={text.pages} className="flex items-center justify-between gap-4 py-5 text-label">
      {page > 1 ? (
        <Link to={replyPageAddress(page - 1, open)} className="py-2 hover:underline">
          {text.previousPage}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-ink-muted tabular-nums">{text.pageOf(page, pageCount)}</span>
      {page < pageCount ? (
        <Link to={replyPageAddress(page + 1, open)} className="py-2 hover:underline">
          {text.nextPage}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
