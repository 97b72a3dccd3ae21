import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGE = readFileSync('docs/security.md', 'utf8');

/** Number of level 1 and 2 requirements in each section of ASVS 5.0.0. */
const SECTIONS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
);

const rows = [...PAGE.matchAll(/^\| (\d+\.\d+\.\d+)(?:–(\d+\.\d+\.\d+))? \|(.*)\|$/gm)].map(
  ([, first = '', last = first, rest = '']) => {
    const [, , how = '', state = '', tests = ''] = rest.split('|').map((cell) => cell.trim());
    return { first, last, how, state, tests };
  },
);

it('has every requirement of level 1 and 2 of ASVS 5.0.0 once, in order', () => {
  const covered = rows.flatMap(({ first, last }) =>
    REQUIREMENTS.slice(REQUIREMENTS.indexOf(first), REQUIREMENTS.indexOf(last) + 1),
  );
  expect(covered).toEqual(REQUIREMENTS);
  expect(REQUIREMENTS).toHaveLength(253);
});

it('says of each whether it is met, and by which test or in which words of its own', () => {
  for (const { first, how, state, tests } of rows) {
    expect(['충족', '미충족', '운영', '해당 없음'], first).toContain(state);
    if (state === '충족' && tests === '—') expect(how, first).toMatch(/^위 “/);
    expect(how.length, first).toBeGreaterThan(3);
  }
});

it('names tests that are there', () => {
  const named = [...PAGE.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`(?: “([^”]+)”)?/g)];
  expect(named.length).toBeGreaterThan(200);
  for (const [, file = '', name] of named) {
    expect(existsSync(file), file).toBe(true);
    if (name) expect(readFileSync(file, 'utf8'), file).toContain(name);
  }
});

it('names sections of its own that are there', () => {
  for (const [, title = ''] of PAGE.matchAll(/위 “([^”]+)”/g)) expect(PAGE).toContain(`### ${title}\n`);
});

it('lists at its top what is not met', () => {
  const [summary = ''] = /^\| 미충족 \|.*$/m.exec(PAGE) ?? [];
  for (const { first } of rows.filter(({ state }) => state === '미충족')) expect(summary).toContain(first);
});

it('names for each work that takes time the test that measures it', () => {
  const [, section = ''] = /### 시간이 드는 일\n([\s\S]*?)\n### /.exec(PAGE) ?? [];
  const works = section.split('\n').filter((line) => line.startsWith('- '));
  expect(works.length).toBeGreaterThan(10);
  expect(works.filter((work) => !/`[\w./-]+\.test\.ts`/.test(work))).toEqual([]);
});
