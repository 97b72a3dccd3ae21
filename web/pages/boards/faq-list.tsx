import { useLoaderData } from 'react-router';
import { DriverLink } from '../../features/drivers/driver-link.tsx';
import { QuestionData } from '../../features/found/question-data.tsx';
import { FaqItem } from '../../features/faq/faq-item.tsx';
import { FaqSkeleton } from '../../features/faq/faq-skeleton.tsx';
import { loadFaq as loader } from '../../features/faq/load-faq.ts';
import { ListFrame } from '../../features/posts/list/list-frame.tsx';
import { OrderButton } from '../../features/posts/order/order-button.tsx';

export { loader };

/** Questions that open to their answers. */
export function Component() {
  const { query, result, opened, texts } = useLoaderData<typeof loader>();
  // The question that a link leads to stands first when it is on another page of the list.
  const isElsewhere = opened !== null && !result.list.some(({ documentId }) => documentId === opened.documentId);
  return (
    <ListFrame
      skeleton={<FaqSkeleton rows={result.list.length || result.size} />}
      action={result.abilities.order && <OrderButton boardType="faq" category={query.category} />}
      before={
        <>
          <DriverLink />
          {isElsewhere && (
            <div className="mt-8 border-t border-line">
              <FaqItem key={opened.documentId} question={{ ...opened, isHidden: !opened.isUsed }} opened={opened} />
            </div>
          )}
        </>
      }
    >
      <QuestionData questions={texts} />
      <div className="border-t border-line">
        {result.list.map((question) => (
          <FaqItem
            key={question.documentId}
            question={question}
            opened={opened?.documentId === question.documentId ? opened : null}
          />
        ))}
      </div>
    </ListFrame>
  );
}
