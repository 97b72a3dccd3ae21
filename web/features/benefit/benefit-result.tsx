import { benefitText } from '#shared/messages/site/benefit.ko.ts';
import { paths } from '#shared/paths.ts';
import { benefitParameters } from '#shared/site/benefit.rules.ts';
import { buttonClass } from '#web/ui/button.tsx';
import type { useBenefit } from './use-benefit.ts';
import { Link } from '#web/lib/link.tsx';

const text = benefitText.calculator.result;

/** The result, announced when it changes, and the way to a quotation with it. */
export function BenefitResult({ state }: { state: ReturnType<typeof useBenefit> }) {
  const { benefit, hasWrong, values, industry } = state;
  return (
    <section aria-labelledby="benefit-result" className="rounded-card bg-accent-soft p-6 md:p-8 lg:sticky lg:top-24">
      <h3 id="benefit-result" className="font-bold text-ink">
        {text.title}
      </h3>
      <div aria-live="polite">
        {benefit === null ? (
          <>
            {hasWrong && <p className="mt-4 text-title font-bold text-danger">{text.wrong}</p>}
            <p className="mt-4 text-ink-soft">{hasWrong ? text.wrongHint : text.missing}</p>
          </>
        ) : (
          <>
            <p className="mt-4 text-label text-ink-soft">{text.saved}</p>
            <p className="text-[2.5rem] leading-tight font-bold text-accent-ink tabular-nums">
              {text.hours(benefit.hoursSaved)}
            </p>
            <dl className="mt-5 space-y-2 border-t border-accent/20 pt-5 text-label">
              <Row name={text.now} value={text.hours(benefit.hoursNow)} />
              <Row name={text.year} value={text.hours(benefit.hoursSavedInYear)} />
              <Row name={text.people} value={text.peopleCount(benefit.peopleSaved)} />
              {benefit.wonSaved !== null && <Row name={text.won} value={text.amount(benefit.wonSaved)} />}
              {benefit.wonSavedInYear !== null && (
                <Row name={text.wonYear} value={text.amount(benefit.wonSavedInYear)} />
              )}
            </dl>
          </>
        )}
      </div>
      <p className="mt-5 text-sm text-ink-soft">{text.note}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Link
          to={
            benefit === null
              ? paths.contact()
              : paths.benefitInquiry([...benefitParameters(values), ['industry', industry]])
          }
          className={buttonClass({ size: 'large' })}
        >
          {benefit === null ? text.askWithout : text.ask}
        </Link>
        {benefit && <p className="text-sm text-ink-soft">{text.askHint}</p>}
        <Link to={paths.freeExperience()} className={buttonClass({ variant: 'secondary', size: 'large' })}>
          {text.trial}
        </Link>
      </div>
    </section>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-bold text-ink tabular-nums">{value}</dd>
    </div>
  );
}
