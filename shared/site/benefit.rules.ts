/**
 * What an automation saves: working time now, times the share that robots take over. No prices, because the product has
 * no price list.
 */
export interface BenefitInput {
  /** At least one. */
  tasks: readonly BenefitTask[];
  /** Share of the time that is saved, in percent. */
  percent: number;
  /** Working hours of one person in a month. */
  monthHours: number;
  /** Costs of an hour of work in won; null if not given. */
  wage: number | null;
}

/** A task of a company. */
export interface BenefitTask {
  /** Empty where the visitor gave none: it is told by its place, from 1 on. */
  taskName: string;
  place: number;
  /** People who do the task. */
  people: number;
  /** Minutes that one run takes one person. */
  minutes: number;
  /** Runs of one person in a month. */
  times: number;
}

export interface Benefit {
  /** All in hours; of people: how many full-time employees the saved hours are. */
  hoursNow: number;
  hoursSaved: number;
  hoursSavedInYear: number;
  /** Null if there is a task in `beyondMonth`. */
  peopleSaved: number | null;
  /** Tasks that take one person more hours than a month has, so that a value is probably wrong. */
  beyondMonth: readonly BenefitTask[];
  /** Won; null without costs of an hour. */
  wonSaved: number | null;
  wonSavedInYear: number | null;
}

const MONTHS = 12;

/** As they are shown: in minutes below one hour, in tenths from there on. What follows from them is then what a reader computes. */
function shown(hours: number): number {
  const parts = hours < 1 ? 60 : 10;
  return Math.round(hours * parts) / parts;
}

/** Hours of a month. */
export const hoursOf = ({ people, minutes, times }: Record<TaskField, number>): number =>
  shown((people * minutes * times) / 60);

export function benefitOf({ tasks, percent, monthHours, wage }: BenefitInput): Benefit {
  const hoursNow = shown(tasks.reduce((sum, task) => sum + hoursOf(task), 0));
  const hoursSaved = shown((hoursNow * percent) / 100);
  const wonSaved = wage === null ? null : Math.round(hoursSaved * wage);
  const beyondMonth = tasks.filter((task) => hoursOf({ ...task, people: 1 }) > monthHours);
  return {
    hoursNow,
    hoursSaved,
    hoursSavedInYear: shown(hoursSaved * MONTHS),
    peopleSaved: beyondMonth.length > 0 ? null : hoursSaved / monthHours,
    beyondMonth,
    wonSaved,
    wonSavedInYear: wonSaved === null ? null : wonSaved * MONTHS,
  };
}

/** Names as in URLs, in the order of the page. */
export const TASK_FIELDS = ['people', 'minutes', 'times'] as const;
const ASSUMPTION_FIELDS = ['percent', 'monthHours', 'wage'] as const;
export type TaskField = (typeof TASK_FIELDS)[number];
export type AssumptionField = (typeof ASSUMPTION_FIELDS)[number];
export type BenefitField = TaskField | AssumptionField;
const TASK_VALUES = ['taskName', ...TASK_FIELDS] as const;
export type TaskValues = Record<(typeof TASK_VALUES)[number], string>;
export interface BenefitValues extends Record<AssumptionField, string> {
  tasks: readonly TaskValues[];
}

/** More would not fit into a URL and an inquiry. */
export const BENEFIT_TASKS_MAX = 10;

export const TASK_NAME_MAX = 30;

/** Largest accepted value of each field; the smallest is above 0. */
export const BENEFIT_MAX: Record<BenefitField, number> = {
  people: 10_000,
  minutes: 14_400,
  times: 100_000,
  percent: 100,
  /** 31 days of 24 hours, which no task can take one person, either. */
  monthHours: 744,
  wage: 1_000_000,
};

/** 40 hours a week (근로기준법 50조) x 52 weeks / 12 months = 173.3, rounded. */
export const MONTH_HOURS = 173;

const EXAMPLE_TASK = { taskName: '', people: '3', minutes: '15', times: '120' };
/** What the people of the example do in a month. */
export const EXAMPLE_CASES = Number(EXAMPLE_TASK.people) * Number(EXAMPLE_TASK.times);

/** Example until the visitor enters own values. */
export const BENEFIT_EXAMPLE = {
  tasks: [EXAMPLE_TASK],
  monthHours: String(MONTH_HOURS),
  wage: '',
};

export const NO_TASK: TaskValues = { taskName: '', people: '', minutes: '', times: '' };

/** The values of a URL, in which the fields of a task are there once for each; empty for what is missing. */
export function benefitValuesIn(search: URLSearchParams): BenefitValues {
  const columns = TASK_VALUES.map((name) => search.getAll(name));
  const count = Math.min(BENEFIT_TASKS_MAX, Math.max(...columns.map(({ length }) => length)));
  const tasks = Array.from({ length: count }, (_, index) => {
    const [taskName = '', people = '', minutes = '', times = ''] = columns.map((column) => column[index]);
    return { taskName: shortName(taskName), people, minutes, times };
  });
  const [percent = '', monthHours = '', wage = ''] = ASSUMPTION_FIELDS.map((field) => search.get(field) ?? '');
  return { tasks, percent, monthHours, wage };
}

/** Without signs that turn or hide others, and without the half of one that is cut. */
const shortName = (name: string): string => name.slice(0, TASK_NAME_MAX).replace(/\p{C}/gu, '');

/** The same for a URL. */
export function benefitParameters({ tasks, ...assumptions }: BenefitValues): [name: string, value: string][] {
  return [
    ...tasks.flatMap((task) => TASK_VALUES.map((name) => [name, task[name]] as const)),
    ...Object.entries(assumptions),
  ].map(([name, value]) => [name, value]);
}

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

/** As it is shown when its field is left: with separators of thousands. What is no number stays. */
export const withSeparators = (field: BenefitField, value: string): string =>
  readBenefitNumber(field, value)?.toLocaleString('ko-KR') ?? value;

export interface WrongField {
  field: BenefitField;
  isEmpty: boolean;
  /** Of its task, from 1 on; 0 of an assumption, and where there is one task. */
  place: number;
}

/**
 * The values without which there is no result: those that are no number within its bounds, missing ones, and the runs of
 * a task that no month has the hours for. The costs of an hour may be missing, and of several tasks any value: its task is
 * not counted.
 */
export function wrongIn({ tasks, ...assumptions }: BenefitValues): WrongField[] {
  const isOnly = tasks.length === 1;
  const wrong = (field: BenefitField, value: string, place: number, isNeeded: boolean): WrongField[] => {
    const isEmpty = value.trim() === '';
    const isFit = isEmpty ? !isNeeded : readBenefitNumber(field, value) !== null;
    return isFit ? [] : [{ field, isEmpty, place }];
  };
  return [
    ...tasks.flatMap((task, index) => {
      const place = isOnly ? 0 : index + 1;
      const counted = readTask(task, index);
      return counted && hoursOf({ ...counted, people: 1 }) > BENEFIT_MAX.monthHours
        ? [{ field: 'times' as const, isEmpty: false, place }]
        : TASK_FIELDS.flatMap((field) => wrong(field, task[field], place, isOnly));
    }),
    ...ASSUMPTION_FIELDS.flatMap((field) => wrong(field, assumptions[field], 0, field !== 'wage')),
  ];
}

/** Null if a value is missing or invalid. */
export function readTask(values: TaskValues, index: number): BenefitTask | null {
  const [people, minutes, times] = TASK_FIELDS.map((field) => readBenefitNumber(field, values[field]));
  const taskName = values.taskName.trim().replaceAll(/\s+/g, ' ');
  return people && minutes && times ? { taskName, place: index + 1, people, minutes, times } : null;
}

/**
 * The tasks whose values are all there, and the assumptions; null without such a task, if an assumption is missing, or if
 * any value is invalid. The costs of an hour may be empty.
 */
export function readBenefit(values: BenefitValues): BenefitInput | null {
  if (wrongIn(values).length > 0) return null;
  const tasks = values.tasks.map(readTask).filter((task) => task !== null);
  const [percent, monthHours, wage] = ASSUMPTION_FIELDS.map((field) => readBenefitNumber(field, values[field]));
  if (tasks.length === 0 || !percent || !monthHours) return null;
  return { tasks, percent, monthHours, wage: wage ?? null };
}
