import { benefitText } from '#shared/messages/site/benefit.ko.ts';

const text = benefitText.price;

/** What the price depends on, and the way to a quotation. */
export function PriceBasis() {
  return (
    <section aria-labelledby="price-basis" className="mt-12 md:mt-16 print:mt-6">
      <h2 id="price-basis" className="text-title font-bold text-ink">
        {text.title}
      </h2>
      <p className="mt-3 max-w-[42rem] text-ink-soft print:mt-1">
        {text.lead} <span className="print:hidden">{text.exampleOf}</span>
      </p>
      <dl className="mt-7 grid gap-4 md:grid-cols-3 print:mt-3 print:grid-cols-3">
        {text.basis.map(({ name, counted, note, example: [when, quantity] }) => (
          <div key={name} className="flex flex-col rounded-card border border-line p-6 print:p-4">
            <dt className="font-semibold text-accent-ink">{name}</dt>
            <dd className="mt-2 text-lead font-bold text-ink">{counted}</dd>
            <dd className="mt-2 mb-5 text-label text-ink-muted print:mb-0">{note}</dd>
            <dd className="mt-auto flex flex-wrap justify-between gap-x-3 border-t border-line pt-4 text-label print:hidden">
              {when}
              <strong className="text-accent-ink">{quantity}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <dl className="mt-4 grid gap-x-4 gap-y-5 rounded-card bg-surface-soft py-6 *:px-6 md:grid-cols-3 print:hidden">
        {text.steps.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-bold text-ink">{name}</dt>
            <dd className="mt-1.5 text-label text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
