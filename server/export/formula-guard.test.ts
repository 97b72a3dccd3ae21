import { expect, it } from 'vitest';
import { guarded, unguarded } from './formula-guard.ts';

const FORMULAS = [
  '=1+1',
  '+82 10-1234-5678',
  '-2+3',
  '@SUM(A1)',
  '  =HYPERLINK("http://x")',
  '\u00a0=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1',
  '﹢1',
  '﹣1',
  '﹫SUM(A1)',
  '⁼1',
  '−2+3',
  '\u200b=1',
  '\u2060=1',
  '\u00ad=1',
  '\u202e=1',
  '\u0001=1',
  '\u001f=1',
  '\u007f=1',
  '\u0085=1',
  '\u200b ＝1',
  '=\u03381',
  '\t=1',
  '\r=1',
  '\n=1',
  '|calc',
  '%1',
];

it.each(FORMULAS)('leaves no formula in %j, and gives it back', (value) => {
  expect(guarded(value)).toBe(`'${value}`);
  expect(unguarded(guarded(value))).toBe(value);
});

it.each(["'=1", "''＝1", "' =1", "'\u200b=1", "\u200b'=1", "'\t1"])(
  'gives back %j, which only looks guarded',
  (value) => {
    expect(unguarded(guarded(value))).toBe(value);
    expect(guarded(value)).not.toBe(value);
  },
);

it.each(['A=B, 3-4 @회사', '\u200b내용', '첫 줄\n둘째 줄', '', "'따옴표'"])('leaves %j as it is', (value) => {
  expect(guarded(value)).toBe(value);
  expect(unguarded(value)).toBe(value);
});
