import { useLoaderData } from 'react-router';
import { MarketCard } from '#web/features/market/market-card.tsx';
import { CardSkeleton } from '#web/features/documents/list/card-skeleton.tsx';
import { CARD_GRID } from '#web/features/documents/list/card-grid.ts';
import { ListFrame } from '#web/features/documents/list/list-frame.tsx';
import { loadDocuments as loader } from '#web/features/documents/list/address/load-documents.ts';
import { LoginRequiredMark } from '#web/features/documents/list/login-required-mark.tsx';

export { loader };

export function Component() {
  const { result } = useLoaderData<typeof loader>();
  return (
    <ListFrame
      skeleton={<CardSkeleton cards={result.list.length || 3} />}
      mark={<LoginRequiredMark boardType="market" />}
    >
      <ul className={CARD_GRID}>
        {result.list.map((document, index) => (
          <li key={document.documentId}>
            <MarketCard document={document} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}
