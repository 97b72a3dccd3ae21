import { useLoaderData } from 'react-router';
import { DriverLink } from '#web/features/drivers/driver-link.tsx';
import { QuestionJsonLd } from '#web/features/seo/question-json-ld.tsx';
import { FaqAskPrompt } from '#web/features/faq/faq-ask-prompt.tsx';
import { FaqGroups } from '#web/features/faq/faq-groups.tsx';
import { FaqItem } from '#web/features/faq/faq-item.tsx';
import { FaqSkeleton } from '#web/features/faq/faq-skeleton.tsx';
import { loadFaq as loader } from '#web/features/faq/load-faq.ts';
import { ListFrame } from '#web/features/documents/list/list-frame.tsx';
import { OrderButton } from '#web/features/documents/order/order-button.tsx';

export { loader };

/** FAQ list with expandable answers. */
export function Component() {
  const { query, result, opened, texts } = useLoaderData<typeof loader>();
  // The FAQ that a link opens is shown first if it is not on this page of the list.
  const isElsewhere = opened !== null && !result.list.some(({ documentId }) => documentId === opened.documentId);
  return (
    <ListFrame
      skeleton={<FaqSkeleton rows={result.list.length || result.size} />}
      action={
        <>
          <DriverLink />
          {result.abilities.order && <OrderButton boardType="faq" category={query.category} />}
        </>
      }
      before={
        isElsewhere && (
          <div className="mt-8 border-t border-line">
            <FaqItem key={opened.documentId} question={{ ...opened, isHidden: !opened.isUsed }} opened={opened} />
          </div>
        )
      }
    >
      <QuestionJsonLd questions={texts} />
      <FaqGroups questions={result.list} isGrouped={query.q === '' && query.sort === 'latest'} opened={opened} />
      <FaqAskPrompt />
    </ListFrame>
  );
}
