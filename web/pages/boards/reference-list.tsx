import { useLoaderData } from 'react-router';
import { CardSkeleton } from '#web/features/documents/list/card-skeleton.tsx';
import { CARD_GRID } from '#web/features/documents/list/card-grid.ts';
import { ListFrame } from '#web/features/documents/list/list-frame.tsx';
import { loadReferences as loader } from '#web/features/references/load-references.ts';
import { ReferenceCard } from '#web/features/references/reference-card.tsx';
import { SelectedReference } from '#web/features/references/selected-reference.tsx';

export { loader };

export function Component() {
  const { result, selected } = useLoaderData<typeof loader>();
  return (
    <ListFrame
      skeleton={<CardSkeleton cards={result.list.length || 3} />}
      before={selected && <SelectedReference reference={selected} />}
    >
      <ul className={CARD_GRID}>
        {result.list.map((document, index) => (
          <li key={document.documentId}>
            <ReferenceCard document={document} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}
