import { benefitText } from '#shared/messages/site/benefit.ko.ts';
import { paths } from '#shared/paths.ts';
import type { AssumptionField } from '#shared/site/benefit.rules.ts';
import { withSeparators } from '#shared/site/benefit.rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { BenefitResult, ResultLine } from './benefit-result.tsx';
import { BenefitTasks } from './benefit-tasks.tsx';
import type { useBenefit } from './use-benefit.ts';

const text = benefitText.calculator;

/** Three inputs of each task, the assumptions of the calculation and its result. */
export function BenefitCalculator({ state }: { state: ReturnType<typeof useBenefit> }) {
  const { industry, industries, hasOtherIndustries, chooseIndustry, values, enter, errorIn, isExample, measured } =
    state;
  const field = (name: AssumptionField) => ({
    name,
    label: `${text.labels[name]}(${text.units[name]})`,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 12,
    value: values[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => enter(name, event.currentTarget.value),
    onBlur: () => enter(name, withSeparators(name, values[name])),
    error: errorIn(name) ? text.error(name) : null,
    hint: name === 'percent' ? undefined : text.hints[name],
  });
  return (
    <section aria-labelledby="calculator" className="mt-16 md:mt-24 print:hidden">
      <h2 id="calculator" tabIndex={-1} className="text-title font-bold text-ink outline-none">
        {text.title}
      </h2>
      <p className="mt-3 text-ink-soft">{text.lead}</p>
      {/* A GET form: without scripts the server calculates. On a phone the result comes before the assumptions. */}
      <form action={paths.cost()} className="mt-7 max-lg:[&_:is(input,select,button,a)]:scroll-mt-16">
        <ResultLine state={state} />
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
          <div className="rounded-card border border-line p-5 md:p-8">
            <BenefitTasks state={state} />
            <TextField {...field('wage')} className="mt-5" />
            {isExample && <p className="mt-3 text-sm text-ink-muted">{text.example}</p>}
            <noscript>
              <Button type="submit" className="mt-4">
                {text.calculate}
              </Button>
            </noscript>
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <BenefitResult state={state} />
          </div>
          <fieldset className="rounded-card border border-line p-5 md:p-8 lg:self-start">
            <legend className="float-left mb-1 w-full font-bold text-ink">{text.assumptions}</legend>
            <p className="clear-both mb-5 text-sm text-ink-muted">{text.assumptionsHint}</p>
            <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
              {industries.length > 0 && (
                <Select
                  name="industry"
                  label={text.industry}
                  placeholder={text.everyIndustry}
                  options={industries.map((value) => ({ value, label: value }))}
                  value={industry}
                  onChange={(event) => chooseIndustry(event.currentTarget.value)}
                  hint={hasOtherIndustries ? text.otherIndustries : undefined}
                />
              )}
              <TextField {...field('percent')} />
            </div>
            <MeasuredShare measured={measured} onUse={(percent) => enter('percent', String(percent))} />
            <TextField {...field('monthHours')} className="mt-5" />
          </fieldset>
        </div>
      </form>
    </section>
  );
}

/** Where the share comes from, with the values of the references to choose. */
function MeasuredShare({
  measured,
  onUse,
}: Pick<ReturnType<typeof useBenefit>, 'measured'> & { onUse: (percent: number) => void }) {
  if (measured === null) return <p className="text-sm text-ink-muted">{text.unmeasured}</p>;
  const { ofIndustry, source, medianPercent, lowestPercent } = measured;
  return (
    <div className="rounded-control bg-surface-soft px-4 py-3 text-sm text-ink-soft">
      <p>
        {text.measured(ofIndustry, source, medianPercent, lowestPercent)}{' '}
        <a href="#measured" className="font-medium whitespace-nowrap text-accent-ink underline underline-offset-4">
          {text.basis}
        </a>
      </p>
      <div className="mt-2 flex flex-wrap gap-2 noscript:hidden">
        {lowestPercent > 0 && lowestPercent < medianPercent && (
          <Button variant="secondary" size="small" onClick={() => onUse(lowestPercent)}>
            {text.takeLowest(lowestPercent)}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => onUse(medianPercent)}>
          {text.takeMedian(medianPercent)}
        </Button>
      </div>
    </div>
  );
}
