import { Check } from 'lucide-react';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { telephoneAddress } from '#web/lib/format/telephone.ts';

interface StepsAsideProps {
  gets: { title: string; items: readonly string[] };
  notes: { title: string; steps: readonly string[] };
}

/** What one gets, and what happens after sending; beside the form on wide screens, else below it. */
export function StepsAside({ gets, notes }: StepsAsideProps) {
  const { company } = useSettings();
  return (
    <aside className="rounded-card bg-surface-soft p-5 lg:sticky lg:top-28 lg:p-6 print:hidden">
      <h2 className="font-bold text-ink lg:text-lead lg:leading-snug">{gets.title}</h2>
      <ul className="mt-3 space-y-1.5 lg:mt-4 lg:space-y-3">
        {gets.items.map((item) => (
          <li key={item} className="flex items-start gap-2.5 text-label text-ink-soft">
            <Check size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-ink" />
            {item}
          </li>
        ))}
      </ul>
      <h2 className="mt-7 border-t border-line pt-6 font-bold text-ink lg:text-lead">{notes.title}</h2>
      <NumberedSteps steps={notes.steps} />
      {company.phone !== '' && (
        <p className="mt-6 border-t border-line pt-4 text-label text-ink-soft">
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
