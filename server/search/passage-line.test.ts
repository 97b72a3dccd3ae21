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
