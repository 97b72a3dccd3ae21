/**
 * What an automation saves: working time now, times the share that robots take over. No prices, because the product has
 * no price list. All values are of one task of a company.
 */
export interface BenefitInput {
  /** People who do the task. */
  people: number;
  /** Minutes that one run takes one person. */
  minutes: number;
  /** Runs of one person in a month. */
  times: number;
  /** Share of the time that is saved, in percent. */
  percent: number;
  /** Working hours of one person in a month. */
  monthHours: number;
  /** Costs of an hour of work in won; null if not given. */
  wage: number | null;
}

export interface Benefit {
  /** All in hours; of people: how many full-time employees the saved hours are. */
  hoursNow: number;
  hoursSaved: number;
  hoursSavedInYear: number;
  peopleSaved: number;
  /** Won; null without costs of an hour. */
  wonSaved: number | null;
  wonSavedInYear: number | null;
}

const MONTHS = 12;

export function benefitOf({ people, minutes, times, percent, monthHours, wage }: BenefitInput): Benefit {
  const hoursNow = (people * minutes * times) / 60;
  const hoursSaved = (hoursNow * percent) / 100;
  const wonSaved = wage === null ? null : hoursSaved * wage;
  return {
    hoursNow,
    hoursSaved,
    hoursSavedInYear: hoursSaved * MONTHS,
    peopleSaved: hoursSaved / monthHours,
    wonSaved,
    wonSavedInYear: wonSaved === null ? null : wonSaved * MONTHS,
  };
}

/** Names as in URLs, in the order of the page. */
export const BENEFIT_FIELDS = ['people', 'minutes', 'times', 'percent', 'monthHours', 'wage'] as const;
export type BenefitField = (typeof BENEFIT_FIELDS)[number];
export type BenefitValues = Record<BenefitField, string>;

/** Largest accepted value of each field; the smallest is above 0. */
export const BENEFIT_MAX: Record<BenefitField, number> = {
  people: 100_000,
  minutes: 14_400,
  times: 100_000,
  percent: 100,
  monthHours: 744,
  wage: 10_000_000,
};

/** 40 hours a week (근로기준법 50조) x 52 weeks / 12 months = 173.3, rounded. */
export const MONTH_HOURS = 173;

/** Example until the visitor enters own values. */
export const BENEFIT_EXAMPLE = { people: '3', minutes: '15', times: '120', monthHours: String(MONTH_HOURS), wage: '' };

/** Counted, not measured: one and a half of them would mean nothing. */
export const isWhole = (field: BenefitField): boolean => field === 'people';

/** A typed number, also with separators of thousands; null if it is not one or out of its bounds. */
export function readBenefitNumber(field: BenefitField, value: string): number | null {
  const typed = value.trim().replaceAll(',', '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(typed)) return null;
  const number = Number(typed);
  if (isWhole(field) && !Number.isInteger(number)) return null;
  return number > 0 && number <= BENEFIT_MAX[field] ? number : null;
}

/** All values as numbers; null if one is missing or invalid. The costs of an hour may be empty. */
export function readBenefit(values: BenefitValues): BenefitInput | null {
  const read = (field: BenefitField) => readBenefitNumber(field, values[field]);
  const [people, minutes, times, percent, monthHours] = [
    read('people'),
    read('minutes'),
    read('times'),
    read('percent'),
    read('monthHours'),
  ];
  const wage = read('wage');
  if (people === null || minutes === null || times === null || percent === null || monthHours === null) return null;
  if (wage === null && values.wage.trim() !== '') return null;
  return { people, minutes, times, percent, monthHours, wage };
}
