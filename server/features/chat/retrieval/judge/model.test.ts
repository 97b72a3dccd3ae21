import { expect, it } from 'vitest';
import { isShort, sureOf } from './model.ts';

it('takes a question of a word or two for short, however it is spaced', () => {
  expect(isShort('셀렉터')).toBe(true);
  expect(isShort('로봇 연결 안 됨')).toBe(true);
  expect(isShort('로봇이 매니저에 연결되지 않습니다')).toBe(false);
});

it('is surer of a document the more of the question it has, and asks more of a short question’s', () => {
  const told = {
    coverage: 1,
    closeness: 1,
    likeness: 1,
    nearness: 1.5,
    sameWording: 1,
    bm25: 1,
    wordsFound: 1.6,
    lead: 3,
  };
  expect(sureOf('라이선스를 새 PC로 옮기는 방법', told)).toBeGreaterThan(0);
  expect(sureOf('라이선스를 새 PC로 옮기는 방법', { elsewhere: 1, lacksName: 1 })).toBeLessThan(0);
  expect(sureOf('라이선스 이동', told)).toBeLessThan(sureOf('라이선스를 새 PC로 옮기는 방법', told));
});
