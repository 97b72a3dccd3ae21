import { expect, it } from 'vitest';
import { durationsOf, middleOf, summariseTimeSaved } from './reference-figures.rules.ts';

const minutes = (before: string, after: string) => ({ name: '처리', before, after, unit: '분' });
const half = { customerName: '가', figures: [minutes('10', '5')] };
const most = { customerName: '나', figures: [minutes('10', '1'), minutes('10', '10')] };
const little = { customerName: '가', figures: [minutes('10', '8')] };
const none = {
  customerName: '다',
  figures: [{ name: '오류', before: '38', after: '1', unit: '건' }],
};

it('takes the median and the lowest of all durations, also of those that stayed as long, and names whose they are', () => {
  expect(summariseTimeSaved([half, none, most, little])).toEqual({
    medianPercent: 35,
    lowestPercent: 0,
    customers: ['가', '나'],
  });
  expect(summariseTimeSaved([half, most])).toMatchObject({ medianPercent: 50, lowestPercent: 0 });
});

it('says nothing where nobody measured time, and where none was saved on the whole', () => {
  expect(summariseTimeSaved([])).toBeNull();
  expect(summariseTimeSaved([none])).toBeNull();
  expect(summariseTimeSaved([half, { customerName: '라', figures: [minutes('3', '9')] }])).toBeNull();
});

it('lists the durations that it is taken from, with those in the middle', () => {
  const durations = durationsOf([half, none, most, little]);
  expect(durations.map(({ reference, percent }) => [reference.customerName, percent])).toEqual([
    ['나', 90],
    ['가', 50],
    ['가', 20],
    ['나', 0],
  ]);
  expect(middleOf(durations).map((one) => one?.percent)).toEqual([50, 20]);
  expect(middleOf(durations.slice(1)).map((one) => one?.percent)).toEqual([20, 20]);
});
