import { expect, it } from 'vitest';
import { regionOf, weekStartOf } from './week-start.ts';

it.each([
  ['KR', 0],
  ['JP', 0],
  ['US', 0],
  ['DE', 1],
  ['GB', 1],
  ['CN', 1],
  ['EG', 6],
  ['AE', 1],
  ['MV', 5],
  ['XX', 1],
])('spec 9: in %s a week starts on day %i', (region, day) => {
  expect(weekStartOf(region)).toBe(day);
});

it.each([
  ['ko', 'KR'],
  ['ko-KR', 'KR'],
  ['en-GB', 'GB'],
  ['ar', 'EG'],
  ['not a tag', 'KR'],
])('reads the country of %s as %s', (tag, region) => {
  expect(regionOf(tag)).toBe(region);
});
