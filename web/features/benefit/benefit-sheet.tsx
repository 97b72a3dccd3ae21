import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { benefitText, hours, nameOfTask } from '#shared/messages/site/benefit.ko.ts';
import { hoursOf, TASK_FIELDS } from '#shared/site/benefit.rules.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import type { useBenefit } from './use-benefit.ts';

const text = benefitText.sheet;
const { labels, units, result, ...calculator } = benefitText.calculator;

const noSubscription = () => () => {};

/** The calculation on a sheet of paper that can be handed on. On a screen the calculator shows the same. */
export function BenefitSheet({ state }: { state: ReturnType<typeof useBenefit> }) {
  const { input, benefit, industry, measured, isExample, wrong } = state;
  const { productName, company } = useSettings();
  // Not the day on which the server has drawn the page.
  const today = useSyncExternalStore(
    noSubscription,
    () => formatDate(new Date().toISOString()),
    () => '',
  );
  const contacts = [company.name, company.phone, company.email].filter((part) => part !== '');
  return (
    <div className="hidden text-sm text-ink print:block">
      <h1 className="text-[1.75rem] font-bold">{text.title(productName)}</h1>
      <p className="mt-1 text-ink-soft">
        {text.made(today)} {isExample && text.example}
      </p>
      <p className="border-b-2 border-ink pb-3 text-ink-muted">{contacts.join(' · ')}</p>
      {input === null || benefit === null ? (
        <p className="mt-4 font-bold">{wrong.length > 0 ? result.wrongFields(wrong) : result.missing}</p>
      ) : (
        <>
          <dl className="mt-4 grid grid-cols-3 gap-x-6 gap-y-3">
            {result.figures(benefit).map(([name, value]) => (
              <div key={name}>
                <dt className="text-ink-muted">{name}</dt>
                <dd className="text-[1.625rem] leading-tight font-bold text-accent-ink tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <Part title={text.tasks}>
            <table className="w-full border-collapse [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1.5 [&_:is(td,th):not(:first-child)]:text-right">
              <thead>
                <tr>
                  {[text.task, ...TASK_FIELDS.map((field) => text.columns[field]), text.taskHours].map((name) => (
                    <th key={name} scope="col" className="font-semibold text-ink-muted">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {input.tasks.map((task) => (
                  <tr key={task.place}>
                    <td>{nameOfTask(task)}</td>
                    {TASK_FIELDS.map((field) => (
                      <td key={field}>{text.valueOf(task[field], units[field])}</td>
                    ))}
                    <td>{hours(hoursOf(task))}</td>
                  </tr>
                ))}
                <tr className="font-bold">
                  <td colSpan={TASK_FIELDS.length + 1} className="text-left!">
                    {text.now}
                  </td>
                  <td>{hours(benefit.hoursNow)}</td>
                </tr>
              </tbody>
            </table>
          </Part>
          <Part title={calculator.assumptions}>
            <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
              <Fact name={labels.percent} value={text.valueOf(input.percent, units.percent)} />
              {measured && (
                <Fact
                  name={text.compared}
                  value={calculator.measured(
                    measured.ofIndustry,
                    measured.source,
                    measured.medianPercent,
                    measured.lowestPercent,
                  )}
                />
              )}
              {industry !== '' && <Fact name={calculator.industry} value={industry} />}
              <Fact name={labels.monthHours} value={text.valueOf(input.monthHours, units.monthHours)} />
              {input.wage !== null && <Fact name={labels.wage} value={text.valueOf(input.wage, units.wage)} />}
            </dl>
          </Part>
          <p className="mt-3 text-ink-soft">{result.note}</p>
        </>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="mb-1.5 text-base font-bold">{title}</h2>
      {children}
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="contents">
    <dt className="text-ink-muted">{name}</dt>
    <dd>{value}</dd>
  </div>
);
