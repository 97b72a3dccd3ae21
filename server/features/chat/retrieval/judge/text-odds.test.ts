import { expect, it } from 'vitest';
import { matcherOf } from '#server/search/query/match-words.ts';
import { oddsReader } from './text-odds.ts';

const passage = (title: string, body: string, wordings: readonly string[] = []) => ({
  title: title.split(' '),
  heading: [],
  body: body.split(' '),
  wordings: wordings.map((wording) => wording.split(' ')),
});
const terms = ['라이선스', '이전'].map((word) => ({ any: [word] }));
const oddsOf = oddsReader([400, 20], matcherOf(terms));

it('finds the words of a question likelier in the text that says them more, and rarer words more telling', () => {
  const about = oddsOf([passage('라이선스', '다른 PC 이전 이전 라이선스 해제')]);
  const touching = oddsOf([passage('설치', '설치 순서 라이선스 등록 뒤 이전 버전 제거 안내 프로그램 폴더 경로 확인')]);
  const common = oddsOf([passage('라이선스', '라이선스 라이선스 만료 안내')]);
  const rare = oddsOf([passage('이전', '이전 이전 안내')]);
  expect(about.passageOdds).toBeGreaterThan(touching.passageOdds ?? 0);
  expect(rare.passageOdds).toBeGreaterThan(common.passageOdds ?? 0);
  expect(touching.passageOdds).toBeGreaterThan(oddsOf([passage('메일', '메일 수신 설정')]).passageOdds ?? 0);
});

it('reads the best passage and all passages of a document, and the ways of asking as its own words', () => {
  const best = passage('라이선스', '라이선스 이전 절차');
  const other = passage('라이선스', '구매 수량 계산 안내');
  expect(oddsOf([other, best]).passageOdds).toBe(oddsOf([best]).passageOdds);
  expect(oddsOf([other, best]).documentOdds).toBeLessThan(oddsOf([best, best]).documentOdds ?? 0);
  const asked = passage('PC 교체', '등록 해제', ['라이선스 이전']);
  expect(oddsOf([asked]).documentOdds).toBeGreaterThan(oddsOf([passage('PC 교체', '등록 해제')]).documentOdds ?? 0);
});
