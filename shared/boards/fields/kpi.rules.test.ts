import { expect, it } from 'vitest';
import { readKpi } from './field.rules.ts';
import { formatKpi, timeSavedPercent } from './kpi.rules.ts';

const kpi = (value: string) => readKpi(value) ?? { name: '', before: '', after: '', unit: '' };
const said = (value: string) => {
  const { before, after, change } = formatKpi(kpi(value));
  return `${before} → ${after} (${change})`;
};

it('says durations in hours, minutes and seconds, not in fractions', () => {
  expect(said('명단 정리|16|0.3|시간')).toBe('16시간 → 18분 (-98%)');
  expect(said('계정 발급|960|10|분')).toBe('16시간 → 10분 (-99%)');
  expect(said('반품 500건 처리|240|85|분')).toBe('4시간 → 1시간 25분 (-65%)');
  expect(said('접수 처리 시간|260|90|초')).toBe('4분 20초 → 1분 30초 (-65%)');
  expect(said('서류 입력|11|2.5|분')).toBe('11분 → 2분 30초 (-77%)');
  expect(said('교육|1,500|3|시간')).toBe('1,500시간 → 3시간 (-100%)');
});

it('says less than a day as 당일, without a percentage, and other days as entered', () => {
  expect(said('소액 청구 지급|3|0.6|일')).toBe('3일 → 당일 (null)');
  expect(said('계량 이상 발견|6.5|0.5|일')).toBe('6.5일 → 당일 (null)');
  expect(said('결산 마감|5|2|일')).toBe('5일 → 2일 (-60%)');
});

it('compares percentages in points, and nothing with zero', () => {
  expect(said('입력 오류율|2.4|0.5|%')).toBe('2.4% → 0.5% (-1.9%p)');
  expect(said('자동 처리 비율|0|71|%')).toBe('0% → 71% (+71%p)');
  expect(said('회수한 정산 누락|0|4,200|만 원')).toBe('0만 원 → 4,200만 원 (null)');
  expect(said('초과 예약|11|0|건')).toBe('11건 → 0건 (-100%)');
  expect(said('평가|낮음|높음|')).toBe('낮음 → 높음 (null)');
  expect(said('대기|0|0|분')).toBe('0분 → 0분 (null)');
});

it('takes only durations as saved time, and those that became longer as what they are', () => {
  expect(
    ['월말 결산 작업|52|9|시간', '한 건|35|8|분', '결산 마감|5|2|일', '대기|5|9|분', '오류|38|1|건'].map((one) =>
      timeSavedPercent(kpi(one)),
    ),
  ).toEqual([83, 77, null, -80, null]);
});
