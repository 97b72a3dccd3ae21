import { expect, it } from 'vitest';
import { keepCounts } from './keep-counts.ts';

it('keeps a numeral and what it counts on one line', () => {
  for (const [text, kept] of [
    ['로봇 120대를 세 명이 운영하는 방법', '로봇 120대를 세_명이 운영하는 방법'],
    ['반품 접수 500건, 네 시간에서 1시간 25분으로', '반품 접수 500건, 네_시간에서 1시간 25분으로'],
    ['이틀 걸리던 정리', '이틀_걸리던 정리'],
    ['고객 열두 곳, 차액 940만 원', '고객 열두_곳, 차액 940만_원'],
    ['하루 한 번', '하루_한_번'],
  ] as const)
    expect(keepCounts(text)).toBe(kept.replaceAll('_', '\u00a0'));
});

it('leaves alone what only looks like one', () => {
  for (const text of ['도입한 회사', '가세 그네 타기', '네, 됩니다', 'Studio 4.6 정식 출시', '세 ', '2026 Studio'])
    expect(keepCounts(text)).toBe(text);
});
