import { expect, it } from 'vitest';
import { benefitMessage, benefitText, hours, won } from '../messages/site/benefit.ko.ts';
import {
  BENEFIT_TASKS_MAX,
  benefitOf,
  benefitParameters,
  benefitValuesIn,
  hoursOf,
  NO_TASK,
  readBenefit,
  readBenefitNumber,
  TASK_NAME_MAX,
  withSeparators,
  wrongIn,
} from './benefit.rules.ts';

const task = { taskName: '', people: '3', minutes: '15', times: '120' };
const values = { tasks: [task], percent: '80', monthHours: '173', wage: '' };

it('computes what is saved from people, minutes and times a month', () => {
  const input = readBenefit({ ...values, wage: '30,000' });
  expect(input).not.toBeNull();
  expect(input && benefitOf(input)).toEqual({
    hoursNow: 90,
    hoursSaved: 72,
    hoursSavedInYear: 864,
    peopleSaved: 72 / 173,
    beyondMonth: [],
    wonSaved: 2_160_000,
    wonSavedInYear: 25_920_000,
  });
});

it('tells of a task that would take one person more than a month, and then no number of people', () => {
  const tasks = [task, { ...task, taskName: '견적서', minutes: '60', times: '500' }];
  const input = readBenefit({ ...values, tasks });
  const benefit = input && benefitOf(input);
  expect(benefit).toMatchObject({ peopleSaved: null, beyondMonth: [{ place: 2 }] });
  const { result } = benefitText.calculator;
  expect(benefit && result.figures(benefit).map(([name]) => name)).toEqual(['한 달 절감 시간', '1년 절감 시간']);
  expect(benefit?.beyondMonth.map((one) => result.beyondMonth(one, false, 173))).toEqual([
    '견적서: 한 사람이 한 달에 500시간을 쓰는 값입니다. 한 달 근무 시간(173시간)보다 많으니 한 번에 걸리는 시간과 한 달 횟수를 확인해주세요.',
  ]);
});

it('tells no figure of a task that no month has the hours for', () => {
  const tasks = [task, { ...task, minutes: '60', times: '744' }];
  expect(readBenefit({ ...values, tasks })).not.toBeNull();
  const beyond = { ...values, tasks: [task, { ...task, minutes: '60', times: '745' }] };
  expect(readBenefit(beyond)).toBeNull();
  expect(wrongIn(beyond)).toEqual([{ field: 'times', isEmpty: false, place: 2 }]);
});

it('says of less than a minute only that, and no sum of nothing', () => {
  const input = readBenefit({ ...values, tasks: [{ ...task, minutes: '0.01', times: '1' }], wage: '100' });
  expect(input && benefitText.calculator.result.figures(benefitOf(input))).toEqual([['한 달 절감 시간', '1분 미만']]);
});

it('needs every value but the costs of an hour', () => {
  expect(readBenefit(values)).toMatchObject({ tasks: [{ people: 3 }], wage: null });
  expect(readBenefit({ ...values, tasks: [{ ...task, people: '' }] })).toBeNull();
  expect(readBenefit({ ...values, percent: '101' })).toBeNull();
  expect(readBenefit({ ...values, wage: '많이' })).toBeNull();
});

it('reads separators and fractions, and refuses what is no amount', () => {
  expect(
    ['1,200', ' 2.5 ', '0', '-3', '1e9', '', '12 명', '100001'].map((one) => readBenefitNumber('times', one)),
  ).toEqual([1200, 2.5, null, null, null, null, null, null]);
});

it('gives no result without a value that was entered', () => {
  const wrong = { taskName: '', people: '2', minutes: '반 시간', times: '' };
  expect(readBenefit({ ...values, tasks: [task, { ...wrong, minutes: '' }] })?.tasks).toHaveLength(1);
  expect(readBenefit({ ...values, tasks: [task, wrong] })).toBeNull();
});

it('shows separators of thousands, and leaves what is no number as it was typed', () => {
  expect(withSeparators('wage', '30000')).toBe('30,000');
  expect(withSeparators('wage', '많이')).toBe('많이');
});

it('wants whole persons, and says so', () => {
  expect(['1.5', '2.0', '2'].map((one) => readBenefitNumber('people', one))).toEqual([null, 2, 2]);
  expect(benefitText.calculator.error('people')).toBe('담당자 수는 소수점 없이 1부터 10,000까지 입력해주세요.');
  expect(benefitText.calculator.error('times')).toMatch(/0\.01부터 [\d,]+까지/);
});

it('tells the calculation in an inquiry, with money only where the costs of an hour are known', () => {
  const told = (wage: string) => {
    const input = readBenefit({ ...values, wage });
    return input && benefitMessage(input, benefitOf(input));
  };
  expect(told('')).toBe(
    [
      '도입 효과를 계산한 결과입니다.',
      '- 업무량: 담당자 3명이 한 번에 15분씩, 한 사람이 한 달에 120회',
      '- 현재 소요 시간: 한 달 90시간',
      '- 예상 절감 시간: 한 달 72시간(80%), 1년 864시간',
      '이 업무에 필요한 수량과 견적을 알고 싶습니다.',
    ].join('\n'),
  );
  expect(told('30000')).toContain('- 인건비로 환산: 시간당 30,000원일 때 한 달 216만 원');
});

it('shows figures that agree when a reader multiplies and adds them', () => {
  const read = (told: string) => {
    const [, number = '', unit] = /^([\d.,]+)(분|시간)$/.exec(told) ?? [];
    return Number(number.replaceAll(',', '')) / (unit === '분' ? 60 : 1);
  };
  for (const percent of ['65', '33.33', '80.5'])
    for (const minutes of ['3', '7.25', '15', '37', '333'])
      for (const times of ['1', '7', '59', '120', '133']) {
        const tasks = [
          { taskName: '', people: '3', minutes, times },
          { taskName: '', people: '1', minutes: '13', times: '1' },
        ];
        const input = readBenefit({ ...values, tasks, percent, wage: '30000' });
        const benefit = input && benefitOf(input);
        if (!input || !benefit) throw new Error('not calculated');
        const now = input.tasks.map((one) => read(hours(hoursOf(one)))).reduce((sum, one) => sum + one);
        expect(hours(now)).toBe(hours(benefit.hoursNow));
        const saved = (read(hours(benefit.hoursNow)) * Number(percent)) / 100;
        expect(hours(saved)).toBe(hours(benefit.hoursSaved));
        const year = read(hours(benefit.hoursSaved)) * 12;
        expect(hours(year)).toBe(hours(benefit.hoursSavedInYear));
        expect(won(Math.round(read(hours(benefit.hoursSaved)) * 30_000))).toBe(won(benefit.wonSaved ?? 0));
        expect(won(Math.round(read(hours(benefit.hoursSavedInYear)) * 30_000))).toBe(won(benefit.wonSavedInYear ?? 0));
      }
  expect([58.5, 2683.2, 0.25].map(hours)).toEqual(['58.5시간', '2,683.2시간', '15분']);
  expect([0, 9000, 30_000, 1_755_000, 21_060_000, 123_450_000, 500_000_000, 519_896_005_200_000].map(won)).toEqual([
    '0원',
    '9,000원',
    '3만 원',
    '175만 5,000원',
    '2,106만 원',
    '1억 2,345만 원',
    '5억 원',
    '519조 8,960억 520만 원',
  ]);
});

it('sums several tasks, tells each in the inquiry, and leaves out what is not filled in whole', () => {
  const several = { ...values, tasks: [task, NO_TASK, { ...task, people: '1', minutes: '60', times: '10' }] };
  const input = readBenefit(several);
  expect(input && benefitOf(input)).toMatchObject({ hoursNow: 100, hoursSaved: 80 });
  expect(input && benefitMessage(input, benefitOf(input))).toContain(
    [
      '- 업무 1: 담당자 3명이 한 번에 15분씩, 한 사람이 한 달에 120회(한 달 90시간)',
      '- 업무 3: 담당자 1명이 한 번에 60분씩, 한 사람이 한 달에 10회(한 달 10시간)',
      '- 현재 소요 시간: 한 달 100시간',
    ].join('\n'),
  );
  expect(readBenefit({ ...values, tasks: [task, { ...NO_TASK, people: '2' }] })?.tasks).toEqual(
    readBenefit(values)?.tasks,
  );
  expect(readBenefit({ ...values, tasks: [] })).toBeNull();
});

it('calls a task by its name in the inquiry, and by its place on the page where it has none', () => {
  const told = (...taskNames: string[]) => {
    const input = readBenefit({ ...values, tasks: taskNames.map((taskName) => ({ ...task, taskName })) });
    return input && benefitMessage(input, benefitOf(input)).split('\n').slice(1, -3);
  };
  expect(told(' 견적서\n 등록 ')).toEqual(['- 견적서 등록: 담당자 3명이 한 번에 15분씩, 한 사람이 한 달에 120회']);
  expect(told('견적서 등록', '')).toEqual([
    '- 견적서 등록: 담당자 3명이 한 번에 15분씩, 한 사람이 한 달에 120회(한 달 90시간)',
    '- 업무 2: 담당자 3명이 한 번에 15분씩, 한 사람이 한 달에 120회(한 달 90시간)',
  ]);
});

it('travels in a URL with all its tasks, of which there is a largest number', () => {
  const read = (tasks: (typeof task)[]) =>
    benefitValuesIn(new URLSearchParams(benefitParameters({ ...values, tasks })));
  const named = { ...task, people: '5', taskName: '견적서 등록' };
  expect(read([task, named])).toEqual({ ...values, tasks: [task, named] });
  expect(read([{ ...task, taskName: '가'.repeat(99) }]).tasks[0]?.taskName).toHaveLength(TASK_NAME_MAX);
  const cut = '가'.repeat(TASK_NAME_MAX - 2);
  expect(read([{ ...task, taskName: `${cut}\u202E😀` }]).tasks[0]?.taskName).toBe(cut);
  expect(read(Array.from({ length: BENEFIT_TASKS_MAX + 1 }, () => task)).tasks).toHaveLength(BENEFIT_TASKS_MAX);
});
