import { landingText } from '#shared/messages/site/landing.ko.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';

const text = landingText.proof;

/** Whose references are public, and what they say about time. */
export interface Proof {
  customers: readonly string[];
  medianPercent: number;
}

const NAMED = 3;

/** What customers measured and who they are, with the way to the calculator. */
export function ProofLine({ customers, medianPercent }: Proof) {
  return (
    <div className="mt-8 border-t border-line pt-5">
      <p className="flex flex-wrap items-baseline gap-x-3 text-[15px] text-ink-muted">
        <strong className="text-2xl font-bold text-ink">{text.percent(medianPercent)}</strong>
        {text.source(customers.length)}
      </p>
      <p className="mt-1.5 text-[15px] font-medium text-ink-soft">
        {text.names(customers.slice(0, NAMED), customers.length <= NAMED)}
      </p>
      <p className="flex flex-wrap gap-x-6 font-semibold text-accent-ink">
        <Link to={paths.cost()} className="py-2.5">
          {text.calculate}
        </Link>
        <Link to={paths.boardList('reference')} className="py-2.5">
          {text.stories}
        </Link>
      </p>
    </div>
  );
}
