import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { summariseTimeSaved } from '#shared/boards/fields/reference-figures.rules.ts';
import type { BenefitField, BenefitValues } from '#shared/site/benefit.rules.ts';
import {
  BENEFIT_EXAMPLE,
  BENEFIT_FIELDS,
  benefitOf,
  readBenefit,
  readBenefitNumber,
} from '#shared/site/benefit.rules.ts';
import { keepForVisit, useKept } from '#web/lib/page/kept-for-visit.ts';
import type { ReferenceFigures } from './load-benefit.ts';

const KEPT_AS = 'benefit';

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
  const industries = [...new Set(figures.list.map(({ industry }) => industry))];
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
  const inIndustry = summariseTimeSaved(ofIndustry.flatMap((one) => one.figures));
  const measured = inIndustry ?? figures.timeSaved;
  const values: BenefitValues = {
    ...BENEFIT_EXAMPLE,
    // Follows the industry until the visitor enters a value.
    percent: measured ? String(measured.medianPercent) : '',
    ...typed,
  };
  const input = readBenefit(values);

  return {
    industry,
    industries,
    chooseIndustry: (industry: string) => change({ industry }),
    values,
    enter: (field: BenefitField, value: string) => change({ typed: { ...typed, [field]: value } }),
    errorIn: (field: BenefitField) => {
      const isEmptyWage = field === 'wage' && values.wage.trim() === '';
      return !isEmptyWage && readBenefitNumber(field, values[field]) === null;
    },
    isExample: Object.keys(typed).length === 0,
    /** Null without any measured duration. `source` is empty for all industries. */
    measured: measured && {
      ...measured,
      source: inIndustry ? industry : '',
      customers: inIndustry ? new Set(ofIndustry.map((one) => one.customerName)).size : figures.customers.length,
    },
    input,
    benefit: input && benefitOf(input),
  };
}

const valuesIn = (search: URLSearchParams): Partial<BenefitValues> =>
  Object.fromEntries(BENEFIT_FIELDS.filter((field) => search.has(field)).map((field) => [field, search.get(field)]));
