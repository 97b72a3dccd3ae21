import { useLoaderData } from 'react-router';
import { VideoJsonLd } from '#web/features/seo/video-json-ld.tsx';
import { CardSkeleton } from '#web/features/documents/list/card-skeleton.tsx';
import { CARD_GRID } from '#web/features/documents/list/card-grid.ts';
import { ListFrame } from '#web/features/documents/list/list-frame.tsx';
import { loadDocuments as loader } from '#web/features/documents/list/address/load-documents.ts';
import { LoginRequiredMark } from '#web/features/documents/list/login-required-mark.tsx';
import { OrderButton } from '#web/features/documents/order/order-button.tsx';
import { VideoCard } from '#web/features/videos/video-card.tsx';

export { loader };

export function Component() {
  const { query, result } = useLoaderData<typeof loader>();
  return (
    <ListFrame
      skeleton={<CardSkeleton cards={result.list.length || 3} />}
      mark={<LoginRequiredMark boardType="videoTutorial" />}
      action={result.abilities.order && <OrderButton boardType="videoTutorial" category={query.category} />}
    >
      <VideoJsonLd lectures={result.list} />
      <ul className={CARD_GRID}>
        {result.list.map((document, index) => (
          <li key={document.documentId}>
            <VideoCard document={document} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </ListFrame>
  );
}
