import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { boardOf } from '#shared/boards.ts';
import { timeSavedPercent } from '#shared/boards/fields/kpi.rules.ts';
import { durationsOf, summariseTimeSaved } from '#shared/boards/fields/reference-figures.rules.ts';
import { benefitText } from '#shared/messages/site/benefit.ko.ts';
import { timeSavedInWords } from '#shared/messages/site/time-saved.ko.ts';
import type { AssumptionField, BenefitValues, TaskField, TaskValues } from '#shared/site/benefit.rules.ts';
import {
  BENEFIT_EXAMPLE,
  BENEFIT_TASKS_MAX,
  benefitOf,
  benefitValuesIn,
  NO_TASK,
  readBenefit,
  wrongIn,
} from '#shared/site/benefit.rules.ts';
import { keepForVisit, useKept } from '#web/lib/page/kept-for-visit.ts';
import type { ReferenceFigures } from './load-benefit.ts';

/** Of the shape of `Entered`: a tab that has kept another one begins anew. */
const KEPT_AS = 'benefit-with-names';

/** A median of fewer customers would tell of single ones. */
const FEWEST_OF_INDUSTRY = 3;

/** What the visitor has entered. */
interface Entered {
  industry: string;
  typed: Partial<BenefitValues>;
}

/**
 * State of the calculator. It begins with the values of the URL, so that it also works without scripts, or else with
 * those that were entered before in this visit.
 */
export function useBenefit(figures: ReferenceFigures) {
  const [search] = useSearchParams();
  const industries = boardOf('reference').categories.filter((name) =>
    figures.list.some(({ industry }) => industry === name),
  );
  const kept = useKept(KEPT_AS) as Entered | null;
  const [entered, setEntered] = useState<Entered | null>(null);
  const inAddress = { industry: search.get('industry') ?? '', typed: valuesIn(search) };
  const hasAddress = inAddress.industry !== '' || Object.keys(inAddress.typed).length > 0;
  const { typed, ...chosen } = entered ?? (hasAddress ? inAddress : kept) ?? inAddress;
  const industry = industries.find((one) => one === chosen.industry) ?? '';
  const change = (changed: Partial<Entered>) => {
    const next = { industry, typed, ...changed };
    setEntered(next);
    keepForVisit(KEPT_AS, next);
  };

  const ofIndustry = figures.list.filter((one) => one.industry === industry);
  const summary = summariseTimeSaved(ofIndustry);
  const inIndustry = summary && summary.customers.length >= FEWEST_OF_INDUSTRY ? summary : null;
  const timeSaved = inIndustry ? { ...inIndustry, ...timeSavedInWords(inIndustry) } : figures.timeSaved;
  const sources = inIndustry ? ofIndustry : figures.list;
  const values: BenefitValues = {
    ...BENEFIT_EXAMPLE,
    // Follows the industry until the visitor enters a value. The lowest one: what a buyer can defend, if time was saved.
    percent: timeSaved ? String(timeSaved.lowestPercent > 0 ? timeSaved.lowestPercent : timeSaved.medianPercent) : '',
    ...typed,
  };
  const input = readBenefit(values);
  const wrong = wrongIn(values);
  const { tasks } = values;
  const enterTasks = (tasks: readonly TaskValues[]) => change({ typed: { ...typed, tasks } });

  return {
    industry,
    industries,
    chooseIndustry: (industry: string) => change({ industry }),
    values,
    enter: (field: AssumptionField, value: string) => {
      if (value !== values[field]) change({ typed: { ...typed, [field]: value } });
    },
    errorIn: (field: AssumptionField) => wrong.some((one) => one.field === field),
    enterInTask: (index: number, field: keyof TaskValues, value: string) => {
      if (value !== tasks[index]?.[field])
        enterTasks(tasks.map((task, at) => (at === index ? { ...task, [field]: value } : task)));
    },
    errorInTask: (index: number, field: TaskField) =>
      wrong.some((one) => one.field === field && one.place === (tasks.length === 1 ? 0 : index + 1)),
    addTask: tasks.length < BENEFIT_TASKS_MAX ? () => enterTasks([...tasks, NO_TASK]) : null,
    removeTask: (index: number) => enterTasks(tasks.filter((_, at) => at !== index)),
    isExample: Object.keys(typed).length === 0,
    /** What the customers of `ofIndustry` measured, which is empty for all industries; null where no time was saved. */
    measured: timeSaved && {
      ...timeSaved,
      ofIndustry: inIndustry ? industry : '',
      whyAll: industry === '' || inIndustry ? '' : benefitText.calculator.few(industry, FEWEST_OF_INDUSTRY),
      hasOthers: sources.some((one) => one.figures.some((figure) => timeSavedPercent(figure) === null)),
      published: new Set(sources.map((one) => one.customerName)).size,
      durations: durationsOf(sources),
    },
    /** Not while values are only missing: a form that is being filled in is not wrong. */
    wrong: wrong.every(({ isEmpty }) => isEmpty) ? [] : wrong,
    input,
    benefit: input && benefitOf(input),
  };
}

/** Those that are in the URL. */
function valuesIn(search: URLSearchParams): Partial<BenefitValues> {
  const { tasks, ...assumptions } = benefitValuesIn(search);
  const given = Object.entries(assumptions).filter(([name]) => search.has(name));
  return { ...Object.fromEntries(given), ...(tasks.length > 0 && { tasks }) };
}
