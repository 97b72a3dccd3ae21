import { expect, it } from 'vitest';
import { summariseTimeSaved } from './reference-figures.rules.ts';

const minutes = (before: string, after: string) => ({ name: '처리', before, after, unit: '분' });

it('takes the median and the lowest of all durations that became shorter', () => {
  const [half, most, little] = [minutes('10', '5'), minutes('10', '1'), minutes('10', '8')];
  expect(summariseTimeSaved([half, most, little])).toEqual({ medianPercent: 50, lowestPercent: 20 });
  expect(summariseTimeSaved([half, most])).toEqual({ medianPercent: 70, lowestPercent: 50 });
});

it('says nothing where nobody measured time', () => {
  expect(summariseTimeSaved([])).toBeNull();
  expect(summariseTimeSaved([{ name: '오류', before: '38', after: '1', unit: '건' }, minutes('3', '9')])).toBeNull();
});
