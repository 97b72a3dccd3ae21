import { expect, it } from 'vitest';
import { expectedAnswerKind } from './answer-kind.ts';

it('takes a name for what is asked only at the end of a question', () => {
  for (const [query, answer] of [
    ['체험 기간이 얼마나 되나요', '30일'],
    ['예약센터 토요일 운영', '9:00'],
    ['정기배송 해지 위약금', '없음(무료)'],
    ['긴급여권 수수료', '미화 53달러'],
    ['가이드 경비는 하루에 얼마인가요', '1,000엔'],
    ['레귤레이터를 얼마로 맞춰야 합니까', '0.5MPa'],
  ] as const)
    expect(expectedAnswerKind(query)?.test(answer), query).toBe(true);
  for (const query of [
    '체험 기간 끝나면 그동안 만든 게 다 날아가나요',
    '개발자가 운영에 못 올리게 중간에 결재를 넣고 싶어요',
    '팩스로 들어온 흐린 서류도 글자를 잘 읽나요',
    '새 버전을 깔고 나니 지문으로 로그인이 안 돼요',
  ])
    expect(expectedAnswerKind(query), query).toBeNull();
});

it('reads the unit after 몇 from the beginning of the word', () => {
  for (const [query, answer] of [
    ['레트로핏 작업 몇일걸려요', '영업일 3일'],
    ['탈취 필터는 몇 달마다 갈아야 해요', '6개월'],
    ['적립금 한도 몇프로인지', '5%'],
    ['자동 로그아웃 몇시간이에요', '2시간'],
  ] as const)
    expect(expectedAnswerKind(query)?.test(answer), query).toBe(true);
});
