import { faqText as text } from '#shared/messages/boards/faq.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { useToast } from '#web/lib/app-context.tsx';
import { copyText } from '#web/lib/copy-text.ts';
import { paths } from '#shared/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { useDeleteDocument } from '../documents/detail/use-delete-document.ts';
import type { Answer } from './faq-item.tsx';
import { FaqVote } from './faq-vote.tsx';
import { Link } from '#web/lib/link.tsx';

/** Answer of an opened FAQ, with its actions. */
export function FaqAnswer({ answer }: { answer: Answer }) {
  const toast = useToast();
  const deletePost = useDeleteDocument(answer);
  const copyLink = async () => {
    const isCopied = await copyText(location.origin + paths.boardDetail('faq', answer.documentId));
    if (isCopied) toast.success(messages.documents.detail.linkCopied);
    else toast.error(messages.documents.detail.linkNotCopied);
  };
  return (
    <>
      <RichText html={answer.bodyHtml} />
      <div className="no-print mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
        <FaqVote documentId={answer.documentId} vote={answer.vote} />
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
          <span>{text.views(answer.viewCount)}</span>
          <Button size="small" variant="ghost" onClick={() => void copyLink()}>
            {text.copyLink}
          </Button>
          {answer.abilities.update && (
            <Link
              to={paths.boardModify('faq', answer.documentId)}
              className={buttonClass({ size: 'small', variant: 'ghost' })}
            >
              {messages.documents.detail.edit}
            </Link>
          )}
          {answer.abilities.delete && (
            <Button size="small" variant="ghost" className="text-danger!" onClick={() => void deletePost()}>
              {messages.documents.detail.delete}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
