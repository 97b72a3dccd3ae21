import { useEffect, useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { faqText as text } from '#shared/messages/boards/faq.ko.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { FaqAnswer } from './faq-answer.tsx';
import { Link } from '#web/lib/link.tsx';

export type Answer = OutputOf<'/api/v1/board/faq-answer'>;

interface Question {
  documentId: string;
  category: string;
  title: string;
  isHidden: boolean;
}

interface FaqItemProps {
  question: Question;
  /** False where a heading names it. */
  showsCategory?: boolean;
  /** Initially open, with the answer loaded by the page. */
  opened?: Answer | null;
}

/** One FAQ; the answer loads when opened. Without JavaScript the question is a link. */
export function FaqItem({ question, showsCategory = true, opened = null }: FaqItemProps) {
  const api = useApi();
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(opened);

  // A page that is loaded as a whole; navigations scroll by themselves (shell/scroll/scroll-reset.ts).
  useEffect(() => {
    if (opened !== null) document.getElementById(question.documentId)?.scrollIntoView();
  }, [opened, question.documentId]);

  const load = async () => {
    try {
      setAnswer(await api.post('/api/v1/board/faq-answer', { documentId: question.documentId }));
    } catch {
      setAnswer('failed');
    }
  };

  return (
    <Disclosure
      id={question.documentId}
      defaultOpen={opened !== null}
      onToggle={(isOpen) => {
        if (isOpen && answer === null) void load();
      }}
      title={<QuestionTitle question={question} showsCategory={showsCategory} />}
    >
      <div className="max-w-[49rem] rounded-card bg-surface-soft px-5 py-6 md:px-8 print:max-w-none print:p-0">
        {answer === null && <Loading question={question} />}
        {answer === 'failed' && <Failed onRetry={() => void load()} />}
        {answer !== null && answer !== 'failed' && <FaqAnswer answer={answer} />}
      </div>
    </Disclosure>
  );
}

function QuestionTitle({ question, showsCategory }: Required<Pick<FaqItemProps, 'question' | 'showsCategory'>>) {
  const { category, title, isHidden } = question;
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-1 md:flex-row md:items-baseline md:gap-5 print:flex-row print:items-baseline print:gap-3">
      {showsCategory && <span className="shrink-0 text-sm font-semibold text-accent-ink md:w-20">{category}</span>}
      <span className="text-[17px] leading-snug font-semibold print:text-[15px] text-ink">
        {title} {isHidden && <Badge tone="warning">{text.notUsed}</Badge>}
      </span>
    </span>
  );
}

function Loading({ question }: { question: Question }) {
  return (
    <div role="status">
      <noscript>
        <Link to={paths.boardDetail('faq', question.documentId)}>{text.show}</Link>
      </noscript>
      <span className="sr-only">{text.loading}</span>
      <Skeleton className="w-11/12" />
      <Skeleton className="mt-3 w-3/4" />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p>{text.notLoaded}</p>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}
