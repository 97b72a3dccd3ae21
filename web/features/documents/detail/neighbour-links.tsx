import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { paths } from '#shared/paths.ts';
import { PrevNext } from '#web/ui/navigation/prev-next.tsx';

const text = messages.documents.detail;

export function NeighbourLinks({ document }: { document: DocumentDetail }) {
  const linkTo = (neighbour: DocumentDetail['next']) =>
    neighbour && { title: neighbour.title, href: paths.boardDetail(document.boardType, neighbour.documentId) };
  return (
    <div className="no-print mt-14">
      <PrevNext
        label={text.neighbours}
        previousLabel={text.previous}
        nextLabel={text.next}
        previous={linkTo(document.previous)}
        next={linkTo(document.next)}
        noneText={text.noNeighbour}
        renderLink={renderLink}
      />
    </div>
  );
}
