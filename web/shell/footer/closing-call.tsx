import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/lib/link.tsx';

const text = messages.shell;

/** Links to inquiry and free trial at the end of public pages. */
export function ClosingCall() {
  return (
    <section
      aria-labelledby="closing-call"
      className="flex flex-col gap-6 mb-8 border-b border-line pb-8 no-print md:flex-row md:items-center md:justify-between"
    >
      <div>
        <h2 id="closing-call" className="text-xl font-bold text-balance text-ink md:text-2xl">
          {text.closingCall.title}
        </h2>
        <p className="mt-2 text-ink-soft">{text.closingCall.hint}</p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-3">
        <Link to={paths.freeExperience()} className={buttonClass()}>
          {text.freeTrial}
        </Link>
        <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
          {text.inquiry}
        </Link>
      </div>
    </section>
  );
}
