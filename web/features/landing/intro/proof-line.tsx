import { landingText } from '#shared/messages/site/landing.ko.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';

const text = landingText.proof;

/** Computed from the published references. */
export interface Proof {
  customers: number;
  figures: number;
  medianPercent: number;
}

/** What customers measured, in one line, with the way to the calculator. */
export function ProofLine({ customers, figures, medianPercent }: Proof) {
  return (
    <div className="mt-9 border-t border-line pt-6">
      <p className="text-[15px] text-ink-muted">
        <strong className="mr-3 text-[1.75rem] font-bold text-ink">{text.percent(medianPercent)}</strong>
        {text.source(customers, figures)}
      </p>
      <Link to={paths.cost()} className="inline-block py-2.5 font-semibold text-accent-ink">
        {text.calculate}
      </Link>
    </div>
  );
}
