import type { OutputOf } from '#shared/contract/calls.ts';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';

const text = landingText.proof;

/** What is told of the customers' figures, already in words. */
export type Proof = NonNullable<OutputOf<'/api/v1/board/reference-figures'>['timeSaved']>;

const NAMED = 3;

/** What customers measured and who they are, with the way to the calculator. */
export function ProofLine({ customers, headline, source }: Proof) {
  return (
    <div className="mt-8 border-t border-line pt-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-[15px] text-ink-muted">
        <strong className="text-title font-bold text-ink">{headline}</strong>
        {source}
      </p>
      <p className="mt-1.5 text-[15px] font-medium text-ink-soft">
        {text.names(customers.slice(0, NAMED), customers.length <= NAMED)}
      </p>
      <p className="flex flex-wrap gap-x-6 font-semibold text-accent-ink">
        <Link to={`${paths.cost()}#calculator`} className="py-2.5">
          {text.calculate}
        </Link>
        <Link to={paths.boardList('reference')} className="py-2.5">
          {text.stories}
        </Link>
      </p>
    </div>
  );
}
