interface StepsAsideProps {
  title: string;
  steps: readonly string[];
}

/** What happens after sending; beside the form on wide screens. */
export function StepsAside({ title, steps }: StepsAsideProps) {
  return (
    <aside className="rounded-card bg-surface-soft p-6 lg:sticky lg:top-28">
      <h2 className="text-lead font-bold text-ink">{title}</h2>
      <ol className="mt-4 space-y-4">
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
    </aside>
  );
}
