import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { boardOf } from '#shared/boards.ts';
import { timeSavedPercent } from '#shared/boards/fields/kpi.rules.ts';
import { durationsOf, summariseTimeSaved } from '#shared/boards/fields/reference-figures.rules.ts';
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

/** Of fewer, a median would be a single value or two. */
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
  const { categories } = boardOf('reference');
  const listOf = (name: string) => figures.list.filter(({ industry }) => industry === name);
  // Those alone whose choice changes the share.
  const industries = categories.filter((name) => {
    const its = listOf(name);
    return durationsOf(its).length >= FEWEST_OF_INDUSTRY && summariseTimeSaved(its) !== null;
  });
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

  const sources = industry === '' ? figures.list : listOf(industry);
  const inIndustry = industry === '' ? null : summariseTimeSaved(sources);
  const timeSaved = inIndustry ? { ...inIndustry, ...timeSavedInWords(inIndustry) } : figures.timeSaved;
  const values: BenefitValues = {
    ...BENEFIT_EXAMPLE,
    // Follows the industry until the visitor enters a value. The lowest one: what a buyer can defend, if time was saved.
    percent: timeSaved ? String(timeSaved.lowestPercent > 0 ? timeSaved.lowestPercent : timeSaved.medianPercent) : '',
    ...typed,
  };
  /** A share that was taken from the customers of one industry does not stay with another. */
  const chooseIndustry = (name: string) => {
    const { percent, ...others } = typed;
    const isMeasured = [timeSaved?.lowestPercent, timeSaved?.medianPercent].map(String).includes(values.percent);
    change({ industry: name, typed: percent === undefined || isMeasured ? others : typed });
  };
  const input = readBenefit(values);
  const wrong = wrongIn(values);
  const { tasks } = values;
  const enterTasks = (tasks: readonly TaskValues[]) => change({ typed: { ...typed, tasks } });

  return {
    industry,
    industries,
    chooseIndustry,
    /** Industries of which there are none or too few durations. */
    hasOtherIndustries: industries.length < categories.length,
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
      ofIndustry: industry,
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
