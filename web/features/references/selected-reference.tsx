import { ArrowRight } from 'lucide-react';
import { referenceText as text } from '#shared/messages/boards/reference.ko.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import type { HomeReference } from './load-references.ts';
import { Link } from '#web/lib/link.tsx';

/** The reference selected on the landing page, above the list. */
export function SelectedReference({ reference: { name, value, referenceExtraList } }: { reference: HomeReference }) {
  const textOf = (key: string) => referenceExtraList.find((entry) => entry.key === key)?.value ?? '';
  return (
    <section
      aria-label={text.selected}
      className="mt-8 flex flex-col gap-5 rounded-card border border-accent/30 bg-accent-soft px-6 py-6 md:mt-12 md:flex-row md:items-center md:justify-between md:px-8"
    >
      <div className="min-w-0">
        <p className="text-sm font-semibold text-accent-ink">
          {text.selected} · {name}
        </p>
        <h2 className="mt-1.5 text-xl font-bold text-ink">{textOf('title')}</h2>
        <p className="mt-2 max-w-3xl text-ink-soft">{textOf('texts')}</p>
      </div>
      <Link to={paths.boardDetail('reference', value)} className={buttonClass({})}>
        {text.readMore}
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </section>
  );
}
