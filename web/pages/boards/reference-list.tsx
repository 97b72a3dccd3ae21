import { useLoaderData } from 'react-router';
import { CardSkeleton } from '../../features/posts/list/card-skeleton.tsx';
import { CARD_GRID } from '../../features/posts/list/card-grid.ts';
import { ListFrame } from '../../features/posts/list/list-frame.tsx';
import { loadReferences as loader } from '../../features/references/load-references.ts';
import { ReferenceCard } from '../../features/references/reference-card.tsx';
import { SelectedReference } from '../../features/references/selected-reference.tsx';

export { loader };

/** Customers' stories as cards. */
export function Component() {
  const { result, selected } = useLoaderData<typeof loader>();
  return (
    <ListFrame
      skeleton={<CardSkeleton cards={result.list.length || 3} />}
      before={selected && <SelectedReference reference={selected} />}
    >
      <ul className={CARD_GRID}>
        {result.list.map((post, index) => (
          <li key={post.documentId}>
            <ReferenceCard post={post} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}
