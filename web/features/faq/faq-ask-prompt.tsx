import { faqText } from '#shared/messages/boards/faq.ko.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/lib/link.tsx';

const text = faqText.ask;

/** At the end of the FAQ: where to ask what it does not answer. */
export function FaqAskPrompt() {
  return (
    <div className="no-print mt-12 flex flex-wrap items-center justify-between gap-5 rounded-card bg-surface-soft px-6 py-6 md:px-8">
      <div>
        <p className="text-lg font-bold text-ink">{text.title}</p>
        <p className="mt-1 text-ink-muted">{text.hint}</p>
      </div>
      <div className="flex gap-2">
        <Link to={paths.boardRegister('qna')} className={buttonClass()}>
          {text.button}
        </Link>
        <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
          {text.inquire}
        </Link>
      </div>
    </div>
  );
}
