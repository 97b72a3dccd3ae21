import { Check } from 'lucide-react';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { telephoneAddress } from '#web/lib/format/telephone.ts';
import { cx } from '#web/ui/cx.ts';

interface StepsAsideProps {
  className: string;
  gets: { title: string; items: readonly string[] };
  notes: { title: string; steps: readonly string[] };
}

/** What one gets, and what happens after sending; beside the form on wide screens. A phone shows the first above the form. */
export function StepsAside({ className, gets, notes }: StepsAsideProps) {
  const { company } = useSettings();
  return (
    <aside className={cx('rounded-card bg-surface-soft p-5 lg:sticky lg:top-28 lg:p-6 print:hidden', className)}>
      <h2 className="font-bold text-ink lg:text-lead lg:leading-snug">{gets.title}</h2>
      <ul className="mt-3 space-y-1.5 lg:mt-4 lg:space-y-3">
        {gets.items.map((item) => (
          <li key={item} className="flex items-start gap-2.5 text-label text-ink-soft">
            <Check size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-ink" />
            {item}
          </li>
        ))}
      </ul>
      <div className="max-lg:hidden">
        <h2 className="mt-7 border-t border-line pt-6 text-lead font-bold text-ink">{notes.title}</h2>
        <NumberedSteps steps={notes.steps} />
      </div>
      {company.phone !== '' && (
        <p className="mt-2 text-label text-ink-soft lg:mt-6 lg:border-t lg:border-line lg:pt-4">
          {inquiryText.byPhone}{' '}
          <a
            href={telephoneAddress(company.phone)}
            className="inline-block py-2 font-bold whitespace-nowrap text-accent-ink"
          >
            {company.phone}
          </a>
        </p>
      )}
    </aside>
  );
}

export const NumberedSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="mt-4 space-y-3">
    {steps.map((step, index) => (
      <li key={step} className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-sm font-bold text-accent-ink"
        >
          {index + 1}
        </span>
        <span className="pt-0.5 text-label text-ink-soft">{step}</span>
      </li>
    ))}
  </ol>
);
