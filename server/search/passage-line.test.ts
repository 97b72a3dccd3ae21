import { expect, it } from 'vitest';
import { withoutMarks } from './passage-line.ts';

it.each([
  ['- 점검 모드를 켭니다.', '점검 모드를 켭니다.'],
  ['2. 로봇을 고릅니다.', '로봇을 고릅니다.'],
  ['보관 기간 | 30일', '보관 기간: 30일'],
  ['4.5.2 | 2026-10-01 | 안정', '4.5.2 · 2026-10-01 · 안정'],
  ['□ | 내부망에서 설치할 수 있는지', '내부망에서 설치할 수 있는지'],
  ['담당자 | □', '담당자'],
])('reads %s as %s', (line, read) => {
  expect(withoutMarks(line)).toBe(read);
});

it('names the columns of a row that has more than a name and a value', () => {
  expect(withoutMarks('메모리 | 8GB | □ | 16GB 이상', '구분 | 최소 | 가상 | 권장')).toBe(
    '메모리 · 최소: 8GB · 권장: 16GB 이상',
  );
  expect(withoutMarks('보관 기간 | 30일', '항목 | 값')).toBe('보관 기간: 30일');
});
