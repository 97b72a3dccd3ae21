import { ArrowUpRight } from 'lucide-react';
import type { BoardType } from '#shared/boards.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';

/** From what is open of a queue to the page that visitors see of it. */
export const ToDocument = ({ boardType, documentId }: { boardType: BoardType; documentId: string }) => (
  <Link
    to={paths.boardDetail(boardType, documentId)}
    className="mt-5 inline-flex h-9 items-center gap-1 text-sm text-ink-soft hover:text-ink hover:underline"
  >
    {adminText.queue.toDocument}
    <ArrowUpRight size={15} aria-hidden="true" />
  </Link>
);
