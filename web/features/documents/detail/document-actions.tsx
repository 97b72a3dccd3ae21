import { boardOf } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useListLink } from '../use-list-link.ts';
import { LikeButton } from './like-button.tsx';
import { useDeleteDocument } from './use-delete-document.ts';
import { Link } from '#web/lib/link.tsx';

const text = messages.documents.detail;
/** All stand in one row on a phone. */
const NARROW = 'max-md:px-3!';

/** 추천 and 목록, and the actions that this visitor may take. */
export function DocumentActions({ document }: { document: DocumentDetail }) {
  const listLink = useListLink();
  const deleteDocument = useDeleteDocument(document);
  return (
    <div className="no-print mt-10 flex justify-between gap-2 border-t border-line pt-5">
      <div className="flex flex-wrap gap-2">
        {boardOf(document.boardType).hasLikes && <LikeButton document={document} />}
        <Link to={listLink} className={cx(buttonClass({ variant: 'secondary' }), NARROW)}>
          {messages.shell.toList}
        </Link>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {document.abilities.readHistory && document.version > 1 && (
          <Link to={paths.boardHistory(document.documentId)} className={cx(buttonClass({ variant: 'ghost' }), NARROW)}>
            {text.history}
          </Link>
        )}
        {document.abilities.update && (
          <Link
            to={paths.boardModify(document.boardType, document.documentId)}
            className={cx(buttonClass({ variant: 'secondary' }), NARROW)}
          >
            {text.edit}
          </Link>
        )}
        {document.abilities.delete && (
          <Button variant="ghost" className={cx('text-danger!', NARROW)} onClick={() => void deleteDocument()}>
            {text.delete}
          </Button>
        )}
      </div>
    </div>
  );
}
