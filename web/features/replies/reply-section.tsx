import { boardOf } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import type { ReplyPage } from '#shared/contract/boards/reply.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { ReplyComposer } from './reply-composer.tsx';
import { ReplyItem } from './reply-item.tsx';
import { ReplyPages } from './reply-pages.tsx';
import { threadsOf } from './reply-threads.ts';
import { useReplyActions } from './use-reply-actions.ts';

const text = messages.documents.replies;

/** Replies of a document, with the form for a new one. */
export function ReplySection({ document, replies }: { document: DocumentDetail; replies: ReplyPage }) {
  const { hasAnswers } = boardOf(document.boardType);
  const { list, pageCount, totalCount } = replies;
  const actions = useReplyActions(pageCount);
  return (
    <section aria-labelledby="replies" className="mt-10">
      <h2 id="replies" className="border-b border-line pb-4 text-xl font-bold text-ink">
        {hasAnswers ? text.answersHeading : text.heading} <span className="text-accent-ink">{totalCount}</span>
      </h2>
      {/* Where one may comment, the form itself says that there is none yet. */}
      {list.length === 0 && (hasAnswers || !document.abilities.reply) && (
        <p className="border-b border-line py-6 text-ink-muted">{hasAnswers ? text.noAnswer : text.none}</p>
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
      <ReplyPages replies={replies} />
      <ReplyComposer document={document} actions={actions} replyCount={totalCount} />
    </section>
  );
}
