import { useLoaderData } from 'react-router';
import { faqText } from '#shared/messages/boards/faq.ko.ts';
import { paths } from '#shared/paths.ts';
import { DriverLink } from '#web/features/drivers/driver-link.tsx';
import { QuestionJsonLd } from '#web/features/seo/question-json-ld.tsx';
import { FaqAskPrompt } from '#web/features/faq/faq-ask-prompt.tsx';
import { FaqGroups } from '#web/features/faq/faq-groups.tsx';
import { FaqItem } from '#web/features/faq/faq-item.tsx';
import { FaqSkeleton } from '#web/features/faq/faq-skeleton.tsx';
import { loadFaq as loader } from '#web/features/faq/load-faq.ts';
import { printAnswers, usePrintedAnswers } from '#web/features/faq/print-answers.ts';
import { ListFrame } from '#web/features/documents/list/list-frame.tsx';
import { OrderButton } from '#web/features/documents/order/order-button.tsx';
import { useApi, useSettings } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';

export { loader };

/** FAQ list with expandable answers. */
export function Component() {
  const { query, result, opened, texts } = useLoaderData<typeof loader>();
  const api = useApi();
  const { publicUrl } = useSettings();
  // The FAQ that a link opens is shown first if it is not on this page of the list.
  const isElsewhere = opened !== null && !result.list.some(({ documentId }) => documentId === opened.documentId);
  const { isBusy, run } = useBusy();
  usePrintedAnswers(result.list);
  return (
    <ListFrame
      skeleton={<FaqSkeleton rows={result.list.length || result.size} />}
      categoriesOnPhone="columns"
      action={
        <>
          <DriverLink />
          <Button
            variant="secondary"
            className="max-md:hidden noscript:hidden"
            loading={isBusy}
            onClick={() => void run(() => printAnswers(api, result.list))}
          >
            {faqText.print}
          </Button>
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
      {/* For those whose answers could not be loaded, and without JavaScript. */}
      <p className="hidden text-sm text-ink-muted print:block">
        {faqText.printed(publicUrl + paths.boardMarkdown('faq', ''))}
      </p>
      <FaqGroups questions={result.list} isGrouped={query.q === '' && query.sort === 'latest'} opened={opened} />
      <FaqAskPrompt />
    </ListFrame>
  );
}
