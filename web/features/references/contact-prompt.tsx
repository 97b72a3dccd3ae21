import { referenceText as text } from '#shared/messages/boards/reference.ko.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/lib/link.tsx';

/** Link to 도입 문의, below a customer reference. */
export function ContactPrompt() {
  return (
    <aside className="no-print mt-14 flex flex-col gap-5 rounded-card bg-surface-soft px-6 py-7 sm:flex-row sm:items-center sm:justify-between md:px-8">
      <div>
        <h2 className="text-lg font-bold text-ink">{text.askTitle}</h2>
        <p className="mt-1 text-ink-soft">{text.askHint}</p>
      </div>
      <Link to={paths.contact()} className={buttonClass({ size: 'large' })}>
        {text.ask}
      </Link>
    </aside>
  );
}
