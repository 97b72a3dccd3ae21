import { boardOf } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { useListLink } from '../use-list-link.ts';
import { LikeButton } from './like-button.tsx';
import { useDeleteDocument } from './use-delete-document.ts';
import { Link } from '#web/lib/link.tsx';

const text = messages.documents.detail;

/** 추천 and 목록, and the actions that this visitor may take. */
export function DocumentActions({ document }: { document: DocumentDetail }) {
  const listLink = useListLink();
  const deleteDocument = useDeleteDocument(document);
  return (
    // On a phone all stand in one row.
    <div className="no-print mt-10 flex justify-between gap-2 border-t border-line pt-5 max-md:[&_.button]:px-3">
      <div className="flex flex-wrap gap-2">
        {boardOf(document.boardType).hasLikes && <LikeButton document={document} />}
        <Link to={listLink} className={buttonClass({ variant: 'secondary' })}>
          {messages.shell.toList}
        </Link>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {document.abilities.readHistory && document.version > 1 && (
          <Link to={paths.boardHistory(document.documentId)} className={buttonClass({ variant: 'ghost' })}>
            {text.history}
          </Link>
        )}
        {document.abilities.update && (
          <Link
            to={paths.boardModify(document.boardType, document.documentId)}
            className={buttonClass({ variant: 'secondary' })}
          >
            {text.edit}
          </Link>
        )}
        {document.abilities.delete && (
          <Button variant="ghost" className="text-danger!" onClick={() => void deleteDocument()}>
            {text.delete}
          </Button>
        )}
      </div>
    </div>
  );
}
