import { boardOf } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import type { ReplyPage } from '#shared/contract/boards/reply.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { replyPageAddress } from './reply-page.ts';
import { ReplyComposer } from './reply-composer.tsx';
import { ReplyItem } from './reply-item.tsx';
import { threadsOf } from './reply-threads.ts';
import { useReplyActions } from './use-reply-actions.ts';
import { Link } from '#web/lib/link.tsx';

const text = messages.documents.replies;

/** Replies of a document, with the form for a new one. */
export function ReplySection({ document, replies }: { document: DocumentDetail; replies: ReplyPage }) {
  const { hasAnswers } = boardOf(document.boardType);
  const { list, page, pageCount, totalCount } = replies;
  const actions = useReplyActions(pageCount);
  return (
    <section aria-labelledby="replies" className="mt-14">
      <h2 id="replies" className="border-b border-line pb-4 text-xl font-bold text-ink">
        {hasAnswers ? text.answersHeading : text.heading} <span className="text-accent-ink">{totalCount}</span>
      </h2>
      {list.length === 0 && (
        <p className="border-b border-line py-10 text-center text-ink-muted">
          {hasAnswers ? text.noAnswer : text.none}
        </p>
      )}
      <ul>
        {threadsOf(list).map(({ parent, children }) => (
          <li key={parent.replyId} className="border-b border-line">
            <ReplyItem reply={parent} documentId={document.documentId} actions={actions} />
            {children.length > 0 && (
              <ul className="mb-4 divide-y divide-line rounded-card bg-surface-soft px-4 md:ml-8">
                {children.map((child) => (
                  <li key={child.replyId}>
                    <ReplyItem reply={child} documentId={document.documentId} actions={actions} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <nav aria-label={text.pages} className="flex items-center justify-between gap-4 py-5 text-label">
          {page > 1 ? (
            <Link to={replyPageAddress(page - 1)} className="py-2 hover:underline">
              {text.previousPage}
            </Link>
          ) : (
            <span />
          )}
          <span className="text-ink-muted tabular-nums">{text.pageOf(page, pageCount)}</span>
          {page < pageCount ? (
            <Link to={replyPageAddress(page + 1)} className="py-2 hover:underline">
              {text.nextPage}
            </Link>
          ) : (
            <span />
          )}
        </nav>
      )}
      <ReplyComposer document={document} actions={actions} />
    </section>
  );
}
