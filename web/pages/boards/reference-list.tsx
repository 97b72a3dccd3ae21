import { useLoaderData } from 'react-router';
import { CardSkeleton } from '../../features/posts/list/card-skeleton.tsx';
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
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {result.list.map((post, index) => (
          <li key={post.documentId}>
            <ReferenceCard post={post} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}
