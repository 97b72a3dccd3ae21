import { expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import type { TermDraft } from './term.rules.ts';
import { checkTerm } from './term.rules.ts';
import { firstDay, nextVersion, NO_VERSION } from './terms.ts';

const TODAY = '2026-03-01';
const before = { version: '1.0', effectiveDate: '2026-01-01', markdown: '## 옛 본문\n\n내용', hasReaders: true };
const draft: TermDraft = {
  kind: 'terms-of-use',
  version: '1.1',
  effectiveDate: '2026-04-30',
  isMajor: false,
  summary: '요약',
  markdown: '본문',
};
const errorsOf = (change: Partial<TermDraft>) =>
  Object.entries(checkTerm({ ...draft, ...change }, before, TODAY))
    .filter(([, error]) => error !== null)
    .map(([field]) => field);

it.each<[string, Partial<TermDraft>, string[]]>([
  ['as it should be', {}, []],
  ['the version of the one before', { version: '1.0' }, ['version']],
  ['words for a version', { version: '첫 판' }, ['version']],
  ['a day that does not exist', { effectiveDate: '2026-02-30' }, ['effectiveDate']],
  ['too little time for readers', { effectiveDate: '2026-03-02' }, ['effectiveDate']],
  ['a blank summary', { summary: ' ' }, ['summary']],
  ['the longest summary', { summary: '가'.repeat(LIMITS.termSummaryMaxChars) }, []],
  ['a longer summary', { summary: '가'.repeat(LIMITS.termSummaryMaxChars + 1) }, ['summary']],
  ['no body', { markdown: '' }, ['markdown']],
  ['the body of the one before', { markdown: '## 옛 본문 \r\n\r\n내용\n' }, ['markdown']],
  ['the longest body', { markdown: '가 '.repeat(LIMITS.termBodyMaxChars / 2) }, []],
  ['a longer body', { markdown: `${'가 '.repeat(LIMITS.termBodyMaxChars / 2)}나` }, ['markdown']],
])('a version of a legal text with %s', (_name, change, refused) => {
  expect(errorsOf(change)).toEqual(refused);
});

it('a new version is offered the next number and the first day that it may have', () => {
  expect(['1.1', '1.9', '1.0.9', NO_VERSION].map(nextVersion)).toEqual(['1.2', '1.10', '1.0.10', '1.0']);
  const normal = firstDay(true, false, TODAY, before.effectiveDate);
  expect([normal, firstDay(true, true, TODAY, before.effectiveDate)]).toEqual(['2026-03-11', '2026-03-31']);
  expect(firstDay(true, false, TODAY, '2026-03-31'), 'after the one that waits').toBe('2026-04-01');
  expect(firstDay(false, false, TODAY, ''), 'nobody to tell').toBe(TODAY);
  expect(errorsOf({ version: nextVersion(before.version), effectiveDate: normal })).toEqual([]);
});
