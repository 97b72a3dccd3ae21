import { Link } from 'react-router';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { useListLink } from '../use-list-link.ts';
import { useDeleteDocument } from './use-delete-document.ts';

const text = messages.documents.detail;

/** 목록, and the actions that this visitor may take. */
export function DocumentActions({ post }: { post: DocumentDetail }) {
  const listLink = useListLink();
  const deletePost = useDeleteDocument(post);
  return (
    <div className="no-print mt-12 flex justify-between gap-2 border-t border-line pt-6">
      <Link to={listLink} className={buttonClass({ variant: 'secondary' })}>
        {messages.shell.toList}
      </Link>
      <div className="flex flex-wrap justify-end gap-2">
        {post.abilities.readHistory && post.version > 1 && (
          <Link to={paths.boardHistory(post.documentId)} className={buttonClass({ variant: 'ghost' })}>
            {text.history}
          </Link>
        )}
        {post.abilities.update && (
          <Link
            to={paths.boardModify(post.boardType, post.documentId)}
            className={buttonClass({ variant: 'secondary' })}
          >
            {text.edit}
          </Link>
        )}
        {post.abilities.delete && (
          <Button variant="ghost" className="text-danger!" onClick={() => void deletePost()}>
            {text.delete}
          </Button>
        )}
      </div>
    </div>
  );
}
