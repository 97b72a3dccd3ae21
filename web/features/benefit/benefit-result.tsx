import { Printer } from 'lucide-react';
import { benefitText, hours, won } from '#shared/messages/site/benefit.ko.ts';
import { paths } from '#shared/paths.ts';
import type { WrongField } from '#shared/site/benefit.rules.ts';
import { benefitParameters } from '#shared/site/benefit.rules.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { useBenefit } from './use-benefit.ts';
import { Link } from '#web/lib/link.tsx';

const text = benefitText.calculator.result;

/**
 * The main figures above the form, where the result stands below its inputs: they stay in view while one types. At the
 * top, because a keyboard on the screen covers the bottom.
 */
export function ResultLine({ state: { benefit, wrong } }: { state: ReturnType<typeof useBenefit> }) {
  const [first] = wrong;
  return (
    <p
      aria-hidden="true"
      className="sticky top-[73px] z-10 -mx-5 mb-5 flex flex-wrap items-baseline justify-between gap-x-3 border-y border-line bg-accent-soft px-5 py-2.5 text-sm text-ink-soft md:-mx-8 md:px-8 lg:hidden low:static"
    >
      {benefit ? (
        <>
          {text.inMonth}{' '}
          <strong className="text-lg leading-6 font-bold text-accent-ink tabular-nums">
            {hours(benefit.hoursSaved)}
            {benefit.wonSaved ? ` · ${won(benefit.wonSaved)}` : ''}
          </strong>
        </>
      ) : (
        <strong className={first && 'text-danger'}>{first ? text.wrongFields(wrong) : text.missing}</strong>
      )}
    </p>
  );
}

/** The result, announced when it changes, and the way to a quotation with it. */
export function BenefitResult({ state }: { state: ReturnType<typeof useBenefit> }) {
  const { benefit, wrong, values, industry, input } = state;
  const [first] = wrong;
  const [main, ...others] = benefit ? text.figures(benefit) : [];
  return (
    <section aria-labelledby="benefit-result" className="rounded-card bg-accent-soft p-6 md:p-8 lg:sticky lg:top-24">
      <div className="flex min-h-9 items-center justify-between">
        <h3 id="benefit-result" className="font-bold text-ink">
          {text.title}
        </h3>
        {benefit && (
          <Button variant="secondary" size="small" className="noscript:hidden" onClick={() => window.print()}>
            <Printer size={16} aria-hidden="true" />
            {text.print}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {!input || !benefit || !main ? (
          <>
            {first && <p className="mt-4 text-title font-bold text-danger">{text.wrongFields(wrong)}</p>}
            <p className="mt-4 text-ink-soft">{first ? text.wrongHint : text.missing}</p>
            {first && (
              <Button
                variant="secondary"
                size="small"
                className="mt-4 noscript:hidden"
                onClick={(event) => goTo(first, event.currentTarget)}
              >
                {text.toWrong}
              </Button>
            )}
          </>
        ) : (
          <>
            {benefit.beyondMonth.map((task) => (
              <p key={task.place} className="mt-3 rounded-control bg-warning-soft px-3.5 py-2.5 text-sm text-warning">
                {text.beyondMonth(task, input.tasks.length === 1, input.monthHours)}
              </p>
            ))}
            <p className="mt-3 text-label text-ink-soft">{main[0]}</p>
            <p
              className={cx(
                'leading-tight font-bold tabular-nums',
                // Of input to be checked it is no promise.
                benefit.beyondMonth.length > 0 ? 'text-title text-ink-soft' : 'text-[2.5rem] text-accent-ink',
              )}
            >
              {main[1]}
            </p>
            <p className="mt-1 text-sm text-ink-soft tabular-nums">{text.ofNow(benefit.hoursNow, input.percent)}</p>
            <dl className="mt-5 space-y-2 border-t border-accent/20 pt-5 text-label">
              {others.map(([name, value]) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-ink-soft">{name}</dt>
                  <dd className="font-bold text-ink tabular-nums">{value}</dd>
                </div>
              ))}
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
              : paths.inquiryAbout([...benefitParameters(values), ['industry', industry]])
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

/** Of several tasks, each has a field of the name. */
const goTo = ({ field, place }: WrongField, { form }: HTMLButtonElement) =>
  form?.querySelectorAll<HTMLElement>(`[name=${field}]`)[Math.max(0, place - 1)]?.focus();
